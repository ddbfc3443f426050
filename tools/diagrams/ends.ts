import type { ModelDescription, StateDescription, TransitionDescription } from "#machines/kit/describe.ts";
import { entryOf } from "#machines/kit/model-states.ts";

/** The ends of a transition's arrow on the picture, by the ids of what it touches. */
export interface Ends {
  transition: TransitionDescription;
  from: string;
  to: string;
  /** What the sign says, where the arrow ends in one. */
  name: string;
}

/** The sign that stands for "whichever state of these". */
export const anyOf = (path: string) => `${path}.*`;

export const isAny = (id: string) => id.endsWith(".*");

/** The sign that an arrow ends in where its state is far away. */
export const farOf = (transition: string) => `→${transition}`;

export const isFar = (id: string) => id.startsWith("→");

export const nameOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);

export const stateAt = (model: ModelDescription, path: string): StateDescription | undefined =>
  model.states.find((state) => state.path === path);

export const holderOf = (model: ModelDescription, path: string) => stateAt(model, path)?.parent ?? "";

/** The state that says what people see: itself, or the nearest that holds it. */
export function shownBy(model: ModelDescription, path: string): StateDescription | undefined {
  const state = stateAt(model, path);
  return !state || state.label || !state.parent ? state : shownBy(model, state.parent);
}

/** A picture with many arrows does not draw those that leave their holder, nor those to a state that many lead to. */
const [many, hub] = [20, 5];

export const isLarge = (model: ModelDescription) => model.transitions.length >= many;

function endsFar(model: ModelDescription, from: string, to: string): boolean {
  if (!isLarge(model)) return false;
  const arrivals = model.transitions.filter((other) => other.to !== null && entryOf(model, other.to) === to);
  return arrivals.length >= hub || holderOf(model, from) !== holderOf(model, to);
}

/** A state's name, with its holder's where others bear the same. */
function telling(model: ModelDescription, path: string): string {
  const namesakes = model.states.filter((state) => nameOf(state.path) === nameOf(path)).length > 1;
  return namesakes ? path.split(".").slice(-2).join(".") : nameOf(path);
}

/** Arrows of the whole machine, and those that stay in a state that holds others, start at "any of these". */
function startOf(model: ModelDescription, { from, to }: TransitionDescription): string {
  const holds = model.states.some(({ parent }) => parent === from);
  return holds && (from === "" || to === null) ? anyOf(from) : from;
}

export function endsOf(model: ModelDescription, transition: TransitionDescription): Ends {
  const from = startOf(model, transition);
  if (transition.to === null) return { transition, from, to: from, name: "" };
  const to = entryOf(model, transition.to);
  const far = endsFar(model, transition.from, to);
  return { transition, from, to: far ? farOf(transition.id) : to, name: telling(model, to) };
}

/** Has a state several arrows to itself, so that it matters on which sides they stand? */
export function hasManyLoops(model: ModelDescription): boolean {
  const loops = model.transitions.map((one) => endsOf(model, one)).filter(({ from, to }) => from === to);
  return loops.some(({ from }) => !isAny(from) && loops.filter((other) => other.from === from).length > 1);
}
