import type { Body } from "#api/operation-types.ts";
import { type ReportPeriod, reportPeriodNames } from "#domain/report-periods.ts";
import {
  figureKinds,
  isFigureKind,
  type MailedLostGroup,
  type ReportFileFormat,
  reportFormatNames,
  type ScheduledKind,
} from "#domain/scheduled-reports.ts";
import { groupings } from "#domain/stone-lists.ts";
import { type ScheduleForm, scheduleForm, scheduleWordsOf, typedSchedule } from "#screens/schedule/schedule-form.ts";
import { words as lineWords } from "#stones/lines/words.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import type { FilterValues } from "#ui/list/filter.ts";
import { typedFilters } from "../report-filters.ts";
import { reportAsked } from "../reports-search.ts";
import type { ScheduledReport } from "./scheduled-report.ts";
import type { ScheduledSearch } from "./scheduled-search.ts";
import { words } from "./words.ts";

type Question = ScheduledReport["question"];
/** The filters of a report, beside its kind and its period. */
export type Narrowed = Omit<Question, "kind" | "period" | "groupBy" | "by">;

/** The fields of a scheduled report. */
export interface ScheduledForm extends ScheduleForm {
  name: string;
  report: ScheduledKind;
  period: ReportPeriod;
  groupBy: number;
  by: MailedLostGroup;
  narrowed: Narrowed;
  format: ReportFileFormat;
  readers: number[];
  version: number;
}

/** The words of the fields, with the names of what the filters choose. */
export const scheduledFields = (shown: (narrowed: Narrowed) => string): FieldWords<ScheduledForm> => ({
  ...scheduleWordsOf,
  name: { label: words.name },
  report: { label: words.kind, show: (kind) => words.kinds[kind] },
  period: { label: words.period, show: (period) => reportPeriodNames[period] },
  groupBy: { label: words.grouping, show: (by) => lineWords.groupings[by as 1] },
  by: { label: words.byGroup, show: (by) => words.groups[by] },
  narrowed: { label: words.filters, show: shown },
  format: { label: words.format, show: (format) => reportFormatNames[format] },
  readers: { label: words.readers, show: (readers) => String(readers.length) },
});

const narrowings = [
  "user_id",
  "business_id",
  "business_associate_id",
  "provider_id",
  "diamond_type",
  "shape",
  "color",
  "clarity",
] as const satisfies (keyof Narrowed)[];

/** Filters of which some are changed, always in one order: a filter that is set back is no change. */
export function narrowedWith(narrowed: object, patch: FilterValues = {}): Narrowed {
  const all: Readonly<Record<string, unknown>> = { ...narrowed, ...typedFilters(patch) };
  return Object.fromEntries(narrowings.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
}

/** True for a filter that a kind of report follows. */
export const follows = (kind: ScheduledKind, name: string): boolean =>
  !isFigureKind(kind) || figureKinds[kind].some((one) => one === name);

/** The filters of a report that is of another kind now: what it does not follow is lifted. */
export const fittedTo = (kind: ScheduledKind, narrowed: Narrowed): Narrowed =>
  narrowedWith(Object.fromEntries(Object.entries(narrowed).filter(([name]) => follows(kind, name))));

/** A new report with what stands on the screen that it comes from. Days of one's own do not move: last month takes their place. */
export function formOfSearch(search: ScheduledSearch, self: number): ScheduledForm {
  const { kind: deals, groupBy, startDate: _, endDate: __, ...filters } = reportAsked(search);
  const report = search.figures ?? deals ?? "sales";
  return {
    name: "",
    report,
    period: search.period ?? "lastMonth",
    groupBy: groupBy ?? 2,
    by: search.by ?? "shape",
    narrowed: fittedTo(report, narrowedWith(filters)),
    format: "xlsx",
    readers: [self],
    ...scheduleForm("0 7 * * 1"),
    version: 0,
  };
}

/** The form of a stored report. */
export const formOf = (report: ScheduledReport): ScheduledForm => ({
  name: report.name,
  report: report.question.kind,
  period: report.question.period,
  groupBy: report.question.groupBy ?? groupings.list,
  by: report.question.by ?? "shape",
  narrowed: narrowedWith(report.question),
  format: report.format,
  readers: report.readers.map(({ id }) => id),
  ...scheduleForm(report.schedule),
  version: report.version,
});

export function bodyOf(values: ScheduledForm): Body<"createScheduledReport"> {
  const typed = typedSchedule(values);
  const { name, report: kind, period, groupBy, by, narrowed, format, readers: reader_ids } = values;
  const question = {
    ...narrowed,
    kind,
    period: kind === "ageing" ? ("today" as const) : period,
    ...(!isFigureKind(kind) && { groupBy }),
    ...(kind === "lostDeals" && { by }),
  };
  return { name: name.trim(), question, format, reader_ids, schedule: "fault" in typed ? null : typed.schedule };
}
