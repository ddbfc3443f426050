import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import type { Condition } from "./conditions.ts";
import type { StateMeta, TransitionMeta } from "./meta.ts";

/** A machine with the facts that deciding, drawing and walking need again and again. */
export interface Workflow<M extends AnyStateMachine = AnyStateMachine> {
  name: string;
  machine: M;
  version: string;
  transitions: AnyTransitionDefinition[];
  /** The white list of event types: `xstate.*` can be forged by a client and is never in it. */
  events: ReadonlySet<string>;
}

/** The database's record of an item: its state as a dotted path and the context columns, never a snapshot. */
export interface Row {
  state: string;
  context?: object;
}

const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesBelow)];

/** Every state node of a machine, the root first. */
export const allNodes = (machine: AnyStateMachine): AnyStateNode[] => nodesBelow(machine.root);

/** Every transition of a machine, as the very objects that its interpreter selects. */
export const allTransitions = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  allNodes(machine).flatMap((node) => [...node.transitions.values()].flat());

/** Makes a machine ready for use. */
export function defineWorkflow<M extends AnyStateMachine>(machine: M): Workflow<M> {
  if (!machine.version) throw new Error(`machine ${machine.id} has no version`);
  const transitions = allTransitions(machine);
  const events = new Set(transitions.map((transition) => transition.eventType as string));
  return { name: machine.id, machine, version: machine.version, transitions, events };
}

/** The meta of a transition; a test demands it on every one. */
export const metaOf = (transition: AnyTransitionDefinition) => transition.meta as TransitionMeta;

/** The condition of a transition, if it has one. */
export const conditionOf = (transition: AnyTransitionDefinition) => transition.guard as Condition | undefined;

/** `{ signedOut: { otp: 'entering' } }` as the path `signedOut.otp.entering`. */
export function statePath(value: AnyMachineSnapshot["value"]): string {
  if (typeof value === "string") return value;
  const [[parent, child] = ["", undefined], ...others] = Object.entries(value);
  if (others.length > 0) throw new Error("parallel states have no single path");
  return child === undefined ? parent : `${parent}.${statePath(child)}`;
}

const stateValue = (path: string): AnyMachineSnapshot["value"] => {
  const [parent = "", ...children] = path.split(".");
  return children.length === 0 ? parent : { [parent]: stateValue(children.join(".")) };
};

/** The machine's snapshot for this row. */
export const snapshotOf = (workflow: Workflow, row: Row): AnyMachineSnapshot =>
  workflow.machine.resolveState({ value: stateValue(row.state), context: row.context ?? {} });

/** The first state of an item of this workflow. */
export const startOf = (workflow: Workflow): string => workflow.machine.root.initial.target?.[0]?.key ?? "";

/** The states that a snapshot is in, the innermost first. */
export const activeNodes = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  [...(snapshot._nodes as AnyStateNode[])].sort((a, b) => b.path.length - a.path.length);

/** The meta of the innermost state that has one. */
export const stateMeta = (snapshot: AnyMachineSnapshot): StateMeta =>
  (activeNodes(snapshot).find((node) => node.meta)?.meta ?? {}) as StateMeta;

/** The seed's number of a snapshot's state; null where there is none. */
export const codeOf = (snapshot: AnyMachineSnapshot): number | null => stateMeta(snapshot).code ?? null;
