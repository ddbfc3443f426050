import ELK from "elkjs/lib/elk.bundled.js";
import type { ModelDescription } from "#machines/kit/describe.ts";
import type { Arrangement, Layout } from "#ui/workflow-picture/layout.ts";
import { drawn } from "./drawn.ts";
import { hasManyLoops, isLarge } from "./ends.ts";
import { graphOf, type Manner } from "./graph.ts";
import { overlapsIn } from "./overlaps.ts";

const simplex = { "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX" };
const inOrder = { ...simplex, "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES" };

/** Every combination of one choice of each. */
const combined = <T extends object>(choices: { [K in keyof T]: readonly T[K][] }): T[] =>
  Object.entries<readonly unknown[]>(choices).reduce<object[]>(
    (found, [name, values]) => found.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  ) as T[];

/** The ways to try. Packing varies for a large machine, the sides of loops for one with several. */
function mannersFor(model: ModelDescription): Manner[] {
  const ratios = isLarge(model) ? ["0.6", "1", "1.5", "2.5"] : ["1.5"];
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

const lengthOf = (layout: Arrangement) =>
  layout.transitions
    .flatMap(({ points }) =>
      points.slice(1).map(([x, y], at) => Math.abs(x - (points[at]?.[0] ?? x)) + Math.abs(y - (points[at]?.[1] ?? y))),
    )
    .reduce((sum, length) => sum + length, 0);

/** The room beside the sidebar and above the table. A twentieth more is still readable without a glass. */
const page = { width: 1160, height: 560, more: 1.05 };

/** The clutter of a layout: overlaps, and the length of arrows, since short ones are easy to follow. */
const clutterOf = (layout: Arrangement) => overlapsIn(layout).length + lengthOf(layout) / 20_000;

/** The cost on a screen: in sight at once is best, long is bearable, wide is not. */
function costOnScreen(layout: Arrangement): number {
  const [wide, high] = [layout.width / page.width, layout.height / page.height];
  const leaves = layout.states.filter(({ kind }) => kind === "leaf");
  const start = leaves.find(({ isStart }) => isStart);
  // Reading begins at the left or at the top, and so should the item.
  const backwards = start && leaves.some(({ x, y }) => x < start.x - 20 && y <= start.y + 20) ? 0.3 : 0;
  return clutterOf(layout) + backwards + Math.max(wide, high) + 6 * Math.max(0, wide - page.more);
}

/** The height per width from which a sheet on its side would be too small to read. */
const long = 1.2;

/** The room of a sheet on its side below the head, in millimetres. */
const sheet = { width: 277, height: 142 };

/** The cost on paper: the larger the picture, the better. */
const costOnSheet = (layout: Arrangement): number =>
  clutterOf(layout) + Math.max(layout.width / sheet.width, layout.height / sheet.height);

const leastOf = (all: readonly Arrangement[], cost: (layout: Arrangement) => number): Arrangement | undefined =>
  all
    .map((layout) => ({ layout, cost: cost(layout) }))
    .reduce<{ layout?: Arrangement; cost: number }>((best, one) => (one.cost < best.cost ? one : best), {
      cost: Number.POSITIVE_INFINITY,
    }).layout;

/** The layout of a machine: the most readable of all tries, and another for paper if that one is long. */
export async function layOut(model: ModelDescription, hash: string): Promise<Omit<Layout, "source">> {
  const elk = new ELK();
  const tried: Arrangement[] = [];
  for (const manner of mannersFor(model)) {
    // The layouter cannot keep the order of every machine in every way. Another way will do.
    const placed = await elk.layout(graphOf(model, manner)).catch(() => null);
    if (placed) tried.push(drawn(model, placed, manner.lines));
  }
  const best = leastOf(tried, costOnScreen);
  if (!best) throw new Error(`${model.id} could not be laid out`);
  const onPaper = best.height > long * best.width ? (leastOf(tried, costOnSheet) ?? null) : null;
  return { name: model.id, version: model.version, model: hash, ...best, sheet: onPaper };
}
