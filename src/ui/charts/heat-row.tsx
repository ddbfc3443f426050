import { textWidth } from "../workflow-picture/text-width.ts";
import { figureAt, figuresOf } from "./chart-data.ts";
import type { Drawn } from "./drawn.ts";
import { plain } from "./figure-words.ts";

/** Shades that a reader tells apart. Nothing has none. */
const SHADES = 5;

/** The shade of a figure: 0 for nothing, then equal steps up to the highest of the row. */
export const shadeOf = (value: number, highest: number): number =>
  value <= 0 || highest <= 0 ? 0 : Math.min(SHADES, Math.ceil((value / highest) * SHADES));

const cell = { size: 40, text: 12, key: 14 };

/** The hours of a day as a row of shades, with the figure in each cell that has room for it, and the key below. */
export function HeatRow({ rows, facts, places, active }: Drawn) {
  const highest = Math.max(0, ...figuresOf(rows));
  const ends = [plain(0), plain(highest, facts.decimals)] as const;
  // Figures in some cells and none in others would look like a choice.
  const hasWords = rows.every(
    (row) => textWidth(plain(figureAt(row, 0), facts.decimals), cell.text) + 4 <= places.band,
  );
  const keyWidth = SHADES * cell.key;
  const keyLeft = places.right - textWidth(ends[1], cell.text) - 6 - keyWidth;
  return (
    <>
      {rows.map((row, at) => {
        const value = figureAt(row, 0);
        return (
          <g
            key={row.id}
            className="chart-cell"
            data-row={at}
            data-active={active === at || undefined}
            data-shade={value === null ? "none" : shadeOf(value, highest)}
          >
            <rect x={places.centre(at) - places.band / 2} y={places.top} width={places.band} height={cell.size} />
            {hasWords && (
              <text x={places.centre(at)} y={places.top + cell.size / 2 + 4} textAnchor="middle">
                {plain(value, facts.decimals)}
              </text>
            )}
          </g>
        );
      })}
      <g className="chart-shades">
        <text x={keyLeft - 6} y={places.bottom + 40} textAnchor="end">
          {ends[0]}
        </text>
        {Array.from({ length: SHADES }, (_, step) => step + 1).map((shade) => (
          <g key={shade} className="chart-cell" data-shade={shade}>
            <rect x={keyLeft + (shade - 1) * cell.key} y={places.bottom + 31} width={cell.key} height={10} />
          </g>
        ))}
        <text x={places.right} y={places.bottom + 40} textAnchor="end">
          {ends[1]}
        </text>
      </g>
    </>
  );
}
