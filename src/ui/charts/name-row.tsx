import type { ChartRow } from "./chart-data.ts";
import { cutTo, middlesOf, nameStep, nameWidth } from "./name-axis.ts";
import type { Places } from "./places.ts";

const SIZE = 12;
const GAP = 12;
/** Names of bars are cut rather than left out as long as so much of them stays. */
const LEAST = 36;

/** The part of the way to the next bar by which a name may stand beside the middle of its own. */
const ASIDE = 1 / 4;

/** The names under the drawing: all of them, cut where there is no room for them, or every second, third, seventh. */
export function NameRow({ rows, places, width }: { rows: readonly ChartRow[]; places: Places; width: number }) {
  const names = rows.map(({ label, tick }) => tick ?? label);
  const room = places.apart - GAP / 2;
  const isCut = places.band > 0 && room >= LEAST;
  const middles = isCut
    ? middlesOf(
        rows.map((_, at) => places.centre(at)),
        {
          widths: names.map((name) => nameWidth(name, SIZE)),
          gap: GAP / 2,
          room: width,
          farthest: places.apart * ASIDE,
        },
      )
    : null;
  const shown = isCut && !middles ? names.map((name) => cutTo(name, room, SIZE)) : names;
  const widest = Math.max(...shown.map((name) => nameWidth(name, SIZE)));
  const step = isCut ? 1 : nameStep(widest + GAP, places.apart);
  return (
    <g className="chart-names">
      {rows.map((row, at) => {
        if (at % step !== 0) return null;
        const half = nameWidth(shown[at] ?? "", SIZE) / 2;
        const x = middles?.[at] ?? Math.min(Math.max(places.centre(at), half), width - half);
        return (
          <text key={row.id} x={x} y={places.bottom + 18} textAnchor="middle">
            {shown[at]}
          </text>
        );
      })}
    </g>
  );
}
