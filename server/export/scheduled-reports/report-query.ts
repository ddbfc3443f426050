import type { DaySpan } from "#domain/periods.ts";
import type { ReportKind } from "#domain/reports.ts";
import type { ReportQuestion } from "#domain/scheduled-reports.ts";
import { groupings } from "#domain/stone-lists.ts";
import type { ReportQuery } from "../../insight/reports/asked-report.ts";

/** The question of a scheduled report of deals under the days of a run. */
export const reportQueryOf = (
  { period: _, by: __, kind, groupBy = groupings.list, ...filters }: ReportQuestion,
  { from, to }: DaySpan,
): ReportQuery => ({
  ...filters,
  kind: kind as ReportKind,
  groupBy,
  startDate: from,
  endDate: to,
});
