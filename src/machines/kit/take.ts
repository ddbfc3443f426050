import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
} from "xstate";

const none = () => {};
const scopes = new WeakMap<AnyStateMachine, AnyActorScope>();

/** The scope of a machine's steps: an actor that never starts. */
function scopeOf(machine: AnyStateMachine): AnyActorScope {
  const self = createActor(machine);
  const { system } = self;
  const still = { defer: none, logger: none, stopChild: none, emit: none, actionExecutor: none };
  return { self, system, id: "", sessionId: "", ...still } as AnyActorScope;
}

/**
 * Takes one step of a machine and returns its next snapshot and its effects. XState's `transition` makes an actor for
 * each step, which costs more than the step. A machine that neither spawns nor invokes can use one actor for all steps.
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
