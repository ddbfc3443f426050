import { readSchedule } from "#domain/schedule.ts";
import { one } from "../../db/crud.ts";
import { lostReportRuns } from "../../db/queries/report-runs.ts";
import { followReport, reportsOnSchedule } from "../../db/queries/scheduled-reports.ts";
import { followAfterSetBack } from "../../db/queries/schedules-ahead.ts";
import { eachByItself } from "../../ground/each-by-itself.ts";
import { isDue, nextRuns } from "../../ground/next-runs.ts";
import type { Context } from "../../house/context.ts";
import type { Job } from "../../house/job.ts";
import { inTransaction } from "../../house/unit-of-work.ts";
import { beginReport } from "./begin-report.ts";
import { endReport } from "./end-report.ts";

/**
 * The clock of scheduled reports: it begins the runs that are due, and ends those whose work was lost. Runs that were missed
 * while the portal was down are made up by one.
 */
export const runReports: Job<Record<never, never>> = {
  name: "runReports",
  atOnce: 1,
  schedule: "* * * * *",
  async run(_, { house, id: requestId, signal }) {
    for (const { id, scheduled_report_id: reportId } of await lostReportRuns(house.db)) {
      await endReport(house, requestId, { reportId, runId: id }, { outcome: "failed", reason: "lost" });
    }
    const now = house.now();
    await followAfterSetBack(house.db, "scheduled_report", now);
    await eachByItself(
      await reportsOnSchedule(house.db),
      async (row) => {
        if (signal.aborted || !isDue(row, house.timeZone, now)) return;
        await inTransaction(house, { requestId, operation: "runReports" }, (ctx) => beginDue(ctx, row.id));
      },
      (err, { id }) => house.log.warn({ err, scheduledReport: id }, "a scheduled report could not be begun"),
    );
  },
};

/** Begins one report. Somebody may have changed or begun it since it was listed: the locked row decides. */
async function beginDue(ctx: Context, id: number): Promise<void> {
  const row = await one(ctx, "scheduled_report", id, "lock");
  const { timeZone } = ctx.house;
  const read = row.schedule === null ? undefined : readSchedule(row.schedule);
  if (!row.is_active || !read || "fault" in read || !isDue(row, timeZone, ctx.now)) return;
  const [due] = nextRuns(read.schedule, timeZone, row.due_from, 1);
  await followReport(ctx.db, id, ctx.now);
  await beginReport(ctx, row, { runKey: `schedule-${id}-${due?.toISOString() ?? ""}`, accountId: null });
}
