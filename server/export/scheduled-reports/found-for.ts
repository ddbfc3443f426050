import { mailedLinesMost, pdfMax } from "#domain/limits.ts";
import type { DaySpan } from "#domain/periods.ts";
import type { ReportLeftOut } from "#domain/scheduled-reports.ts";
import { lineOrder, lineRows } from "../../db/queries/line-lists.ts";
import type { ScheduledReportRow } from "../../db/queries/scheduled-reports.ts";
import { may } from "../../ground/actor.ts";
import { Problem } from "../../ground/problem.ts";
import type { RunningJob } from "../../house/job.ts";
import type { ReportOrder } from "../../house/report-files.ts";
import { askedReport } from "../../insight/reports/asked-report.ts";
import { askedBy } from "../asked-by.ts";
import { mayReadReports } from "./may-read-reports.ts";
import { reportQueryOf } from "./report-query.ts";

type For = { reader: number; period: DaySpan };
type Found = { order: ReportOrder; isOwn: boolean } | { leftOut: ReportLeftOut; lines: number };

/** The rows of a report for one reader, within their present rights and reach; or why there is no letter. */
export async function foundFor(
  job: Pick<RunningJob, "house" | "id">,
  { question, format }: Pick<ScheduledReportRow, "question" | "format">,
  { reader, period }: For,
): Promise<Found> {
  const none = (leftOut: ReportLeftOut, lines = 0) => ({ leftOut, lines });
  const ctx = await unlessRefused(() => askedBy(job, reader, "mailReport"));
  if (ctx instanceof Problem) return none("off");
  if (!mayReadReports(ctx.actor)) return none("rights");
  const asked = await unlessRefused(() => askedReport(ctx, reportQueryOf(question, period)));
  if (asked instanceof Problem) return none(asked.code === "forbidden" ? "rights" : "outOfReach");
  const most = format === "pdf" ? Math.min(pdfMax, mailedLinesMost) : mailedLinesMost;
  const { filter, tab, grouping } = asked;
  const order = lineOrder(filter.list, tab.sort);
  const rows = await lineRows(ctx.db, filter, tab, { order, grouping, limit: most + 1, offset: 0 });
  if (rows.length === 0) return none("noRows");
  if (rows.length > most) return none("tooLong", rows.length);
  const found = { reader, list: filter.list, rows: rows.map(({ row_id }) => row_id), grouping, format };
  return { order: found, isOwn: !may(ctx.actor, "transaction/reports:read") };
}

async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | Problem> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
