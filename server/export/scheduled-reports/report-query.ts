import type { DaySpan } from "#domain/periods.ts";
import type { ReportQuestion } from "#domain/scheduled-reports.ts";
import type { ReportQuery } from "../../insight/reports/asked-report.ts";

/** The question of a scheduled report under the days of a run. */
export const reportQueryOf = ({ period: _, ...asked }: ReportQuestion, { from, to }: DaySpan): ReportQuery => ({
  ...asked,
  startDate: from,
  endDate: to,
});
