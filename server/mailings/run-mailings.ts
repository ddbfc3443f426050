import { readSchedule } from "#domain/schedule.ts";
import { openMailingRun, runsLeftAlone } from "../db/queries/mailing-runs.ts";
import { followMailing, lockedMailing, scheduledMailings } from "../db/queries/mailings.ts";
import { followAfterSetBack } from "../db/queries/schedules-ahead.ts";
import { eachByItself } from "../ground/each-by-itself.ts";
import { isDue, nextRuns } from "../ground/next-runs.ts";
import type { Context } from "../house/context.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { portal } from "../workflows/work.ts";
import { beginMailing, writeLater } from "./begin-mailing.ts";
import { endRuns } from "./end-runs.ts";
import { refusalOf, refuseRun } from "./refuse-run.ts";

/**
 * The clock of mail rules: it begins the runs that are due, lets a run go on whose work was lost, and ends a run whose last
 * letter was told of by nobody. Runs that were missed while the portal was down are made up by one.
 */
export const runMailings: Job<Record<never, never>> = {
  name: "runMailings",
  atOnce: 1,
  schedule: "* * * * *",
  async run(_, { house, id: requestId, signal }) {
    const origin = { requestId, operation: "runMailings" };
    await endRuns(house, requestId);
    for (const run of await runsLeftAlone(house.db)) await inTransaction(house, origin, (ctx) => goOn(ctx, run));
    const now = house.now();
    await followAfterSetBack(house.db, "mailing", now);
    await eachByItself(
      await scheduledMailings(house.db),
      async (row) => {
        if (signal.aborted || !isDue(row, house.timeZone, now)) return;
        await inTransaction(house, origin, (ctx) => begin(ctx, row.id));
      },
      (err, { id }) => house.log.warn({ err, mailing: id }, "a mail rule could not be begun"),
    );
  },
};

/** Has a run written on whose job was lost. Another portal may have done so since it was listed: the locked row decides. */
async function goOn(ctx: Context, { id, mailing_id }: { id: number; mailing_id: number }): Promise<void> {
  const row = await lockedMailing(ctx.db, mailing_id);
  const run = await openMailingRun(ctx.db, mailing_id);
  if (row?.state === "sending" && run?.id === id) await writeLater(ctx, id);
}

/** Begins one rule, or keeps why it may not begin. The moment that was due is its run key, so that no two clocks send it twice. */
async function begin(ctx: Context, id: number): Promise<void> {
  const row = await lockedMailing(ctx.db, id);
  const read = row?.schedule ? readSchedule(row.schedule) : undefined;
  if (row?.state !== "scheduled" || !read || "fault" in read) return;
  const { timeZone } = ctx.house;
  if (!isDue(row, timeZone, ctx.now)) return;
  const [due] = nextRuns(read.schedule, timeZone, row.due_from, 1);
  await followMailing(ctx.db, id, ctx.now);
  const runKey = `schedule-${id}-${due?.toISOString() ?? ""}`;
  const reason = await refusalOf(ctx, row);
  if (reason !== undefined) return refuseRun(ctx, row, { runKey, reason });
  await beginMailing(ctx, row, { actor: portal, event: "SEND_DUE", runKey, accountId: null });
}
