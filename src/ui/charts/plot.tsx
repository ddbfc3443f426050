import { type CSSProperties, useId, useRef, useState } from "react";
import { textWidth } from "../workflow-picture/text-width.ts";
import { Bars } from "./bars.tsx";
import { type ChartFacts, type ChartRow, figuresOf } from "./chart-data.ts";
import { ChartTable } from "./chart-table.tsx";
import { ChartWalk } from "./chart-walk.tsx";
import type { Drawn } from "./drawn.ts";
import { manyOf } from "./figure-words.ts";
import { HeatRow } from "./heat-row.tsx";
import { Lines } from "./lines.tsx";
import { NameRow } from "./name-row.tsx";
import { bandPlaces, pointPlaces } from "./places.ts";
import type { PlotForm } from "./sizes.ts";
import { heights } from "./sizes.ts";
import { spokenRow, summaryOf } from "./spoken.ts";
import { endsOf, Stacked } from "./stacked.tsx";
import { useWidth } from "./use-width.ts";
import { type ValueAxis, valueAxis } from "./value-axis.ts";

export interface PlotProps {
  form: PlotForm;
  facts: ChartFacts;
  rows: readonly ChartRow[];
  showsTable: boolean;
}

const drawings = { lines: Lines, bars: Bars, stacked: Stacked, hours: HeatRow };

/** The edges of each form: room for the numbers at the left, and for the names below. */
function edgesOf(form: PlotForm, axis: ValueAxis, width: number) {
  if (form === "hours") return { left: 0, right: width, top: 4, bottom: 44 };
  const numbers = Math.max(...axis.ticks.map(({ words }) => textWidth(words, 12)));
  return { left: Math.ceil(numbers) + 10, right: width - 4, top: 8, bottom: heights[form] - 26 };
}

/** A drawing over an axis of names, the line that says what is being read, and the table of the same rows. */
export function Plot({ form, facts, rows, showsTable }: PlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  const isStacked = form === "stacked";
  const figures = isStacked ? endsOf(rows, facts.series) : figuresOf(rows);
  const axis = valueAxis(figures, { whole: !facts.decimals });
  const edges = edgesOf(form, axis, width);
  const places = form === "lines" ? pointPlaces(rows.length, edges) : bandPlaces(rows.length, edges);
  const scale = axis.scale.copy().range([edges.bottom, edges.top]);
  const read = active === null ? undefined : rows[active];
  const drawn: Drawn = { rows, facts, places, y: (value) => scale(value), active, id };
  const Drawing = drawings[form];
  const spoken = (row: ChartRow) => spokenRow(row, facts, isStacked);
  const unit = [manyOf(facts.unit), form === "hours" ? "" : axis.magnitude].filter(Boolean).join(", ");

  return (
    <>
      <div
        className="chart-plot"
        data-away={showsTable || undefined}
        style={{ "--drawn": `${width}px` } as CSSProperties}
      >
        {/* The readout is for eyes: the way along the rows speaks it. */}
        <p className="chart-readout figures" aria-hidden="true">
          {read ? spoken(read) : unit}
        </p>
        <div ref={box} className="chart-sheet" style={{ blockSize: heights[form] }}>
          <svg
            viewBox={`0 0 ${width} ${heights[form]}`}
            role="img"
            aria-label={summaryOf(rows, facts, isStacked)}
            data-drawing={form}
          >
            {form !== "hours" && <ValueLines axis={axis} y={drawn.y} left={edges.left} right={edges.right} />}
            {read && form === "lines" && (
              <line
                className="chart-reading"
                x1={places.centre(active ?? 0)}
                x2={places.centre(active ?? 0)}
                y1={edges.top}
                y2={edges.bottom}
              />
            )}
            <Drawing {...drawn} />
            <NameRow rows={rows} places={places} width={width} />
          </svg>
          <ChartWalk
            title={facts.title}
            rows={rows}
            places={places}
            width={width}
            active={active}
            onActive={setActive}
            spoken={spoken}
          />
        </div>
      </div>
      <ChartTable facts={facts} rows={rows} isShown={showsTable} />
    </>
  );
}

/** The level lines with their numbers; the one of zero is stronger. */
const ValueLines = ({ axis, y, left, right }: { axis: ValueAxis; y: Drawn["y"]; left: number; right: number }) => (
  <g className="chart-values">
    {axis.ticks.map(({ at, words }) => (
      <g key={at}>
        <line x1={left} x2={right} y1={y(at)} y2={y(at)} data-zero={at === 0 || undefined} />
        <text x={left - 8} y={y(at) + 4} textAnchor="end">
          {words}
        </text>
      </g>
    ))}
  </g>
);
