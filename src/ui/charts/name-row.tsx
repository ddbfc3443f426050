import { textWidth } from "../workflow-picture/text-width.ts";
import type { ChartRow } from "./chart-data.ts";
import { cutTo, nameStep } from "./name-axis.ts";
import type { Places } from "./places.ts";

const SIZE = 12;
const GAP = 12;
/** Names of bars are cut rather than left out as long as so much of them stays. */
const LEAST = 36;

/** The names under the drawing: all of them, cut where they are long, or every second, third, seventh. */
export function NameRow({ rows, places, width }: { rows: readonly ChartRow[]; places: Places; width: number }) {
  const names = rows.map(({ label, tick }) => tick ?? label);
  const room = places.apart - GAP / 2;
  const isCut = places.band > 0 && room >= LEAST;
  const shown = isCut ? names.map((name) => cutTo(name, room, SIZE)) : names;
  const widest = Math.max(...shown.map((name) => textWidth(name, SIZE)));
  const step = isCut ? 1 : nameStep(widest + GAP, places.apart);
  return (
    <g className="chart-names">
      {rows.map((row, at) => {
        if (at % step !== 0) return null;
        const half = textWidth(shown[at] ?? "", SIZE) / 2;
        const x = Math.min(Math.max(places.centre(at), half), width - half);
        return (
          <text key={row.id} x={x} y={places.bottom + 18} textAnchor="middle">
            {shown[at]}
          </text>
        );
      })}
    </g>
  );
}
