import { type DaySpan, daysAfter, quarterBefore, quarterNamed, quarterOf } from "./periods.ts";

/** Periods that move with the day on which they are asked for. */
export const reportPeriods = [
  "today",
  "yesterday",
  "last7",
  "last30",
  "thisMonth",
  "lastMonth",
  "thisQuarter",
  "lastQuarter",
  "thisYear",
  "lastYear",
] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

export const reportPeriodNames: Record<ReportPeriod, string> = {
  today: "Today",
  yesterday: "Yesterday",
  last7: "Last 7 days",
  last30: "Last 30 days",
  thisMonth: "This month",
  lastMonth: "Last month",
  thisQuarter: "This quarter",
  lastQuarter: "Last quarter",
  thisYear: "This year",
  lastYear: "Last year",
};

/** The days of such a period on a day. What is not over yet ends with its own last day, so that it is found again. */
export function daysOfPeriod(period: ReportPeriod, today: string): DaySpan {
  const year = today.slice(0, 4);
  switch (period) {
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return { from: daysAfter(today, -1), to: daysAfter(today, -1) };
    case "last7":
      return { from: daysAfter(today, -6), to: today };
    case "last30":
      return { from: daysAfter(today, -29), to: today };
    case "thisMonth":
      return monthOf(today);
    case "lastMonth":
      return monthOf(daysAfter(`${today.slice(0, 7)}-01`, -1));
    case "thisQuarter":
      return quarter(today, false);
    case "lastQuarter":
      return quarter(today, true);
    case "thisYear":
      return yearOf(year);
    case "lastYear":
      return yearOf(String(Number(year) - 1).padStart(4, "0"));
  }
}

const yearOf = (year: string): DaySpan => ({ from: `${year}-01-01`, to: `${year}-12-31` });

function monthOf(day: string): DaySpan {
  const from = `${day.slice(0, 7)}-01`;
  const inNext = daysAfter(from, 31);
  return { from, to: daysAfter(`${inNext.slice(0, 7)}-01`, -1) };
}

function quarter(today: string, isBefore: boolean): DaySpan {
  const present = quarterNamed(quarterOf(today));
  if (!present) return yearOf(today.slice(0, 4));
  const { from, to } = isBefore ? quarterBefore(present) : present;
  return { from, to };
}
