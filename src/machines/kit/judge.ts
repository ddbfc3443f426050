import { isRoleId, type Party, partyOf } from "#domain/roles.ts";
import { holds } from "./conditions.ts";
import type { ModelDescription, TransitionDescription } from "./describe.ts";
import { entryOf, isWithin } from "./model-states.ts";

export const deviationKinds = [
  "unknownModel",
  "foreignModel",
  "unknownTransition",
  "wrongStart",
  "wrongEnd",
  "wrongRole",
  "guardNotMet",
  "gap",
  "statusDiffers",
] as const;
export type DeviationKind = (typeof deviationKinds)[number];

/** A deviation of a step from its model, in words. */
export interface Deviation {
  kind: DeviationKind;
  detail: string;
}

/** A step of an item's history, from the log. */
export interface Step {
  transition: string;
  from: string;
  to: string;
  /** Null in an early entry that does not record it. */
  party: Party | null;
  /** The role of the acting account; null without an account. */
  role: number | null;
  event: object;
  /** The machine's knowledge of the item before the step. */
  known: object | null;
  /** The hash of the deciding machine. */
  model: string;
}

/**
 * Judges a step of a history by the machine that decided it (docs/workflows.md). `standing` holds the possible states
 * of the item before: one if the log has followed it, several if its row was made without a transition.
 */
export function judge(model: ModelDescription | undefined, step: Step, standing: readonly string[]): Deviation[] {
  const found = standing.includes(step.from) ? [] : [gap(step, standing)];
  if (!model) return [...found, say("unknownModel", `The machine ${step.model.slice(0, 12)} is unknown.`)];
  const taken = model.transitions.find(({ id }) => id === step.transition);
  if (!taken) {
    return [...found, say("unknownTransition", `${model.id} ${model.version} has no transition ${step.transition}.`)];
  }
  return [...found, ...path(model, taken, step), ...role(taken, step), ...guard(taken, step)];
}

const say = (kind: DeviationKind, detail: string): Deviation => ({ kind, detail });

const gap = ({ from }: Step, standing: readonly string[]) =>
  say("gap", `The step begins in ${from}, but the item was in ${standing.join(" or ") || "no state"}.`);

function path(model: ModelDescription, { id, from, to }: TransitionDescription, step: Step): Deviation[] {
  const end = to === null ? step.from : entryOf(model, to);
  return [
    ...(isWithin(step.from, from) ? [] : [say("wrongStart", `${id} begins in ${from}, not in ${step.from}.`)]),
    ...(step.to === end ? [] : [say("wrongEnd", `${id} leads to ${end}, not to ${step.to}.`)]),
  ];
}

function role({ id, roles }: TransitionDescription, { party, role: roleId }: Step): Deviation[] {
  if (party === null) return [];
  if (roles[party] === undefined) return [say("wrongRole", `${id} is not for ${party}.`)];
  if (party === "system") return [];
  // The keeper of the house acts at its console as an administrator without an account.
  const acting = roleId === null ? "admin" : isRoleId(roleId) ? partyOf(roleId) : undefined;
  return acting === party ? [] : [say("wrongRole", `${id} was taken as ${party} by an account with role ${roleId}.`)];
}

function guard({ id, guard: asked }: TransitionDescription, { event, known }: Step): Deviation[] {
  if (!asked || holds(asked.condition, { event, context: known ?? {} })) return [];
  if (known === null && JSON.stringify(asked.condition).includes('"context.')) return [];
  return [say("guardNotMet", `${id} requires that ${asked.sentence}.`)];
}
