import { meets } from "./boxes.ts";
import type { Box, DrawnTransition, Point } from "./layout.ts";

export type Placed = Pick<DrawnTransition, "label" | "anchor" | "hangs">;
type Size = Pick<Box, "width" | "height">;

/** Room for the sign of a change, left of the words. */
const signRoom = 20;
const gap = 3;
const step = 8;

/** The places beside a piece of a line: from its middle outwards, on both sides. */
function* beside([fromX, fromY]: Point, [toX, toY]: Point, { width, height }: Size): Generator<Placed> {
  const level = fromY === toY;
  const [middleX, middleY] = [(fromX + toX) / 2, (fromY + toY) / 2];
  const reach = Math.max(0, Math.abs(level ? toX - fromX : toY - fromY) / 2 - 6);
  for (let off = 0; off <= reach; off += step) {
    for (const by of off === 0 ? [0] : [off, -off]) {
      if (level) {
        const x = Math.round(middleX + by - width / 2);
        yield { label: { x, y: fromY - height - gap, width, height }, anchor: "middle", hangs: "above" };
        yield { label: { x, y: fromY + gap, width, height }, anchor: "middle", hangs: "below" };
      } else {
        const y = Math.round(middleY + by - height / 2);
        yield { label: { x: fromX + gap + signRoom, y, width, height }, anchor: "start", hangs: "below" };
        yield { label: { x: fromX - gap - width, y, width, height }, anchor: "end", hangs: "below" };
      }
    }
  }
}

/** The first free place for words of this size beside a line, longest piece first; undefined without a free one. */
export function placeLabel(points: readonly Point[], size: Size, taken: readonly Box[]): Placed | undefined {
  const lengthOf = ([from, to]: [Point, Point]) => Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  const pieces = points.slice(1).map((to, at): [Point, Point] => [points[at] ?? to, to]);
  for (const [from, to] of pieces.sort((a, b) => lengthOf(b) - lengthOf(a))) {
    for (const placed of beside(from, to, size)) {
      const { x, y, width, height } = placed.label;
      const room = { x: x - signRoom, y, width: width + signRoom, height };
      if (room.x >= 0 && room.y >= 0 && !taken.some((box) => meets(box, room))) return placed;
    }
  }
  return undefined;
}
