import { countArrival } from "../db/queries/guests.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn, dayStart } from "../ground/time-zone.ts";
import type { Context } from "../house/context.ts";
import { networkOf } from "../house/limits/network-of.ts";

const dayMs = 24 * 3_600_000;

/**
 * Refuses more guests than so many a day from one address or IPv6 network, and so many altogether: a guest proves
 * nothing.
 */
export async function insistOnRoomForGuest({ db, house, now, address }: Context): Promise<void> {
  const { guestsPerAddressPerDay, guestsPerDay } = house.limits;
  const { ofAddress, ofHouse } = await countArrival(db, dayIn(house.timeZone, now), networkOf(address));
  if (ofAddress <= guestsPerAddressPerDay && ofHouse <= guestsPerDay) return;
  const tomorrow = dayStart(house.timeZone, dayIn(house.timeZone, new Date(now.getTime() + dayMs)));
  throw new Problem("tooManyRequests", { retryAfter: Math.max(60, Math.ceil((+tomorrow - +now) / 1000)) });
}
