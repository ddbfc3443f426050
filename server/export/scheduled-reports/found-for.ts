import { mailedLinesMost, pdfMax } from "#domain/limits.ts";
import type { DaySpan } from "#domain/periods.ts";
import { isFigureKind, type ReportLeftOut } from "#domain/scheduled-reports.ts";
import { lineOrder, lineRows } from "../../db/queries/line-lists.ts";
import type { ScheduledReportRow } from "../../db/queries/scheduled-reports.ts";
import { may } from "../../ground/actor.ts";
import { Problem } from "../../ground/problem.ts";
import type { Reading } from "../../house/context.ts";
import type { RunningJob } from "../../house/job.ts";
import type { ReportOrder } from "../../house/report-files.ts";
import { askedReport } from "../../insight/reports/asked-report.ts";
import { askedBy } from "../asked-by.ts";
import { figureSheet } from "./figure-sheet.ts";
import { mayReadReports } from "./may-read-reports.ts";
import { reportQueryOf } from "./report-query.ts";

type For = { reader: number; period: DaySpan };
type LeftOut = { leftOut: ReportLeftOut; lines: number };
type Found = { order: ReportOrder; lines: number; isOwn: boolean } | LeftOut;

/** The rows of a report for one reader, within their present rights and reach; or why there is no letter. */
export async function foundFor(
  job: Pick<RunningJob, "house" | "id">,
  report: Pick<ScheduledReportRow, "question" | "format">,
  { reader, period }: For,
): Promise<Found> {
  const ctx = await unlessRefused(() => askedBy(job, reader, "mailReport"));
  if (ctx instanceof Problem) return none("off");
  if (!mayReadReports(ctx.actor)) return none("rights");
  const isOwn = !may(ctx.actor, "transaction/reports:read");
  const of = isFigureKind(report.question.kind) ? figuresFor : dealsFor;
  const found = await of(ctx, report, { reader, period });
  return "order" in found ? { ...found, isOwn } : found;
}

const none = (leftOut: ReportLeftOut, lines = 0): LeftOut => ({ leftOut, lines });
const refused = ({ code }: Problem) => none(code === "forbidden" ? "rights" : "outOfReach");
type OfReader = { order: ReportOrder; lines: number } | LeftOut;
type Told = Pick<ScheduledReportRow, "question" | "format">;

/** Figures are counted again when the letter leaves; here they say whether there is anything to tell. */
async function figuresFor(ctx: Reading, { question, format }: Told, { reader, period }: For): Promise<OfReader> {
  const found = await unlessRefused(() => figureSheet(ctx, question, period));
  if (found instanceof Problem) return refused(found);
  if (found.isEmpty) return none("noRows");
  return { order: { reader, figures: question, period, format }, lines: found.sheet.rows.length };
}

async function dealsFor(ctx: Reading, { question, format }: Told, { reader, period }: For): Promise<OfReader> {
  const asked = await unlessRefused(() => askedReport(ctx, reportQueryOf(question, period)));
  if (asked instanceof Problem) return refused(asked);
  const most = format === "pdf" ? Math.min(pdfMax, mailedLinesMost) : mailedLinesMost;
  const { filter, tab, grouping } = asked;
  const sorting = lineOrder(filter.list, tab.sort);
  const rows = await lineRows(ctx.db, filter, tab, { order: sorting, grouping, limit: most + 1, offset: 0 });
  if (rows.length === 0) return none("noRows");
  if (rows.length > most) return none("tooLong", rows.length);
  const order = { reader, list: filter.list, rows: rows.map(({ row_id }) => row_id), grouping, format };
  return { order, lines: rows.length };
}

async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | Problem> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
