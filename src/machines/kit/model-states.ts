import type { ModelDescription, StateDescription } from "./describe.ts";

const stateAt = ({ states }: ModelDescription, path: string): StateDescription | undefined =>
  states.find((state) => state.path === path);

/** True if a state is the outer one or inside it. Every state is inside the machine itself, the empty path. */
export const isWithin = (path: string, outer: string): boolean =>
  outer === "" || path === outer || path.startsWith(`${outer}.`);

/** The state after entering a state: the state itself, or its initial one. */
export function entryOf(model: ModelDescription, path: string): string {
  const initial = stateAt(model, path)?.initial;
  return initial ? entryOf(model, initial) : path;
}

/** The first state of an item. */
export const beginningOf = (model: ModelDescription): string => entryOf(model, "");

/** The states that an item can stand in: those without states inside. */
export const standingStates = ({ states }: ModelDescription): string[] =>
  states.filter(({ path, initial }) => path !== "" && initial === null).map(({ path }) => path);

/** The number on the wire of a state, or of the innermost one around it that has one. */
export function codeAt(model: ModelDescription, path: string): number | null {
  const state = stateAt(model, path);
  if (!state) return null;
  return state.code ?? (state.parent === null ? null : codeAt(model, state.parent));
}
