import { messages } from "#domain/messages.ts";
import { daysOfPeriod } from "#domain/report-periods.ts";
import { roleIds } from "#domain/roles.ts";
import { isFigureKind, type ReportQuestion, unfitIn } from "#domain/scheduled-reports.ts";
import { peopleOfHouse, type ReportReaderRow, reportReadersById } from "../../db/queries/scheduled-reports.ts";
import { Problem } from "../../ground/problem.ts";
import { dayIn } from "../../ground/time-zone.ts";
import type { Reading } from "../../house/context.ts";
import { askedReport } from "../../insight/reports/asked-report.ts";
import { figureSheet } from "./figure-sheet.ts";
import { reportQueryOf } from "./report-query.ts";

/** Refuses a question that the actor may not ask. Each reader's own reach is asked at each run. */
export async function checkQuestion(ctx: Reading, question: ReportQuestion): Promise<void> {
  const unfit = unfitIn(question);
  if (unfit.length > 0) {
    const message = messages.reportQuestionUnfit;
    const errors = unfit.map((name) => ({ path: `/data/question/${name}`, message }));
    throw new Problem("reportQuestionUnfit", { errors });
  }
  const period = daysOfPeriod(question.period, dayIn(ctx.house.timeZone, ctx.now));
  if (isFigureKind(question.kind)) await figureSheet(ctx, question, period);
  else await askedReport(ctx, reportQueryOf(question, period));
}

/**
 * The people to whom the actor may have a report mailed, the actor first: administrators have the people of the house
 * too.
 */
export async function readersFor({ db, actor }: Reading): Promise<ReportReaderRow[]> {
  const self = await reportReadersById(db, [actor.accountId]);
  if (actor.roleId !== roleIds.administrator) return self;
  return [...self, ...(await peopleOfHouse(db)).filter(({ id }) => id !== actor.accountId)];
}

/** Refuses readers whom the actor may not name. Those whom the report has already stay. */
export async function checkReaders(ctx: Reading, ids: readonly number[], kept: readonly number[]): Promise<void> {
  const allowed = new Set([...kept, ...(await readersFor(ctx)).map(({ id }) => id)]);
  if (ids.every((id) => allowed.has(id))) return;
  throw new Problem("reportReaderUnfit", {
    errors: [{ path: "/data/reader_ids", message: messages.reportReaderUnfit }],
  });
}
