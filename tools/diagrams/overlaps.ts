import { meets, piecesOf, writtenIn } from "#ui/workflow-picture/boxes.ts";
import type { Arrangement, Box, DrawnTransition } from "#ui/workflow-picture/layout.ts";

type Placed = Pick<Arrangement, "states" | "transitions">;
type Named = { name: string; boxes: Box[] };

/** The inner part of a box. The margin around words may be crossed, and a line may touch the edge of its target. */
const within = ({ x, y, width, height }: Box, by: { x: number; y: number }): Box => ({
  x: x + by.x,
  y: y + by.y,
  width: width - 2 * by.x,
  height: height - 2 * by.y,
});
const core = (words: Box): Box => within(words, { x: 3, y: 2 });
const inside = (box: Box): Box => within(box, { x: 2, y: 2 });

const touching = (one: Named, others: readonly Named[], how: string): string[] =>
  others
    .filter(({ boxes }) => boxes.some((box) => one.boxes.some((mine) => meets(mine, box))))
    .map(({ name }) => `${one.name} ${how} ${name}`);

/** The overlaps of all pairs, each pair once. */
const apart = (all: readonly Named[]): string[] =>
  all.flatMap((one, index) => touching(one, all.slice(index + 1), "on"));

const wordsOf = ({ id, label }: DrawnTransition): Named => ({ name: id, boxes: [core(label)] });

/** The overlaps as sentences: words on words, on a box or on a line, and lines through boxes. */
export function overlapsIn({ states, transitions }: Placed): string[] {
  const words = transitions.map(wordsOf);
  const titles = states
    .filter(({ kind }) => kind === "holder")
    .map((state): Named => ({ name: `the title of ${state.path}`, boxes: writtenIn(state) }));
  const boxes = [
    ...states
      .filter(({ kind }) => kind !== "holder")
      .map((state): Named => ({ name: state.path, boxes: [inside(state)] })),
    ...transitions.flatMap(({ id, far }): Named[] => (far ? [{ name: `the end of ${id}`, boxes: [inside(far)] }] : [])),
  ];
  const lines = transitions.map(({ id, points }): Named => ({ name: `the line of ${id}`, boxes: piecesOf(points) }));
  return [
    ...apart([...words, ...titles, ...boxes]),
    ...lines.flatMap((line) => touching(line, [...words, ...titles], "under")),
    ...lines.flatMap((line) => touching(line, boxes, "through")),
  ];
}
