import { figureAt } from "./chart-data.ts";
import type { Drawn } from "./drawn.ts";

/** A bar that is there is seen, however small it is beside the others. */
const LEAST = 1;

/** Upright bars; the period before is a dashed line at its height. */
export function Bars({ rows, facts, places, y, active }: Drawn) {
  const zero = y(0);
  const now = facts.series.findIndex(({ isBefore }) => !isBefore);
  const before = facts.series.findIndex(({ isBefore }) => isBefore);
  return rows.map((row, at) => {
    const [value, was] = [figureAt(row, now), before < 0 ? null : figureAt(row, before)];
    const left = places.centre(at) - places.band / 2;
    const height = value === null || value === 0 ? 0 : Math.max(LEAST, Math.abs(y(value) - zero));
    return (
      <g key={row.id} data-row={at} data-active={active === at || undefined}>
        {value !== null && value !== 0 && (
          <rect
            className="chart-bar"
            x={left}
            y={value > 0 ? zero - height : zero}
            width={Math.max(0.5, places.band)}
            height={height}
          />
        )}
        {was !== null && <line className="chart-before" x1={left} x2={left + places.band} y1={y(was)} y2={y(was)} />}
      </g>
    );
  });
}
