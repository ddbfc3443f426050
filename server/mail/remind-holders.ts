import { holdEndingHours, memoDueDays, memoOverdueDays } from "#domain/limits.ts";
import { takeEndingHolds, takeMemos } from "../db/queries/reminders.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Context } from "../house/context.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { tellEndingHolds, tellMemo } from "./tell-reminders.ts";

const AT_ONCE = 100;
const DAY_MS = 86_400_000;

/** Reminds clients of ending holds and due memos, once each. */
export const remindHolders: Job<Record<never, never>> = {
  name: "remindHolders",
  atOnce: 1,
  schedule: "*/5 * * * *",
  async run(_, { house, id, signal }) {
    const origin = { requestId: id, operation: "remindHolders" };
    for (const remind of [endingHolds, memos("memoDue"), memos("memoOverdue")]) {
      while (!signal.aborted && (await inTransaction(house, origin, remind)) === AT_ONCE);
    }
  },
};

async function endingHolds(ctx: Context): Promise<number> {
  const ids = await takeEndingHolds(ctx.db, holdEndingHours, { now: ctx.now, most: AT_ONCE });
  await tellEndingHolds(ctx, ids);
  return ids.length;
}

const memos = (kind: "memoDue" | "memoOverdue") => async (ctx: Context) => {
  const day = (days: number) => dayIn(ctx.house.timeZone, new Date(ctx.now.getTime() + days * DAY_MS));
  const days =
    kind === "memoDue" ? { from: day(0), to: day(memoDueDays) } : { from: day(-memoOverdueDays), to: day(-1) };
  const ids = await takeMemos(ctx.db, kind, days, { now: ctx.now, most: AT_ONCE });
  for (const id of ids) await tellMemo(ctx, kind, id);
  return ids.length;
};
