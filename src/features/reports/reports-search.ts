import type { Query } from "#api/operation-types.ts";
import { daysOfPeriod, type ReportPeriod, reportPeriods } from "#domain/report-periods.ts";
import { type ReportFilters, type ReportKind, reportKinds } from "#domain/reports.ts";
import {
  choiceParam,
  clientParam,
  codeParam,
  dayParam,
  type ListParams,
  listParams,
  textParam,
  wholeParam,
} from "#domain/search-params.ts";
import { type Grouping, groupings } from "#domain/stone-lists.ts";
import { today } from "#domain/today.ts";

/** The address of a report: what it tells of, its period, its parties, its grouping, and the open group. */
export interface ReportsSearch extends ListParams, ReportFilters {
  /** Absent means sales. */
  kind?: Exclude<ReportKind, "sales">;
  /** A period that moves with the day; days of one's own take its place. */
  period?: ReportPeriod;
  startDate?: string;
  endDate?: string;
  /** Absent means by date. */
  groupBy?: Grouping;
  /** The key of the group whose rows are shown. */
  group?: string;
}

const kinds = (Object.keys(reportKinds) as ReportKind[]).filter((kind) => kind !== "sales");
const usual = groupings.date;

const keyParam = (value: unknown) => {
  const key = textParam(value);
  return key && key.length <= 80 ? key : undefined;
};

/** Reads the address of a report. */
export const reportsSearch = (raw: Record<string, unknown>): ReportsSearch => {
  const [startDate, endDate] = [dayParam(raw.startDate), dayParam(raw.endDate)];
  const hasDays = startDate !== undefined || endDate !== undefined;
  return {
    ...listParams(raw),
    kind: choiceParam(raw.kind, kinds),
    period: hasDays ? undefined : choiceParam(raw.period, reportPeriods),
    startDate,
    endDate,
    groupBy: Object.values(groupings).find((each) => each === wholeParam(raw.groupBy) && each !== usual),
    group: keyParam(raw.group),
    user_id: clientParam(raw),
    business_id: wholeParam(raw.business_id),
    business_associate_id: wholeParam(raw.business_associate_id),
    provider_id: wholeParam(raw.provider_id),
    diamond_type: choiceParam(raw.diamond_type, ["white", "fancy"] as const),
    shape: codeParam(raw.shape),
    color: codeParam(raw.color),
    clarity: codeParam(raw.clarity),
  };
};

export const groupingIn = ({ groupBy }: ReportsSearch): Grouping => groupBy ?? usual;
export const kindIn = ({ kind }: ReportsSearch): ReportKind => kind ?? "sales";

/** The question of an address, without its page. A file of the report has it too. */
export function reportAsked(search: ReportsSearch): Omit<Query<"listReportGroups">, "page" | "size"> {
  const { period, user_id, business_id, business_associate_id, provider_id } = search;
  const { diamond_type, shape, color, clarity } = search;
  const days = period && daysOfPeriod(period, today());
  return {
    kind: kindIn(search),
    groupBy: groupingIn(search),
    startDate: days?.from ?? search.startDate,
    endDate: days?.to ?? search.endDate,
    user_id,
    business_id,
    business_associate_id,
    provider_id,
    diamond_type,
    shape,
    color,
    clarity,
  };
}
