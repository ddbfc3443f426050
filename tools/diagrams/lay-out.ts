import ELK from "elkjs/lib/elk.bundled.js";
import type { ModelDescription } from "#machines/kit/describe.ts";
import { type Drawing, drawn } from "./drawn.ts";
import { hasManyLoops, isLarge } from "./ends.ts";
import { graphOf, type Manner } from "./graph.ts";
import { overlapsIn } from "./overlaps.ts";

const simplex = { "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX" };
const inOrder = { ...simplex, "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES" };

/** Every way to combine one choice of each. */
const combined = <T extends object>(choices: { [K in keyof T]: readonly T[K][] }): T[] =>
  Object.entries<readonly unknown[]>(choices).reduce<object[]>(
    (found, [name, values]) => found.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  ) as T[];

/** Packing is tried where there is much to pack, sides of loops where a state has several. */
function mannersFor(model: ModelDescription): Manner[] {
  const ratios = isLarge(model) ? ["0.6", "1", "1.5"] : ["1.5"];
  return combined<Manner>({
    direction: ["RIGHT", "DOWN"],
    lines: [130, 170, 220],
    loops: hasManyLoops(model) ? ["EQUALLY", "NORTH", "NORTH_SOUTH"] : ["EQUALLY"],
    titles: model.states.some(({ parent }) => parent) ? ["above", "beside"] : ["above"],
    startFirst: isLarge(model) ? [true] : [true, false],
    options: [{}, simplex, inOrder].flatMap((placement) =>
      ratios.map((ratio) => ({ ...placement, "elk.aspectRatio": ratio })),
    ),
  });
}

const lengthOf = (layout: Drawing) =>
  layout.transitions
    .flatMap(({ points }) =>
      points.slice(1).map(([x, y], at) => Math.abs(x - (points[at]?.[0] ?? x)) + Math.abs(y - (points[at]?.[1] ?? y))),
    )
    .reduce((sum, length) => sum + length, 0);

/** What fits beside the sidebar, above the table; a twentieth more is still readable without a glass. */
const page = { width: 1160, height: 560, more: 1.05 };

/** Seen at once is best, long is bearable, wide is not; and short arrows are easy to follow. */
function costOf(layout: Drawing): number {
  const [wide, high] = [layout.width / page.width, layout.height / page.height];
  const unclear = overlapsIn(layout).length;
  const leaves = layout.states.filter(({ kind }) => kind === "leaf");
  const start = leaves.find(({ isStart }) => isStart);
  // One begins to read at the left or at the top, and there the item should begin.
  const backwards = start && leaves.some(({ x, y }) => x < start.x - 20 && y <= start.y + 20) ? 0.3 : 0;
  return unclear + backwards + Math.max(wide, high) + 6 * Math.max(0, wide - page.more) + lengthOf(layout) / 20_000;
}

/** The layout of a machine: of all manners the one that is easiest to read. */
export async function layOut(model: ModelDescription, hash: string): Promise<Drawing> {
  const elk = new ELK();
  let best: Drawing | undefined;
  for (const manner of mannersFor(model)) {
    // The layouter cannot keep the order of every machine; there are other manners.
    const placed = await elk.layout(graphOf(model, manner)).catch(() => null);
    const layout = placed && drawn(model, hash, placed, manner.lines);
    if (layout && (!best || costOf(layout) < costOf(best))) best = layout;
  }
  if (!best) throw new Error(`${model.id} could not be laid out`);
  return best;
}
