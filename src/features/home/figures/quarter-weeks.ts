import type { Data } from "#api/operation-types.ts";
import { formatDate } from "#domain/format.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { type DaySpan, daysAfter, daysBetween } from "#domain/periods.ts";
import type { ChartRow } from "#ui/charts/chart-data.ts";
import { words } from "./words.ts";

type Performance = Data<"getQuarterPerformance">;

/** A quarter has thirteen weeks from its first day on. A day or two more belong to the last. */
export const QUARTER_WEEKS = 13;
const weekOf = (from: string, day: string) => Math.min(QUARTER_WEEKS - 1, Math.floor(daysBetween(from, day) / 7));

/** The same day of each of the twelve weeks before, the earliest first. */
export const weeksBefore = (today: string): string[] =>
  Array.from({ length: QUARTER_WEEKS - 1 }, (_, at) => daysAfter(today, -7 * (QUARTER_WEEKS - 1 - at)));

/** The days of a week of a quarter. */
export function weekSpan({ from, to }: DaySpan, week: number): DaySpan {
  const first = daysAfter(from, week * 7);
  return { from: first, to: week === QUARTER_WEEKS - 1 ? to : daysAfter(first, 6) };
}

function sold({ quarter: { from }, days }: Performance, week: number) {
  const within = days.filter(({ day }) => weekOf(from, day) === week);
  return decimalNumber(within.reduce((sum, { amount }) => sum + hundredths(amount), 0));
}

/** Sales in each week of a quarter that has begun. */
export function weeksSold(performance: Performance, today: string): number[] {
  const { from } = performance.quarter;
  const begun = Array.from({ length: QUARTER_WEEKS }, (_, week) => week).filter(
    (week) => daysAfter(from, week * 7) <= today,
  );
  return begun.map((week) => sold(performance, week));
}

/** The weeks of a quarter beside those of the one before. A week that has not begun has no figure yet. */
export function quarterWeeks(
  now: Performance,
  before: Performance,
  today: string,
  addressOf: (days: DaySpan) => string | undefined,
): ChartRow[] {
  if (now.days.length === 0 && before.days.length === 0) return [];
  return Array.from({ length: QUARTER_WEEKS }, (_, week) => {
    const { from: first, to: last } = weekSpan(now.quarter, week);
    const hasBegun = first <= today;
    return {
      id: first,
      label: words.weekOf(week + 1, formatDate(first), formatDate(last)),
      tick: String(week + 1),
      values: [hasBegun ? sold(now, week) : null, sold(before, week)],
      to: hasBegun ? addressOf({ from: first, to: last }) : undefined,
    };
  });
}
