import type { Party } from "#domain/roles.ts";
import { wordsOf } from "./condition-words.ts";
import { type Condition, holds, type Subject } from "./conditions.ts";
import type { ModelDescription, TransitionDescription } from "./describe.ts";
import { entryOf, isWithin } from "./model-states.ts";

/** An event, the party who sends it, the item's state, and what was known of it. */
export interface Question extends Subject {
  from: string;
  party: Party;
  event: { type?: unknown };
}

/** The transition taken and the state it leads to, or the refusal in words. */
export type DataDecision =
  | { ok: true; taken: TransitionDescription; to: string }
  | { ok: false; code: "unknownEvent" | "wrongState" | "roleForbids" | "guardRefuses"; detail: string };

const depthOf = ({ from }: TransitionDescription) => (from === "" ? 0 : from.split(".").length);

/**
 * Makes a judge from a machine as data. Its checks come in the same sequence as those of `decide` for a machine in
 * code; a property test compares the two. The scope of the row is not checked, because the log does not record it.
 */
export function deciderOf(model: ModelDescription): (question: Question) => DataDecision {
  const byEvent = new Map<string, TransitionDescription[]>();
  // Innermost states come first; within one state the transitions keep their order.
  for (const arrow of [...model.transitions].sort((a, b) => depthOf(b) - depthOf(a))) {
    byEvent.set(arrow.event, [...(byEvent.get(arrow.event) ?? []), arrow]);
  }
  return ({ from, party, event, context }) => {
    const type = String(event.type);
    const anywhere = byEvent.get(type);
    if (!anywhere) return refuse("unknownEvent", `${model.id} ${model.version} has no event ${type}.`);
    if (!anywhere.some(({ roles }) => roles[party])) return refuse("roleForbids", `${type} is not for ${party}.`);
    const here = anywhere.filter((arrow) => isWithin(from, arrow.from));
    if (here.length === 0) return refuse("wrongState", `There is no ${type} in the state ${from}.`);
    const mine = here.filter(({ roles }) => roles[party]);
    if (mine.length === 0) return refuse("roleForbids", `${type} is not for ${party} in the state ${from}.`);
    const subject = { event, context };
    const taken = here.find(({ guard }) => !guard || holds(guard.condition, subject));
    if (!taken) return refuse("guardRefuses", mine.flatMap((arrow) => asked(arrow, subject)).join(" "));
    if (!taken.roles[party]) return refuse("roleForbids", `${taken.id} is not for ${party}.`);
    return { ok: true, taken, to: taken.to === null ? from : entryOf(model, taken.to) };
  };
}

const refuse = (code: (DataDecision & { ok: false })["code"], detail: string): DataDecision => ({
  ok: false,
  code,
  detail,
});

/** The unmet condition of a transition in its own words: a sentence beside it may be an old one. */
const asked = ({ id, guard }: TransitionDescription, subject: Subject): string[] =>
  guard ? [`${id} requires: ${wordsOf(failing(guard.condition, subject))}.`] : [];

const failing = (condition: Condition, subject: Subject): Condition => {
  if (condition.type !== "and") return condition;
  const part = condition.params.all.find((one) => !holds(one, subject));
  return part ? failing(part, subject) : condition;
};
