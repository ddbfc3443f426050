// How strong is a walk? Machines are changed for the worse, one change at a time, and each change that alters what the
// machine does must be noticed by somebody who holds the true model beside it.
import { type AnyMachineSnapshot, type AnyStateMachine, createMachine, type EventObject, transition } from "xstate";
import { parties } from "#domain/roles.ts";
import type { Roles } from "#machines/kit/meta.ts";
import { allNodes, defineWorkflow, metaOf, snapshotOf, statePath, type Workflow } from "#machines/kit/workflow.ts";
import { type Path, planWalk, sampleOf, startOf, stepOf, type WalkSpec } from "./walk.ts";

interface TransitionConfig {
  target?: string;
  guard?: unknown;
  actions?: string | string[];
  meta: { id: string; roles: Roles };
}
type Slot = TransitionConfig | TransitionConfig[];
interface NodeConfig {
  on?: Record<string, Slot>;
  states?: Record<string, NodeConfig>;
}

export interface Mutant {
  name: string;
  transition: string;
  workflow: Workflow;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const copy = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)])) as T;
};

const nodesOf = (node: NodeConfig): NodeConfig[] => [node, ...Object.values(node.states ?? {}).flatMap(nodesOf)];

/** Finds a transition in a copy of the configuration and hands it out with a way to take it away. */
function visit(config: NodeConfig, id: string, change: (found: TransitionConfig, remove: () => void) => void) {
  for (const { on = {} } of nodesOf(config)) {
    for (const [event, slot] of Object.entries(on)) {
      const list = Array.isArray(slot) ? slot : [slot];
      const found = list.find((candidate) => candidate.meta.id === id);
      if (!found) continue;
      change(found, () => {
        const rest = list.filter((candidate) => candidate !== found);
        if (rest.length === 0) delete on[event];
        else on[event] = rest;
      });
    }
  }
}

type Change = (found: TransitionConfig, remove: () => void) => void;

const actionsOf = (machine: AnyStateMachine, id: string): string[] => {
  let names: string[] = [];
  visit(machine.config as NodeConfig, id, ({ actions = [] }) => {
    names = [actions].flat();
  });
  return names;
};

/** A state without children that the transition does not lead to now. */
function elsewhere({ machine }: Workflow, id: string): string | null {
  const leaves = allNodes(machine).filter((node) => Object.keys(node.states).length === 0);
  const chosen = defineWorkflow(machine).transitions.find((candidate) => metaOf(candidate).id === id);
  let now = chosen?.target?.[0];
  while (now && !leaves.includes(now)) now = now.initial.target[0];
  const other = leaves.find((leaf) => leaf !== now);
  return other ? `#${other.id}` : null;
}

/** Everything that can be done to one transition. */
function changesOf(workflow: Workflow, id: string): [name: string, change: Change][] {
  const transition = workflow.transitions.find((candidate) => metaOf(candidate).id === id);
  const target = elsewhere(workflow, id);
  const [party] = Object.keys(transition ? metaOf(transition).roles : {});
  const stranger = parties.find((candidate) => candidate !== party && candidate !== "admin") ?? "qc";
  const changes: [string, Change][] = [
    ["deleted", (_, remove) => remove()],
    [
      `given to ${stranger}`,
      (found) => {
        found.meta.roles = { [stranger]: "any" };
      },
    ],
  ];
  if (transition?.guard) changes.push(["without its guard", (found) => delete found.guard]);
  if (target) {
    const retarget: Change = (found) => {
      found.target = target;
    };
    changes.push([`leading to ${target}`, retarget]);
  }
  for (const action of actionsOf(workflow.machine, id)) {
    const drop: Change = (found) => {
      found.actions = [found.actions ?? []].flat().filter((name) => name !== action);
    };
    changes.push([`without ${action}`, drop]);
  }
  return changes;
}

/** Every mutant of a machine. */
export function mutantsOf(workflow: Workflow): Mutant[] {
  const { config, implementations } = workflow.machine;
  return workflow.transitions.flatMap((candidate) => {
    const { id } = metaOf(candidate);
    return changesOf(workflow, id).map(([what, change]) => {
      const changed = copy(config as NodeConfig);
      visit(changed, id, change);
      const machine = createMachine(changed as never, implementations as never) as AnyStateMachine;
      return { name: `${id} ${what}`, transition: id, workflow: defineWorkflow(machine) };
    });
  });
}

interface Step {
  before: AnyMachineSnapshot;
  event: EventObject;
  /** What the true model does, as text; and by which transition, null where it refuses. */
  seen: string;
  takes: string | null;
}

const behaviour = (workflow: Workflow, before: AnyMachineSnapshot, event: EventObject) => {
  const [chosen] = workflow.machine.getTransitionData(before, event);
  const [next, effects] = transition(workflow.machine, before, event);
  const told = effects.map(({ type, params }) => [type, params]);
  return {
    seen: JSON.stringify([next.value, next.context, told, chosen ? metaOf(chosen).roles : null]),
    takes: chosen ? metaOf(chosen).id : null,
  };
};

/** Every step of every tour, and every refusal where it is tried. */
function stepsOf(spec: WalkSpec): Step[] {
  const { tours, refusals } = planWalk(spec);
  const steps: Step[] = [];
  const stand = (path: Path, isTour: boolean) => {
    let here = startOf(spec);
    for (const sample of path) {
      const event = sampleOf(spec, here, sample);
      if (isTour) steps.push({ before: here, event, ...behaviour(spec.workflow, here, event) });
      here = stepOf(spec, here, event)[0];
    }
    return here;
  };
  for (const tour of tours) stand(tour, true);
  for (const { path, samples } of refusals) {
    const before = stand(path, false);
    for (const sample of samples) {
      const event = sampleOf(spec, before, sample);
      steps.push({ before, event, ...behaviour(spec.workflow, before, event) });
    }
  }
  return steps;
}

const isNoticed = ({ workflow }: Mutant, { before, event, seen }: Step): boolean => {
  const row = { state: statePath(before.value), context: before.context };
  return behaviour(workflow, snapshotOf(workflow, row), event).seen !== seen;
};

/** The mutants that the walk does not notice. */
export function survivors(spec: WalkSpec): { all: number; survivors: string[] } {
  const steps = stepsOf(spec);
  const mutants = mutantsOf(spec.workflow);
  const unnoticed = mutants.filter((mutant) => {
    const likely = steps.filter(({ takes }) => takes === mutant.transition);
    return ![...likely, ...steps].some((step) => isNoticed(mutant, step));
  });
  return { all: mutants.length, survivors: unnoticed.map(({ name }) => name) };
}
