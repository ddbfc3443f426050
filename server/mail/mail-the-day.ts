import { dailyMailHour } from "#domain/notices.ts";
import { one } from "../db/crud.ts";
import { readersOfDay, takeDay } from "../db/queries/notices.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import { dayIn, hourIn } from "../ground/time-zone.ts";
import type { Context } from "../house/context.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { letterOfDay } from "./notices/letter-of-day.ts";
import { post } from "./outbox.ts";

/**
 * Mails people the notices that they want once a day, from an hour of the house's day on (decision 0083). It looks every
 * five minutes, whatever the clock did, and a mail of a day is taken once by its day: a changed clock, a second portal
 * and a portal that was away at the hour make neither two mails nor none.
 */
export const mailTheDay: Job<Record<never, never>> = {
  name: "mailTheDay",
  atOnce: 1,
  schedule: "*/5 * * * *",
  async run(_, { house, id: requestId, signal }) {
    const { timeZone } = house;
    const now = house.now();
    if (hourIn(timeZone, now) < dailyMailHour) return;
    const day = dayIn(timeZone, now);
    for (const account of await readersOfDay(house.db, day)) {
      if (signal.aborted) return;
      await inTransaction(house, { requestId, operation: "mailTheDay" }, (ctx) => mailOne(ctx, account, day));
    }
  },
};

async function mailOne(ctx: Context, accountId: number, day: string): Promise<void> {
  const reader = await one(ctx, "account", accountId, "lock");
  if (!reader.is_active) return;
  const notices = await takeDay(ctx.db, accountId, { day, now: ctx.now });
  if (notices.length === 0) return;
  const letter = letterOfDay(notices, {
    house: await houseNameOf(ctx.db),
    day,
    reader,
    publicUrl: ctx.house.publicUrl,
  });
  await post(ctx, "noticesOfDay", { to: reader.email, ...letter }, accountId);
}
