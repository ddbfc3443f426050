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

/** How a step is not as its model says, in words. */
export interface Deviation {
  kind: DeviationKind;
  detail: string;
}

/** A step of an item's history as the log has it. */
export interface Step {
  transition: string;
  from: string;
  to: string;
  /** Null in an entry of the time when the log did not say it. */
  party: Party | null;
  /** Of the account that acted; null where none did. */
  role: number | null;
  event: object;
  /** What the machine knew of the item before. */
  known: object | null;
  /** The hash of the machine that decided. */
  model: string;
}

/**
 * One step of a history against the machine that decided it (docs/workflows.md). `standing` are the states that the item
 * may have stood in before: one, where the log has followed it; several, where its row was made without an arrow.
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
  // Whoever keeps the house acts at its console as an administrator without an account.
  const acting = roleId === null ? "admin" : isRoleId(roleId) ? partyOf(roleId) : undefined;
  return acting === party ? [] : [say("wrongRole", `${id} was taken as ${party} by an account with role ${roleId}.`)];
}

function guard({ id, guard: asked }: TransitionDescription, { event, known }: Step): Deviation[] {
  if (!asked || holds(asked.condition, { event, context: known ?? {} })) return [];
  if (known === null && JSON.stringify(asked.condition).includes('"context.')) return [];
  return [say("guardNotMet", `${id} requires that ${asked.sentence}.`)];
}
