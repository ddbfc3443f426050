import { randomUUID } from "node:crypto";
import type { EventObject } from "xstate";
import { oneTrip } from "../db/one-trip.ts";
import { dueOffers, ownersOfLines } from "../db/queries/stone-work.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { endDue } from "./end-due.ts";
import { StoneWork } from "./stone-work.ts";
import { portal } from "./work.ts";
import { writeWork } from "./write-work.ts";

/** Ends the expired offers in enquiries, and answers how many (decision 0054). */
export const expireDueOffers = (house: House): Promise<number> =>
  endDue(house, {
    find: (of) => dueOffers(house.db, house.now(), of),
    end: (ids) => expire(house, ids),
    whenItFails: "the offer of an enquiry could not be ended",
  });

function expire(house: House, ids: readonly number[]): Promise<number> {
  return inTransaction(house, { requestId: randomUUID(), operation: "expireOffers" }, async (ctx) => {
    const [owners] = await oneTrip(ctx.db, ownersOfLines(ids));
    const stoneIds = owners.map(({ stone_id }) => stone_id);
    const work = await StoneWork.of(ctx, stoneIds, ids);
    const event = { type: "EXPIRE", at: ctx.now.getTime() } as EventObject;
    // The machine refuses an offer that was accepted, declined or made anew before the lock.
    const ended = ids.filter((id) => {
      const line = work.lines.get(id);
      return line && work.move(line, event, portal).ok;
    });
    await writeWork(ctx, work);
    return ended.length;
  });
}
