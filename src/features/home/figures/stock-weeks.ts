import type { Data } from "#api/operation-types.ts";
import { formatDate } from "#domain/format.ts";
import { type DaySpan, daysAfter, type Quarter } from "#domain/periods.ts";
import type { ChartRow, Figure } from "#ui/charts/chart-data.ts";
import { QUARTER_WEEKS, weekSpan, weeksBefore } from "./quarter-weeks.ts";
import { words } from "./words.ts";

type StockDay = Data<"listStockDays">["days"][number];
type Days = readonly StockDay[];

/** The stock as it was kept last in some days; nothing if none of them is kept. */
export const lastKept = (days: Days, { from, to }: DaySpan): StockDay | undefined =>
  days.findLast(({ day }) => day >= from && day <= to);

const endingOn = (day: string): DaySpan => ({ from: daysAfter(day, -6), to: day });

/** The stock at the end of a quarter, as it was kept in its last seven days. */
export const atEndOf = (days: Days, { to }: DaySpan): StockDay | undefined => lastKept(days, endingOn(to));

/** The way of the stock through thirteen weeks until now; nothing if no day before is kept. */
export function stockTrend(days: Days, today: string, now: number, of: (day: StockDay) => number): Figure[] {
  const before = weeksBefore(today).map((day) => lastKept(days, endingOn(day)));
  return before.some(Boolean) ? [...before.map((day) => (day ? of(day) : null)), now] : [];
}

/**
 * The stock at the end of each week of a quarter, beside those of the one before. A week of which no day is
 * kept has no figure.
 */
export function stockWeeks(
  days: Days,
  [quarter, before]: readonly [Quarter, Quarter],
  today: string,
  of: (sums: StockDay["totalInventory"]) => number,
): ChartRow[] {
  const atEnd = (asked: Quarter, week: number): Figure => {
    const day = lastKept(days, weekSpan(asked, week));
    return day ? of(day.totalInventory) : null;
  };
  const rows = Array.from({ length: QUARTER_WEEKS }, (_, week) => {
    const { from, to } = weekSpan(quarter, week);
    return {
      id: from,
      label: words.weekOf(week + 1, formatDate(from), formatDate(to)),
      tick: String(week + 1),
      values: [from <= today ? atEnd(quarter, week) : null, atEnd(before, week)],
    };
  });
  return rows.some(({ values }) => values.some(Boolean)) ? rows : [];
}
