import { line } from "d3-shape";
import { type ChartRow, figureAt } from "./chart-data.ts";
import type { Drawn } from "./drawn.ts";

/** Points that are nearer to each other than this are joined by a finer line. */
const DENSE = 3;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A point without a neighbour has no line that would show it. */
const standsAlone = (rows: readonly ChartRow[], at: number, series: number) => {
  const known = (row: ChartRow | undefined) => row !== undefined && figureAt(row, series) !== null;
  return known(rows[at]) && !known(rows[at - 1]) && !known(rows[at + 1]);
};

/** Lines over time; the period before lies behind, dashed. What is not known is a gap. */
export function Lines({ rows, facts, places, y, active }: Drawn) {
  const order = facts.series
    .map((series, at) => ({ ...series, at }))
    .sort((a, b) => Number(!!b.isBefore) - Number(!!a.isBefore));
  return order.map(({ label, isBefore, at: series }) => {
    const path = line<ChartRow>()
      .defined((row) => figureAt(row, series) !== null)
      .x((_, at) => rounded(places.centre(at)))
      .y((row) => rounded(y(figureAt(row, series) ?? 0)));
    const dots = rows.flatMap((row, at) => {
      const value = figureAt(row, series);
      return value !== null && (at === active || standsAlone(rows, at, series)) ? [{ row, at, value }] : [];
    });
    return (
      <g
        key={label}
        className="chart-line"
        data-before={isBefore || undefined}
        data-dense={places.apart < DENSE || undefined}
      >
        <path d={path(rows) ?? ""} />
        {dots.map(({ row, at, value }) => (
          <circle key={row.id} cx={places.centre(at)} cy={y(value)} r={3.5} />
        ))}
      </g>
    );
  });
}
