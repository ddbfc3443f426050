import { daysOfPeriod } from "#domain/report-periods.ts";
import { changeReportRun, insertReportRun, reportRunOfKey, reportRunUnderWay } from "../../db/queries/report-runs.ts";
import type { ScheduledReportRow } from "../../db/queries/scheduled-reports.ts";
import { Problem } from "../../ground/problem.ts";
import { dayIn } from "../../ground/time-zone.ts";
import type { Context } from "../../house/context.ts";
import { mailReport } from "./mail-report.ts";

type Asked = { runKey: string; accountId: number | null; insistOnSeen?(): Promise<void> };

/**
 * Begins a run of a report whose row is locked. A key that began a run already answers that run, and so does a run that is
 * under way: nothing is mailed twice. The days of the period are fixed now.
 */
export async function beginReport(ctx: Context, row: ScheduledReportRow, asked: Asked): Promise<number> {
  const { runKey, accountId } = asked;
  const earlier = await reportRunOfKey(ctx.db, runKey);
  if (earlier && earlier.scheduled_report_id !== row.id) throw new Problem("runKeyOfOther");
  const same = earlier ?? (await reportRunUnderWay(ctx.db, row.id));
  if (same) return same.id;
  if (!row.is_active) throw new Problem("scheduledReportOff");
  await asked.insistOnSeen?.();
  const { from, to } = daysOfPeriod(row.question.period, dayIn(ctx.house.timeZone, ctx.now));
  const run = await insertReportRun(ctx.db, {
    scheduled_report_id: row.id,
    run_key: runKey,
    account_id: accountId,
    is_scheduled: accountId === null,
    from_day: from,
    to_day: to,
    asked_at: ctx.now,
  });
  if (!run) throw new Problem("runKeyOfOther"); // another report took it at the same moment
  await changeReportRun(ctx.db, run.id, { job_id: await ctx.enqueue(mailReport, { runId: run.id }) });
  ctx.audit.push({
    workflow: "scheduled_report",
    item: row.id,
    transition: "scheduled_report.run",
    after: { run: run.id, from, to },
  });
  return run.id;
}
