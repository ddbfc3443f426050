import type { ReportPeriod } from "./report-periods.ts";
import type { ReportFilters, ReportKind } from "./reports.ts";

export const reportFileFormats = ["xlsx", "csv", "pdf"] as const;
export type ReportFileFormat = (typeof reportFileFormats)[number];
/** The formats as people call them. */
export const reportFormatNames: Record<ReportFileFormat, string> = { xlsx: "Excel", csv: "CSV", pdf: "PDF" };

/** The question of a scheduled report. Its period moves with the day of the run. */
export type ReportQuestion = ReportFilters & {
  kind: ReportKind;
  period: ReportPeriod;
  groupBy: number;
};

/** The outcomes of a run: with letters, without any, stopped before it began, or failed. */
export type ReportOutcome = "mailed" | "nothing" | "stopped" | "failed";

/** The reasons for which a reader of a scheduled report got no letter. */
export type ReportLeftOut = "off" | "rights" | "outOfReach" | "noRows" | "tooLong";
