import type { Box, DrawnState, Point } from "./layout.ts";
import { measures } from "./measures.ts";

export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A piece of a line as a thin box. All pieces are level or upright. */
const pieceBox = ([fromX, fromY]: Point, [toX, toY]: Point): Box => ({
  x: Math.min(fromX, toX),
  y: Math.min(fromY, toY),
  width: Math.max(1, Math.abs(toX - fromX)),
  height: Math.max(1, Math.abs(toY - fromY)),
});

/** The pieces of a line. */
export const piecesOf = (points: readonly Point[]): Box[] =>
  points.slice(1).map((point, index) => pieceBox(points[index] ?? point, point));

/** The box of a state's code. */
export const chipOf = ({ x, y, width }: Box): Box => ({
  ...measures.chip,
  x: x + width - measures.chip.width - 9,
  y: y + 9,
});

/** The words inside a box that holds others. Lines may cross the box, but not its words. */
export const writtenIn = (state: DrawnState): Box[] =>
  state.title ? [state.title, ...(state.code === null ? [] : [chipOf(state)])] : [];
