import type { ElkExtendedEdge, ElkNode, LayoutOptions } from "elkjs";
import { partyLetters } from "#domain/roles.ts";
import type { ModelDescription, StateDescription, TransitionDescription } from "#machines/kit/describe.ts";
import { entryOf } from "#machines/kit/model-states.ts";
import { measures } from "#ui/workflow-picture/measures.ts";
import { textWidth, wrap } from "#ui/workflow-picture/text-width.ts";

/** One way to lay a machine out; several are tried, and the best is kept. */
export interface Manner {
  direction: "RIGHT" | "DOWN";
  /** How wide a condition's lines may become. */
  lines: number;
  options: LayoutOptions;
}

/** The node that stands for "whichever state of these". */
const anyOf = (path: string) => `${path}.*`;

export const isAny = (id: string) => id.includes(".*");

const nameOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);

/**
 * Arrows of the whole machine, and those that stay in a state that holds others, start at "any of these"; the latter at
 * one each, for many loops around one small sign could not be told apart.
 */
function startOf(model: ModelDescription, { id, from, to }: TransitionDescription): string {
  const holds = model.states.some(({ parent }) => parent === from);
  if (!holds || (from !== "" && to !== null)) return from;
  return to === null ? `${anyOf(from)}${id}` : anyOf(from);
}

/** The sign that an arrow ends in where its state is far away. */
export const farOf = (transition: string) => `→${transition}`;

/** A picture with many arrows does not draw those that leave their holder, nor those to a state that many lead to. */
const [many, hub] = [20, 5];
const isLarge = (model: ModelDescription) => model.transitions.length >= many;

function isFar(model: ModelDescription, from: string, to: string): boolean {
  if (!isLarge(model)) return false;
  const arrivals = model.transitions.filter((other) => other.to !== null && entryOf(model, other.to) === to);
  return arrivals.length >= hub || holderOf(model, from) !== holderOf(model, to);
}

/** A state's name, with its holder's where others bear the same. */
function telling(model: ModelDescription, path: string): string {
  const name = nameOf(path);
  const namesakes = model.states.filter((state) => nameOf(state.path) === name).length > 1;
  return namesakes ? path.split(".").slice(-2).join(".") : name;
}

const holderOf = (model: ModelDescription, path: string) =>
  model.states.find((state) => state.path === path)?.parent ?? "";

interface Ends {
  transition: TransitionDescription;
  from: string;
  to: string;
  name: string;
}

/** The ends of a transition's arrow on the picture. */
function endsOf(model: ModelDescription, transition: TransitionDescription): Ends {
  const from = startOf(model, transition);
  if (transition.to === null) return { transition, from, to: from, name: "" };
  const to = entryOf(model, transition.to);
  const far = isFar(model, transition.from, to);
  return { transition, from, to: far ? farOf(transition.id) : to, name: telling(model, to) };
}

export const linesOf = (transition: TransitionDescription, width: number): string[] =>
  transition.guard ? wrap(`if ${transition.guard.sentence}`, measures.text, width) : [];

const letters = (transition: TransitionDescription) =>
  Object.keys(transition.roles)
    .map((party) => partyLetters[party as keyof typeof partyLetters])
    .join("·");

function labelOf(transition: TransitionDescription, width: number) {
  const { text, line } = measures;
  const lines = linesOf(transition, width);
  const head = textWidth(transition.event, text, "semibold") + textWidth(` ${letters(transition)}`, text);
  const widths = [head, textWidth("never taken", text, "semibold"), ...lines.map((words) => textWidth(words, text))];
  return {
    id: transition.id,
    width: Math.ceil(Math.max(...widths)) + 6,
    height: (lines.length + 2) * line + 4,
    text: transition.event,
  };
}

function leaf(state: StateDescription): ElkNode {
  const { leaf: smallest, padding, name, text, chip } = measures;
  const title = textWidth(nameOf(state.path), name, "semibold") + (state.code === null ? 0 : chip.width + 10);
  const label = textWidth(state.label ?? "", text);
  const width = Math.max(smallest.width, Math.ceil(Math.max(title, label) + 2 * padding));
  return { id: state.path, width, height: smallest.height };
}

/** Beside the state that the arrow starts from, inside the same holder. */
function farNodes(model: ModelDescription, holder: string, ends: Ends[]): ElkNode[] {
  return ends
    .filter(({ transition, to }) => to.startsWith("→") && holderOf(model, transition.from) === holder)
    .map(({ to, name }) => {
      const width = Math.ceil(textWidth(`to ${name}`, measures.text, "semibold")) + 16;
      return { id: to, width, height: measures.far, labels: [{ text: name }] };
    });
}

function nodesIn(model: ModelDescription, holder: string, ends: Ends[], options: LayoutOptions): ElkNode[] {
  const { holderTop, any } = measures;
  const within = model.states
    .filter(({ parent }) => parent === holder)
    .map((state) => {
      const children = nodesIn(model, state.path, ends, options);
      return children.length === 0
        ? leaf(state)
        : {
            id: state.path,
            children,
            layoutOptions: { ...options, "elk.padding": `[top=${holderTop},left=16,bottom=16,right=16]` },
          };
    });
  const anys = new Set(ends.map(({ from }) => from).filter((id) => isAny(id) && id.startsWith(anyOf(holder))));
  return [...[...anys].map((id) => ({ id, ...any })), ...within, ...farNodes(model, holder, ends)];
}

/** A machine as the layouter wants it. */
export function graphOf(model: ModelDescription, { direction, lines, options }: Manner): ElkNode {
  const all: LayoutOptions = {
    "elk.algorithm": "layered",
    "elk.direction": direction,
    "elk.hierarchyHandling": isLarge(model) ? "SEPARATE_CHILDREN" : "INCLUDE_CHILDREN",
    "elk.edgeRouting": "ORTHOGONAL",
    "elk.json.edgeCoords": "ROOT",
    "elk.json.shapeCoords": "ROOT",
    "elk.edgeLabels.placement": "CENTER",
    "elk.edgeLabels.inline": "false",
    "elk.spacing.edgeLabel": "3",
    "elk.spacing.nodeNode": "28",
    "elk.spacing.edgeNode": "18",
    "elk.spacing.edgeEdge": "14",
    "elk.spacing.nodeSelfLoop": "22",
    "elk.layered.spacing.nodeNodeBetweenLayers": "16",
    "elk.layered.spacing.edgeNodeBetweenLayers": "12",
    "elk.layered.spacing.edgeEdgeBetweenLayers": "10",
    "elk.layered.edgeRouting.selfLoopOrdering": "SEQUENCED",
    ...options,
  };
  const ends = model.transitions.map((transition) => endsOf(model, transition));
  const edges = ends.map(
    ({ transition, from, to }): ElkExtendedEdge => ({
      id: transition.id,
      sources: [from],
      targets: [to],
      labels: [labelOf(transition, lines)],
    }),
  );
  return {
    id: "picture",
    children: nodesIn(model, "", ends, all),
    edges,
    layoutOptions: { ...all, "elk.padding": "[top=8,left=8,bottom=8,right=8]" },
  };
}
