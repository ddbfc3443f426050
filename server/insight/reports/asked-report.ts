import type { Query } from "#api/operation-types.ts";
import { figureDays } from "#domain/limits.ts";
import type { DaySpan } from "#domain/periods.ts";
import { reportKinds } from "#domain/reports.ts";
import type { Grouping } from "#domain/stone-lists.ts";
import { lineFilterOf, lineReach, mayReadList } from "../../access/line-reach.ts";
import { isProvider } from "../../db/queries/providers.ts";
import type { Report } from "../../db/queries/report-rows.ts";
import { Problem } from "../../ground/problem.ts";
import type { Reading } from "../../house/context.ts";
import { spanOf } from "../period.ts";

export type ReportQuery = Omit<Query<"listReportGroups">, "page" | "size">;

/** The report that a question asks for, within the actor's reach. */
export async function askedReport(ctx: Reading, query: ReportQuery): Promise<Report & { period: DaySpan }> {
  const { kind, startDate, endDate, groupBy, provider_id, ...parties } = query;
  const { list, rule } = reportKinds[kind];
  if (!mayReadList(ctx.actor, list)) throw new Problem("forbidden");
  const period = spanOf(ctx, { startDate, endDate }, { days: figureDays, at: "/query" });
  const within = { ...parties, startDate: period.from, endDate: period.to };
  const filter = await lineFilterOf(ctx, list, { query: within });
  if (provider_id !== undefined) await insistOnProvider(ctx, provider_id, lineReach(ctx, list).of === "all");
  return {
    filter: { ...filter, ...(provider_id !== undefined && { provider_id }) },
    tab: rule,
    // The contract allows the seven of spec §4.
    grouping: groupBy as Grouping,
    period,
  };
}

/** From whom a stone came is told to nobody outside the office. */
async function insistOnProvider({ db }: Reading, id: number, isOffice: boolean): Promise<void> {
  if (!isOffice || !(await isProvider(db, id))) throw new Problem("notFound");
}
