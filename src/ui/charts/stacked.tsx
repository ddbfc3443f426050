import { stack, stackOffsetDiverging } from "d3-shape";
import { type ChartRow, type ChartSeries, figureAt } from "./chart-data.ts";
import type { Drawn } from "./drawn.ts";
import { Pattern, patternOf } from "./pattern.tsx";

/** From where to where each part of each row goes: what is above zero upwards, what is below it downwards. */
export function layersOf(rows: readonly ChartRow[], series: readonly ChartSeries[]) {
  return stack<unknown, ChartRow, number>()
    .keys([...series.keys()])
    .value((row, at) => figureAt(row, at) ?? 0)
    .offset(stackOffsetDiverging)(rows);
}

/** The lowest and the highest end of all stacks. */
export const endsOf = (rows: readonly ChartRow[], series: readonly ChartSeries[]): number[] =>
  layersOf(rows, series).flatMap((layer) => layer.flat());

/** Bars made of parts, each with its own pattern beside its colour. */
export function Stacked({ rows, facts, places, y, active, id }: Drawn) {
  const layers = layersOf(rows, facts.series);
  return (
    <>
      <defs>
        {layers.map(({ key }) => (
          <Pattern key={key} id={id} at={key} />
        ))}
      </defs>
      {rows.map((row, at) => (
        <g key={row.id} data-row={at} data-active={active === at || undefined}>
          {layers.map((layer) => {
            const [from, to] = layer[at] ?? [0, 0];
            if (from === to) return null;
            return (
              <rect
                key={layer.key}
                className="chart-part"
                data-part={layer.key}
                x={places.centre(at) - places.band / 2}
                y={y(to)}
                width={Math.max(0.5, places.band)}
                height={Math.max(0.5, y(from) - y(to))}
                fill={patternOf(id, layer.key)}
              />
            );
          })}
        </g>
      ))}
    </>
  );
}
