import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
} from "xstate";

const none = () => {};
const scopes = new WeakMap<AnyStateMachine, AnyActorScope>();

/** Where a machine's steps happen: around an actor that never starts. */
function scopeOf(machine: AnyStateMachine): AnyActorScope {
  const self = createActor(machine);
  const { system } = self;
  const still = { defer: none, logger: none, stopChild: none, emit: none, actionExecutor: none };
  return { self, system, id: "", sessionId: "", ...still } as AnyActorScope;
}

/**
 * One step of a machine: where it stands then, and what it orders. It is XState's `transition`, which makes an actor for
 * each step, and that is dearer than the step: a machine that neither spawns nor invokes can do with one for all.
 */
export function take(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject) {
  const scope = scopes.get(machine) ?? scopeOf(machine);
  scopes.set(machine, scope);
  const orders: { type: string; params: unknown }[] = [];
  const next: AnyMachineSnapshot = machine.transition(snapshot, event, {
    ...scope,
    actionExecutor: ({ type, params }) => void orders.push({ type, params }),
  });
  return { next, orders };
}
