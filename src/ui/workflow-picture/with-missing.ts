import { piecesOf, writtenIn } from "./boxes.ts";
import { conditionLines, labelSize } from "./label-size.ts";
import type { Box, DrawnState, DrawnTransition, Layout, Point } from "./layout.ts";
import { measures } from "./measures.ts";
import { placeLabel } from "./place-label.ts";
import { routeBetween } from "./route.ts";
import { textWidth } from "./text-width.ts";

/** The parts of another version that the layout does not have. */
export interface Missing {
  states: Pick<DrawnState, "path" | "name" | "code" | "label" | "hue" | "isFinal">[];
  transitions: (Pick<DrawnTransition, "id" | "event" | "from" | "to" | "parties" | "condition"> & {
    /** The states at the two ends of the arrow, by path: the entered state, not its holder. */
    ends: { from: string; to: string };
  })[];
}

const lineWidth = 170;
/** Room around the picture, for lines without a way inside. */
const outside = 48;

const reading = (a: Box, b: Box) => a.y - b.y || a.x - b.x;
const farthest = (boxes: readonly Box[]) => ({
  right: Math.max(...boxes.map(({ x, width }) => x + width)),
  bottom: Math.max(...boxes.map(({ y, height }) => y + height)),
});

/** Removed states, and the signs for any state that arrows need, in a row below the picture. */
function addedStates(layout: Layout, { states, transitions }: Missing): DrawnState[] {
  const known = new Set([...layout.states, ...states].map(({ path }) => path));
  const anywhere = transitions.map(({ ends }) => ends.from).filter((path) => !known.has(path));
  let x = 24;
  const y = layout.height + 32;
  const placed = (width: number, height: number): Box => {
    const box = { x, y, width, height };
    x += width + 64;
    return box;
  };
  const plain = { code: null, label: null, hue: null, isFinal: false, isStart: false, title: null };
  return [
    ...states.map((state): DrawnState => {
      const { padding, chip, leaf, name, text } = measures;
      const words = textWidth(state.name, name, "semibold") + (state.code === null ? 0 : chip.width + 10);
      const width = Math.ceil(Math.max(words, textWidth(state.label ?? "", text)) + 2 * padding);
      const box = placed(Math.max(leaf.width, width), leaf.height);
      return { ...plain, ...state, kind: "leaf", ...box };
    }),
    ...[...new Set(anywhere)].map((path): DrawnState => {
      const box = placed(measures.any.width, measures.any.height);
      return { ...plain, path, name: "any state", kind: "any", ...box };
    }),
  ];
}

const takenBy = ({ label, points, far }: DrawnTransition): Box[] => [label, ...piecesOf(points), ...(far ? [far] : [])];

/**
 * A layout with the parts of another version added. Their arrows run round everything, their words take free places.
 * The layouter of layouts is not in the browser; a few arrows do not need it.
 */
export function withMissing(layout: Layout, missing: Missing): Layout {
  if (missing.states.length + missing.transitions.length === 0) return layout;
  const states = [...layout.states, ...addedStates(layout, missing)];
  const transitions = [...layout.transitions];
  // Arrows that stay in their state have the fewest possible ways, so they come first.
  const moves = ({ ends }: Missing["transitions"][number]) => (ends.from === ends.to ? 0 : 1);
  for (const { ends, ...wanted } of missing.transitions.toSorted((a, b) => moves(a) - moves(b))) {
    const from = states.find(({ path }) => path === ends.from);
    const to = states.find(({ path }) => path === ends.to);
    if (from && to) transitions.push(drawnBetween(from, to, wanted, { states, transitions }));
  }
  const all = [...states, ...transitions.flatMap(takenBy)];
  const { right, bottom } = farthest(all);
  return {
    ...layout,
    width: Math.max(layout.width, right + 8),
    height: Math.max(layout.height, bottom + 8),
    states,
    transitions: transitions.sort((a, b) => reading(a.label, b.label)),
    sheet: null,
  };
}

function drawnBetween(
  from: DrawnState,
  to: DrawnState,
  wanted: Omit<Missing["transitions"][number], "ends">,
  { states, transitions }: Pick<Layout, "states" | "transitions">,
): DrawnTransition {
  const boxes = [
    ...states.filter(({ kind }) => kind !== "holder"),
    ...states.flatMap(writtenIn),
    ...transitions.flatMap(({ label, far }) => [label, ...(far ? [far] : [])]),
  ];
  const lines = transitions.flatMap(({ points }) => piecesOf(points));
  const { right, bottom } = farthest([...boxes, ...lines]);
  const ground = { width: right + outside, height: bottom + outside, closed: boxes, lines };
  const points = routeBetween(from, to, ground) ?? straight(from, to);
  const size = labelSize(wanted, lineWidth);
  const mine = piecesOf(points);
  const placed = placeLabel(points, size, [...boxes, ...lines, ...mine]);
  const below: Box = { x: 24, y: Math.max(bottom, farthest(mine).bottom) + 8, ...size };
  return {
    ...wanted,
    lines: conditionLines(wanted.condition, lineWidth),
    points,
    ...(placed ?? { label: below, anchor: "start", hangs: "below" }),
    far: null,
  };
}

/** The line from middle to middle, for arrows without a way round. */
const straight = (from: Box, to: Box): Point[] => [
  [from.x + from.width / 2, from.y + from.height / 2],
  [to.x + to.width / 2, from.y + from.height / 2],
  [to.x + to.width / 2, to.y + to.height / 2],
];
