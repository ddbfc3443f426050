import { drawable, type Figure } from "./chart-data.ts";

const [width, height, edge] = [96, 28, 2];

/** The points of a small line, whole within its box; a gap where nothing is known. */
export function smallLine(figures: readonly Figure[]): string {
  const known = figures.map(drawable).filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const x = (at: number) => edge + (at / Math.max(1, figures.length - 1)) * (width - 2 * edge);
  const y = (value: number) =>
    high === low ? height / 2 : edge + ((high - value) / (high - low)) * (height - 2 * edge);
  let isGoingOn = false;
  return figures
    .map((figure, at) => {
      const value = drawable(figure);
      const step = value === null ? "" : `${isGoingOn ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
      isGoingOn = value !== null;
      return step;
    })
    .join("");
}

/** The way that a figure came, without axes. What it says is said in words beside it. */
export const SmallLine = ({ of }: { of: readonly Figure[] }) => (
  <svg className="small-line" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <path d={smallLine(of)} />
  </svg>
);
