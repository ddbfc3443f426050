import { type Party, partyLetters } from "#domain/roles.ts";
import type { EffectDescription, ModelDescription, TransitionDescription } from "./describe.ts";
import { codeAt } from "./model-states.ts";

/** A transition in words, with everything that the diagram leaves out. */
export interface TransitionRow {
  transition: string;
  /** Empty for any state. */
  from: string;
  event: string;
  /** The condition as a sentence, and exactly as it is judged; empty without one. */
  condition: string;
  rule: string;
  /** The letters of the parties. */
  who: string;
  /** Equal to `from` if the state stays. */
  to: string;
  /** The number on the wire afterwards. */
  code: number | null;
  changes: string;
  effects: string;
  call: string;
  source: "spec" | "ours";
}

const effectText = ({ type, params }: EffectDescription): string => {
  if (params === null) return type;
  if (typeof params !== "object") return `${type} (${String(params)})`;
  const parts = Object.entries(params).map(([name, value]) => `${name} ${String(value)}`);
  return `${type} (${parts.join(", ")})`;
};

const rowOf = (model: ModelDescription, transition: TransitionDescription): TransitionRow => {
  const { id, from, event, to, guard, roles, changes, effects, call, seed } = transition;
  return {
    transition: id,
    from,
    event,
    condition: guard?.sentence ?? "",
    rule: guard?.words ?? "",
    who: Object.keys(roles)
      .map((party) => partyLetters[party as Party])
      .join(" "),
    to: to ?? from,
    code: codeAt(model, to ?? from),
    changes: changes.join(", "),
    effects: effects.map(effectText).join(", "),
    call: call ?? "",
    source: seed ? "spec" : "ours",
  };
};

/** All transitions of a machine as rows, in the order of the machine. */
export const transitionTable = (model: ModelDescription): TransitionRow[] =>
  model.transitions.map((transition) => rowOf(model, transition));
