import type { Box, DrawnTransition, Layout, Point } from "#ui/workflow-picture/layout.ts";

type Placed = Pick<Layout, "states" | "transitions">;

/** The words themselves: what is reserved around them may be crossed. */
const core = ({ x, y, width, height }: Box): Box => ({ x: x + 3, y: y + 2, width: width - 6, height: height - 4 });

const meets = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A piece of a line as a thin box; all are level or upright. */
const pieceBox = ([fromX, fromY]: Point, [toX, toY]: Point): Box => ({
  x: Math.min(fromX, toX),
  y: Math.min(fromY, toY),
  width: Math.max(1, Math.abs(toX - fromX)),
  height: Math.max(1, Math.abs(toY - fromY)),
});

const piecesOf = ({ points }: DrawnTransition): Box[] =>
  points.slice(1).map((point, index) => pieceBox(points[index] ?? point, point));

/** Words that lie on other words, on a box, or on any line: each as a sentence. */
export function overlapsIn({ states, transitions }: Placed): string[] {
  const boxes = states.filter(({ kind }) => kind !== "holder");
  return transitions.flatMap((transition, index) => {
    const words = core(transition.label);
    const others = transitions.slice(index + 1).filter(({ label }) => meets(words, core(label)));
    const lines = transitions.filter((other) => piecesOf(other).some((piece) => meets(words, piece)));
    return [
      ...others.map(({ id }) => `${transition.id} on ${id}`),
      ...lines.map(({ id }) => `${transition.id} on the line of ${id}`),
      ...boxes.filter((box) => meets(words, box)).map(({ path }) => `${transition.id} on ${path}`),
    ];
  });
}
