import { useId } from "react";
import type { ChartSeries } from "./chart-data.ts";
import { Pattern, patternOf } from "./pattern.tsx";
import type { PlotForm } from "./sizes.ts";

/** The names of the series, each with a piece of what it looks like. */
export function ChartKey({ form, series }: { form: PlotForm; series: readonly ChartSeries[] }) {
  const id = useId();
  return (
    <ul className="chart-key">
      {series.map(({ label, isBefore }, at) => (
        <li key={label}>
          <svg width={18} height={10} aria-hidden="true">
            {form === "stacked" && (
              <>
                <defs>
                  <Pattern id={id} at={at} />
                </defs>
                <rect
                  className="chart-part"
                  data-part={at}
                  x={0.5}
                  y={0.5}
                  width={17}
                  height={9}
                  fill={patternOf(id, at)}
                />
              </>
            )}
            {form !== "stacked" && isBefore && <line className="chart-before" x1={0} x2={18} y1={5} y2={5} />}
            {form === "lines" && !isBefore && (
              <g className="chart-line">
                <path d="M0 5h18" />
              </g>
            )}
            {form !== "stacked" && form !== "lines" && !isBefore && (
              <rect className="chart-bar" x={4} y={0} width={10} height={10} />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
