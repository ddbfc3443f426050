import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { wordsOf } from "./condition-words.ts";
import { type Condition, conditionsVersion } from "./conditions.ts";
import type { GuardMeta, Roles, StateMeta } from "./meta.ts";
import { allNodes, allTransitions, conditionOf, metaOf } from "./workflow.ts";

export interface StateDescription {
  path: string;
  parent: string | null;
  initial: string | null;
  isFinal: boolean;
  code: number | null;
  label: string | null;
  colour: string | null;
}

export interface EffectDescription {
  type: string;
  /** `computed` if the params are worked out from the event or the context. */
  params: unknown;
}

export interface TransitionDescription {
  id: string;
  from: string;
  event: string;
  to: string | null;
  /** True if the state is left and entered again although it stays the same. */
  reenters: boolean;
  guard: (GuardMeta & { condition: Condition; words: string }) | null;
  /** The named changes of the context. */
  changes: string[];
  effects: EffectDescription[];
  roles: Roles;
  call: string | null;
  seed: boolean;
}

/** A machine as plain data, to be hashed, stored beside the audit rows, compared, exported and drawn. */
export interface ModelDescription {
  id: string;
  version: string;
  conditions: string;
  states: StateDescription[];
  transitions: TransitionDescription[];
}

const pathOf = (node: AnyStateNode) => node.path.join(".");

const describeState = (node: AnyStateNode): StateDescription => {
  const meta: StateMeta = node.meta ?? {};
  return {
    path: pathOf(node),
    parent: node.parent ? pathOf(node.parent) : null,
    initial: node.initial?.target[0] ? pathOf(node.initial.target[0]) : null,
    isFinal: node.type === "final",
    code: meta.code ?? null,
    label: meta.label ?? null,
    colour: meta.colour ?? null,
  };
};

const namesOf = (transition: AnyTransitionDefinition): EffectDescription[] =>
  transition.actions.map((action) => {
    // An inline function would have no name to hash or draw; a test forbids it.
    const named = typeof action === "object" ? action : { type: String(action), params: undefined };
    return { type: named.type, params: typeof named.params === "function" ? "computed" : (named.params ?? null) };
  });

/** True if the name changes the context (an assign), false if it is an effect on the world. */
const isChange = (machine: AnyStateMachine, name: string) => {
  const action: unknown = machine.implementations.actions[name];
  return typeof action === "function" && "type" in action && action.type === "xstate.assign";
};

function describeTransition(machine: AnyStateMachine, transition: AnyTransitionDefinition): TransitionDescription {
  const { id, roles, call, seed, guard } = metaOf(transition);
  const condition = conditionOf(transition);
  const names = namesOf(transition);
  return {
    id,
    from: pathOf(transition.source),
    event: transition.eventType,
    to: transition.target?.[0] ? pathOf(transition.target[0]) : null,
    reenters: transition.reenter,
    guard: condition && guard ? { ...guard, condition, words: wordsOf(condition) } : null,
    changes: names.filter((name) => isChange(machine, name.type)).map((name) => name.type),
    effects: names.filter((name) => !isChange(machine, name.type)),
    roles,
    call: call ?? null,
    seed,
  };
}

/** A machine as data. */
export const describeMachine = (machine: AnyStateMachine): ModelDescription => ({
  id: machine.id,
  version: machine.version ?? "",
  conditions: conditionsVersion,
  states: allNodes(machine).map(describeState),
  transitions: allTransitions(machine).map((transition) => describeTransition(machine, transition)),
});

/** The names of all effects that a machine can have. */
export const effectsOf = (machine: AnyStateMachine): string[] => [
  ...new Set(
    describeMachine(machine).transitions.flatMap((transition) => transition.effects.map((effect) => effect.type)),
  ),
];
