import type { Point } from "./layout.ts";

const radius = 7;
/** The length of an arrow's head and half of its width, before its line's own width. */
const head = { length: 8, half: 3.5 };

const away = ([fromX, fromY]: Point, [toX, toY]: Point) => Math.hypot(toX - fromX, toY - fromY);

/** The point at this distance from one end on the way to the other. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = away(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * distance) / length, from[1] + ((to[1] - from[1]) * distance) / length];
}

const at = ([x, y]: Point) => `${Number(x.toFixed(1))},${Number(y.toFixed(1))}`;

/** The path of a line through these points with rounded corners. It leaves room for the head. */
export function linePath(points: readonly Point[]): string {
  const [first, last, before] = [points[0], points.at(-1), points.at(-2)];
  if (!first || !last || !before) return "";
  const run = [...points.slice(0, -1), towards(last, before, Math.min(head.length, away(last, before)))];
  return run
    .map((point, index) => {
      const [from, to] = [run[index - 1], run[index + 1]];
      if (!from) return `M${at(point)}`;
      if (!to) return `L${at(point)}`;
      const [into, out] = [Math.min(radius, away(from, point) / 2), Math.min(radius, away(point, to) / 2)];
      return `L${at(towards(point, from, into))}Q${at(point)} ${at(towards(point, to, out))}`;
    })
    .join("");
}

/** The head of an arrow: a triangle on its last piece, as heavy as its line. */
export function headPath(points: readonly Point[], width: number): string {
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return "";
  const half = head.half + width / 2;
  const base = towards(last, before, head.length + width);
  const [acrossX, acrossY] = [
    (last[1] - base[1]) / (away(last, base) || 1),
    (base[0] - last[0]) / (away(last, base) || 1),
  ];
  const side = (by: number): Point => [base[0] + acrossX * by, base[1] + acrossY * by];
  return `M${at(last)}L${at(side(half))}L${at(side(-half))}Z`;
}

/** The point at this distance along the line. */
export function along(points: readonly Point[], distance: number): Point {
  let left = distance;
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? to;
    if (left <= away(from, to)) return towards(from, to, left);
    left -= away(from, to);
  }
  return points.at(-1) ?? [0, 0];
}

export const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, point, index) => sum + away(points[index] ?? point, point), 0);
