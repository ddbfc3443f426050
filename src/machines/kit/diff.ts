import { canonical } from "./canonical.ts";
import type { ModelDescription, StateDescription, TransitionDescription } from "./describe.ts";

/** The part of a state or a transition that differs. */
export type ChangedPart =
  | "code"
  | "label"
  | "colour"
  | "initial"
  | "final"
  | "start"
  | "event"
  | "target"
  | "condition"
  | "context"
  | "effects"
  | "roles"
  | "call"
  | "seed";

/** One difference between two versions of a machine, found by a state's path or a transition's id. */
export interface ModelChange {
  id: string;
  what: "state" | "transition";
  change: "added" | "removed" | "changed";
  parts: ChangedPart[];
}

type Parts<T> = Partial<Record<ChangedPart, (of: T) => unknown>>;

const ofState: Parts<StateDescription> = {
  code: ({ code }) => code,
  label: ({ label }) => label,
  colour: ({ colour }) => colour,
  initial: ({ initial }) => initial,
  final: ({ isFinal }) => isFinal,
};
const ofTransition: Parts<TransitionDescription> = {
  start: ({ from }) => from,
  event: ({ event }) => event,
  target: ({ to, reenters }) => [to, reenters],
  condition: ({ guard }) => guard,
  context: ({ changes }) => changes,
  effects: ({ effects }) => effects,
  roles: ({ roles }) => roles,
  call: ({ call }) => call,
  seed: ({ seed }) => seed,
};

/** The changes from one version of a machine to another: states by their paths, transitions by their ids. */
export function diffModels(before: ModelDescription, after: ModelDescription): ModelChange[] {
  return [
    ...changesOf("state", named(before.states, "path"), named(after.states, "path"), ofState),
    ...changesOf("transition", named(before.transitions, "id"), named(after.transitions, "id"), ofTransition),
  ];
}

const named = <K extends string, T extends Record<K, string>>(all: readonly T[], name: K): Map<string, T> =>
  new Map(all.map((one) => [one[name], one]));

function changesOf<T>(
  what: ModelChange["what"],
  before: Map<string, T>,
  after: Map<string, T>,
  parts: Parts<T>,
): ModelChange[] {
  const changes: ModelChange[] = [];
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(id), after.get(id)];
    if (was === undefined) changes.push({ id, what, change: "added", parts: [] });
    else if (is === undefined) changes.push({ id, what, change: "removed", parts: [] });
    else {
      const differing = differingParts(was, is, parts);
      if (differing.length > 0) changes.push({ id, what, change: "changed", parts: differing });
    }
  }
  return changes;
}

const differingParts = <T>(was: T, is: T, parts: Parts<T>): ChangedPart[] =>
  (Object.entries(parts) as [ChangedPart, (of: T) => unknown][])
    .filter(([, part]) => canonical(part(was)) !== canonical(part(is)))
    .map(([name]) => name);
