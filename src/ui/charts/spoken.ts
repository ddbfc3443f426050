import { type ChartFacts, type ChartRow, type Figure, figureAt } from "./chart-data.ts";
import { manyOf, plain, withUnit } from "./figure-words.ts";
import { words } from "./words.ts";

/** One row in words: "Week 46: 334 stones", or with its series: "Week 46: Q4 2026 334, Q4 2025 248 stones". */
export function spokenRow(row: ChartRow, facts: ChartFacts, isStacked = false): string {
  const { series, unit, decimals } = facts;
  if (series.length === 1) return `${row.label}: ${withUnit(figureAt(row, 0), facts)}`;
  const each = series.map(({ label }, at) => `${label} ${plain(figureAt(row, at), decimals)}`);
  if (isStacked) return `${row.label}: ${withUnit(totalOf(row, facts), facts)} ${words.together}, ${each.join(", ")}`;
  return `${row.label}: ${each.join(", ")} ${manyOf(unit)}`.trimEnd();
}

/** The sum of a row's parts; nothing if none of them is known. */
export function totalOf(row: ChartRow, { series }: Pick<ChartFacts, "series">): Figure {
  const known = series.map((_, at) => figureAt(row, at)).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** The summary of a drawing, in a few sentences: how far it goes, its highest and its lowest. */
export function summaryOf(rows: readonly ChartRow[], facts: ChartFacts, isStacked = false): string {
  const { title } = facts;
  const figure = (row: ChartRow) => (isStacked ? totalOf(row, facts) : figureAt(row, 0));
  const known = rows.flatMap((row) => {
    const value = figure(row);
    return value === null ? [] : [{ row, value }];
  });
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || known.length === 0) return words.none(title);
  const highest = known.reduce((most, one) => (one.value > most.value ? one : most));
  const lowest = known.reduce((least, one) => (one.value < least.value ? one : least));
  const reach = words.drawing(title, rows.length, first.label, last.label);
  if (highest.value === lowest.value) return `${reach} ${words.allAre(withUnit(highest.value, facts))}`;
  return [
    reach,
    words.highest(withUnit(highest.value, facts), highest.row.label),
    words.lowest(withUnit(lowest.value, facts), lowest.row.label),
  ].join(" ");
}
