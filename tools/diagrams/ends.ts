import type { ModelDescription, StateDescription, TransitionDescription } from "#machines/kit/describe.ts";
import { entryOf } from "#machines/kit/model-states.ts";

/** The two ends of a transition's arrow on the picture, by their ids. */
export interface Ends {
  transition: TransitionDescription;
  from: string;
  to: string;
  /** The words of the sign, for an arrow that ends in one. */
  name: string;
}

/** The sign for "any of these states". */
export const anyOf = (path: string) => `${path}.*`;

export const isAny = (id: string) => id.endsWith(".*");

/** The sign at the end of an arrow to a distant state. */
export const farOf = (transition: string) => `→${transition}`;

export const isFar = (id: string) => id.startsWith("→");

export const nameOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);

export const stateAt = (model: ModelDescription, path: string): StateDescription | undefined =>
  model.states.find((state) => state.path === path);

export const holderOf = (model: ModelDescription, path: string) => stateAt(model, path)?.parent ?? "";

/** The state with the label that people see: the state itself, or its nearest labelled holder. */
export function shownBy(model: ModelDescription, path: string): StateDescription | undefined {
  const state = stateAt(model, path);
  return !state || state.label || !state.parent ? state : shownBy(model, state.parent);
}

/**
 * The number of arrows that makes a picture large, and the number of arrivals that makes a state a hub. A large picture
 * draws neither arrows out of a holder nor arrows to a hub.
 */
const [many, hub] = [20, 5];

export const isLarge = (model: ModelDescription) => model.transitions.length >= many;

function endsFar(model: ModelDescription, from: string, to: string): boolean {
  if (!isLarge(model)) return false;
  const arrivals = model.transitions.filter((other) => other.to !== null && entryOf(model, other.to) === to);
  return arrivals.length >= hub || holderOf(model, from) !== holderOf(model, to);
}

/** A state's name, with its holder's if another state has the same name. */
function telling(model: ModelDescription, path: string): string {
  const namesakes = model.states.filter((state) => nameOf(state.path) === nameOf(path)).length > 1;
  return namesakes ? path.split(".").slice(-2).join(".") : nameOf(path);
}

/** The start of an arrow. Arrows of the whole machine, and those that stay in a holder, start at "any of these". */
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

/** True if a state has several arrows to itself. Their sides matter then. */
export function hasManyLoops(model: ModelDescription): boolean {
  const loops = model.transitions.map((one) => endsOf(model, one)).filter(({ from, to }) => from === to);
  return loops.some(({ from }) => !isAny(from) && loops.filter((other) => other.from === from).length > 1);
}
