import type { LostGroup } from "./lost-deals.ts";
import type { ReportPeriod } from "./report-periods.ts";
import type { ReportFilters, ReportKind } from "./reports.ts";

export const reportFileFormats = ["xlsx", "csv", "pdf"] as const;
export type ReportFileFormat = (typeof reportFileFormats)[number];
/** The formats as people call them. */
export const reportFormatNames: Record<ReportFileFormat, string> = { xlsx: "Excel", csv: "CSV", pdf: "PDF" };

/** The figures that are mailed beside deals, each with the filters that it follows (decision 0157). */
export const figureKinds = {
  unmetDemand: ["business_id", "diamond_type", "shape", "color", "clarity"],
  ageing: ["diamond_type", "shape"],
  lostDeals: ["business_id", "diamond_type", "shape", "color", "clarity"],
} as const satisfies Record<string, readonly (keyof ReportFilters)[]>;
export type FigureKind = keyof typeof figureKinds;
export type ScheduledKind = ReportKind | FigureKind;
export const isFigureKind = (kind: ScheduledKind): kind is FigureKind => Object.hasOwn(figureKinds, kind);

/** The groupings of lost deals that are mailed. A provider is the price at which a stone was bought. */
export const mailedLostGroups = ["shape", "type", "color", "clarity", "carat", "client", "associate"] as const;
export type MailedLostGroup = (typeof mailedLostGroups)[number] & LostGroup;

/** The question of a scheduled report. Its period moves with the day of the run. */
export type ReportQuestion = ReportFilters & {
  kind: ScheduledKind;
  period: ReportPeriod;
  /** Of deals. */
  groupBy?: number;
  /** Of lost deals. */
  by?: MailedLostGroup;
};

/** The parts of a question that its kind does not follow. */
export function unfitIn({ kind, period, groupBy, by, ...filters }: ReportQuestion): string[] {
  const followed: readonly string[] = isFigureKind(kind) ? figureKinds[kind] : Object.keys(filters);
  return [
    ...Object.keys(filters).filter((name) => !followed.includes(name)),
    ...(kind === "ageing" && period !== "today" ? ["period"] : []),
    ...(groupBy !== undefined && isFigureKind(kind) ? ["groupBy"] : []),
    ...(by !== undefined && kind !== "lostDeals" ? ["by"] : []),
  ];
}

/** The outcomes of a run: with letters, without any, stopped before it began, or failed. */
export type ReportOutcome = "mailed" | "nothing" | "stopped" | "failed";

/** The reasons for which a reader of a scheduled report got no letter. */
export type ReportLeftOut = "off" | "rights" | "outOfReach" | "noRows" | "tooLong";
