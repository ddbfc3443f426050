import type { Data } from "#api/operation-types.ts";
import { formatDateTime } from "#domain/format.ts";
import { reportPeriodNames } from "#domain/report-periods.ts";
import { words } from "./words.ts";

export type ScheduledReport = Data<"listScheduledReports">["data"][number];
export type ReportRun = Data<"listReportRuns">["data"][number];

export const scheduledId = ({ id }: ScheduledReport) => String(id);

/** The content of a report, in words: "Sales, last month". */
export const toldBy = ({ question: { kind, period } }: Pick<ScheduledReport, "question">): string =>
  kind === "ageing" ? words.kinds[kind] : `${words.kinds[kind]}, ${reportPeriodNames[period].toLowerCase()}`;

export const scheduleOf = ({ schedule_words }: ScheduledReport): string => schedule_words ?? words.byHand;

export const nextOf = ({ next_run, is_active }: ScheduledReport): string =>
  next_run ? formatDateTime(next_run) : is_active ? words.byHand : words.inactive;

export const readersOf = ({ readers }: ScheduledReport): string => readers.map(({ name }) => name).join(", ");

const because = (reason: string | null) => (reason === null ? "" : `: ${words.reasons[reason] ?? reason}`);

/** True while a letter of a run is still to leave. */
export const hasWaiting = ({ sends }: ReportRun): boolean => sends.some(({ state }) => state === "waiting");

/** True if a house without a mail server keeps the letters of a run. */
const isKept = ({ sends }: ReportRun) =>
  sends.some(({ state }) => state === "kept") && !sends.some(({ state }) => state === "sent" || state === "waiting");

/** The outcome of a run, in words. */
export function outcomeOf(run: ReportRun): string {
  const { outcome, reason } = run;
  if (outcome === null) return words.underWay;
  return (outcome === "mailed" && isKept(run) ? words.kept : words.outcomes[outcome]) + because(reason);
}

/** The fate of a letter, in words: "Ada Quint: sent, 12 lines". */
export const sendOf = ({ reader, state, reason, lines }: ReportRun["sends"][number]): string =>
  `${reader}: ${words.states[state]}${because(reason)}${lines > 0 ? `, ${words.linesOf(lines)}` : ""}`;

export const lastOf = ({ last_run }: ScheduledReport): string =>
  last_run ? `${formatDateTime(last_run.asked_at)}, ${outcomeOf(last_run)}` : words.never;

/** The reads that change with a scheduled report. */
export const refreshes = ["listScheduledReports", "listReportRuns"] as const;
