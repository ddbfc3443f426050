import type { ReportOutcome } from "#domain/scheduled-reports.ts";
import { changeReportRun } from "../../db/queries/report-runs.ts";
import type { House } from "../../house/house.ts";
import { inTransaction } from "../../house/unit-of-work.ts";

type Run = { reportId: number; runId: number };
type End = { outcome: ReportOutcome; reason: string | null };

/** Ends a run. */
export const endReport = (house: House, requestId: string, { reportId, runId }: Run, { outcome, reason }: End) =>
  inTransaction(house, { requestId, operation: "mailReport" }, async (ctx) => {
    await changeReportRun(ctx.db, runId, { ended_at: ctx.now, outcome, reason });
    const after = { run: runId, outcome, reason };
    ctx.audit.push({ workflow: "scheduled_report", item: reportId, transition: "scheduled_report.end", after });
  });
