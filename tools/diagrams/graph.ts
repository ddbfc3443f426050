import type { ElkExtendedEdge, ElkLabel, ElkNode, LayoutOptions } from "elkjs";
import type { Party } from "#domain/roles.ts";
import type { ModelDescription, StateDescription, TransitionDescription } from "#machines/kit/describe.ts";
import { beginningOf } from "#machines/kit/model-states.ts";
import { conditionLines, labelSize } from "#ui/workflow-picture/label-size.ts";
import { measures } from "#ui/workflow-picture/measures.ts";
import { textWidth } from "#ui/workflow-picture/text-width.ts";
import { anyOf, type Ends, endsOf, holderOf, isAny, isFar, isLarge, nameOf, shownBy } from "./ends.ts";
import { titleSize } from "./title.ts";

/** One way to lay a machine out. Several are tried, and the best is kept. */
export interface Manner {
  direction: "RIGHT" | "DOWN";
  /** The greatest width of a condition's lines. */
  lines: number;
  /** The sides of a state for its arrows to itself. */
  loops: string;
  /** The place of a holder's own words: above its states, or left of them where arrows arrive from above. */
  titles: "above" | "beside";
  /** True if the state in which items begin must be before all others. */
  startFirst: boolean;
  options: LayoutOptions;
}

/** Room around everything, in pixels. */
const spacing: LayoutOptions = {
  "elk.spacing.edgeLabel": "3",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeEdge": "14",
  "elk.spacing.nodeSelfLoop": "22",
  "elk.layered.spacing.nodeNodeBetweenLayers": "16",
  "elk.layered.spacing.edgeNodeBetweenLayers": "12",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "10",
};

const loopsOn = (sides: string): LayoutOptions => ({ "elk.layered.edgeRouting.selfLoopDistribution": sides });

/** The words of a transition beside its arrow. */
const worded = ({ event, roles, guard }: TransitionDescription) => ({
  event,
  parties: Object.keys(roles) as Party[],
  condition: guard?.sentence ?? null,
});

export const linesOf = (transition: TransitionDescription, width: number): string[] =>
  conditionLines(worded(transition).condition, width);

// A label without text would take no room.
const labelOf = (transition: TransitionDescription, width: number): ElkLabel => ({
  id: transition.id,
  text: transition.event,
  ...labelSize(worded(transition), width),
});

function leaf(
  model: ModelDescription,
  { path, code, parent }: StateDescription,
  { loops, startFirst }: Manner,
): ElkNode {
  const { leaf: smallest, padding, name, text, chip } = measures;
  const title = textWidth(nameOf(path), name, "semibold") + (code === null ? 0 : chip.width + 10);
  const label = textWidth(`in ${shownBy(model, path)?.label ?? ""}`, text);
  const width = Math.max(smallest.width, Math.ceil(Math.max(title, label) + 2 * padding));
  const isFirst = startFirst && parent === "" && beginningOf(model) === path;
  const first = { "elk.layered.layering.layerConstraint": "FIRST" };
  return { id: path, width, height: smallest.height, layoutOptions: { ...loopsOn(loops), ...(isFirst && first) } };
}

/** The signs of distant states, beside the start of their arrows and in the same holder. */
function farNodes(model: ModelDescription, holder: string, ends: Ends[]): ElkNode[] {
  return ends
    .filter(({ transition, to }) => isFar(to) && holderOf(model, transition.from) === holder)
    .map(({ to, name }) => {
      const width = Math.ceil(textWidth(`to ${name}`, measures.text, "semibold")) + 16;
      return { id: to, width, height: measures.far, labels: [{ text: name }] };
    });
}

function paddingOf({ path, label }: StateDescription, { titles }: Manner): string {
  const left = titles === "above" ? 16 : titleSize({ name: nameOf(path), label }).width + 12;
  return `[top=${measures.holderTop},left=${left},bottom=16,right=16]`;
}

function nodesIn(model: ModelDescription, holder: string, ends: Ends[], manner: Manner, all: LayoutOptions): ElkNode[] {
  const { any } = measures;
  const within = model.states
    .filter(({ parent }) => parent === holder)
    .map((state): ElkNode => {
      const children = nodesIn(model, state.path, ends, manner, all);
      return children.length === 0
        ? leaf(model, state, manner)
        : { id: state.path, children, layoutOptions: { ...all, "elk.padding": paddingOf(state, manner) } };
    });
  const hasAny = ends.some(({ from }) => isAny(from) && from === anyOf(holder));
  const sign: ElkNode[] = hasAny ? [{ id: anyOf(holder), ...any, layoutOptions: loopsOn("EQUALLY") }] : [];
  return [...sign, ...within, ...farNodes(model, holder, ends)];
}

/** A machine in the layouter's form. */
export function graphOf(model: ModelDescription, manner: Manner): ElkNode {
  const all: LayoutOptions = {
    "elk.algorithm": "layered",
    "elk.direction": manner.direction,
    "elk.hierarchyHandling": isLarge(model) ? "SEPARATE_CHILDREN" : "INCLUDE_CHILDREN",
    "elk.edgeRouting": "ORTHOGONAL",
    "elk.json.edgeCoords": "ROOT",
    "elk.json.shapeCoords": "ROOT",
    "elk.edgeLabels.placement": "CENTER",
    "elk.edgeLabels.inline": "false",
    ...spacing,
    ...manner.options,
  };
  const ends = model.transitions.map((transition) => endsOf(model, transition));
  const edges = ends.map(
    ({ transition, from, to }): ElkExtendedEdge => ({
      id: transition.id,
      sources: [from],
      targets: [to],
      labels: [labelOf(transition, manner.lines)],
    }),
  );
  return {
    id: "picture",
    children: nodesIn(model, "", ends, manner, all),
    edges,
    layoutOptions: { ...all, "elk.padding": "[top=8,left=8,bottom=8,right=8]" },
  };
}
