import type { ElkExtendedEdge, ElkLabel, ElkNode } from "elkjs";
import type { Hue } from "#domain/codes.ts";
import type { Party } from "#domain/roles.ts";
import type { ModelDescription, TransitionDescription } from "#machines/kit/describe.ts";
import { beginningOf } from "#machines/kit/model-states.ts";
import { piecesOf } from "#ui/workflow-picture/boxes.ts";
import type { Arrangement, Box, DrawnState, DrawnTransition, Point } from "#ui/workflow-picture/layout.ts";

import { farOf, isAny, isFar, nameOf, shownBy, stateAt } from "./ends.ts";
import { linesOf } from "./graph.ts";
import { titleIn } from "./title.ts";

const { round } = Math;

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode | ElkLabel): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

const flat = (nodes: ElkNode[]): ElkNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

/** Reading order: from the top, and in a line from the left. */
const reading = (a: Box, b: Box) => a.y - b.y || a.x - b.x;

function stateOf(model: ModelDescription, node: ElkNode): DrawnState | undefined {
  if (isFar(node.id)) return;
  const box = boxOf(node);
  const plain = { path: node.id, code: null, label: null, hue: null, isFinal: false, isStart: false, title: null };
  if (isAny(node.id)) return { ...plain, name: "any state", kind: "any", ...box };
  const state = stateAt(model, node.id);
  const shown = shownBy(model, node.id);
  const inherits = shown !== undefined && shown !== state;
  return {
    ...plain,
    name: nameOf(node.id),
    kind: node.children ? "holder" : "leaf",
    code: state?.code ?? null,
    label: shown?.label ? `${inherits ? "in " : ""}${shown.label}` : null,
    hue: (shown?.colour ?? null) as Hue | null,
    isFinal: state?.isFinal ?? false,
    isStart: beginningOf(model) === node.id,
    ...box,
  };
}

const pointsOf = (edge: ElkExtendedEdge): Point[] =>
  (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => [round(x), round(y)]),
  );

/** The side of a line that its words are on: above or below a level one, left or right of an upright one. */
function stanceOf(points: Point[], { x, y, width, height }: Box): Pick<DrawnTransition, "anchor" | "hangs"> {
  let near = Number.POSITIVE_INFINITY;
  let stance: Pick<DrawnTransition, "anchor" | "hangs"> = { anchor: "middle", hangs: "above" };
  for (const [at, [toX, toY]] of points.slice(1).entries()) {
    const [fromX = 0, fromY = 0] = points[at] ?? [];
    const level = fromY === toY;
    const [left, right] = [Math.min(fromX, toX), Math.max(fromX, toX)];
    const [top, bottom] = [Math.min(fromY, toY), Math.max(fromY, toY)];
    const beside = level ? right > x + 4 && left < x + width - 4 : bottom > y + 4 && top < y + height - 4;
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const away = level ? Math.abs(middleY - fromY) - height / 2 : Math.abs(middleX - fromX) - width / 2;
    if (!beside || away >= near) continue;
    near = away;
    if (level) stance = { anchor: "middle", hangs: middleY < fromY ? "above" : "below" };
    else stance = { anchor: middleX < fromX ? "end" : "start", hangs: "below" };
  }
  return stance;
}

function transitionOf(
  nodes: ElkNode[],
  edge: ElkExtendedEdge,
  transition: TransitionDescription,
  lines: number,
): DrawnTransition {
  const points = pointsOf(edge);
  const label = boxOf(edge.labels?.[0] ?? {});
  const far = nodes.find(({ id }) => id === farOf(transition.id));
  return {
    id: transition.id,
    event: transition.event,
    from: transition.from,
    to: transition.to,
    parties: Object.keys(transition.roles) as Party[],
    condition: transition.guard?.sentence ?? null,
    lines: linesOf(transition, lines),
    points,
    label,
    ...stanceOf(points, label),
    far: far ? { name: far.labels?.[0]?.text ?? "", ...boxOf(far) } : null,
  };
}

/** Holders with their words, which give way to lines, words and boxes. */
function titled(states: DrawnState[], transitions: DrawnTransition[]): DrawnState[] {
  const others = [
    ...states.filter(({ kind }) => kind !== "holder"),
    ...transitions.flatMap(({ label, points, far }) => [label, ...piecesOf(points), ...(far ? [far] : [])]),
  ];
  return states.map((state) => (state.kind === "holder" ? { ...state, title: titleIn(state, others) } : state));
}

/** The layouter's result in the form of the picture: whole pixels, in reading order. */
export function drawn(model: ModelDescription, placed: ElkNode, lines: number): Arrangement {
  const nodes = flat(placed.children ?? []);
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  const states = nodes.flatMap((node) => stateOf(model, node) ?? []).sort(reading);
  const transitions = model.transitions
    .flatMap((transition) => {
      const edge = edges.get(transition.id);
      return edge ? [transitionOf(nodes, edge, transition, lines)] : [];
    })
    .sort((a, b) => reading(a.label, b.label));
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states: titled(states, transitions),
    transitions,
  };
}
