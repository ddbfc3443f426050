// Machines with one wrong change each.
import { type AnyStateMachine, type AnyTransitionDefinition, createMachine } from "xstate";
import { parties } from "#domain/roles.ts";
import type { Condition } from "#machines/kit/conditions.ts";
import type { Roles } from "#machines/kit/meta.ts";
import { allNodes, conditionOf, defineWorkflow, metaOf, type Workflow } from "#machines/kit/workflow.ts";
import { lesserConditions } from "./lesser-conditions.ts";
import { isSameChoice } from "./same-choice.ts";

type ActionConfig = string | { type: string; params?: unknown };
interface TransitionConfig {
  target?: string;
  guard?: unknown;
  actions?: ActionConfig | ActionConfig[];
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
  event: string;
  workflow: Workflow;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const copy = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)])) as T;
};

const configOf = ({ machine }: Workflow) => machine.config as NodeConfig;
const nodesOf = (node: NodeConfig): NodeConfig[] => [node, ...Object.values(node.states ?? {}).flatMap(nodesOf)];
const listOf = <T>(slot: T | T[] | undefined): T[] => (slot === undefined ? [] : ([slot].flat() as T[]));
const transitionsOf = (config: NodeConfig) =>
  nodesOf(config).flatMap(({ on = {} }) => Object.values(on).flatMap((slot) => listOf<TransitionConfig>(slot)));

/** Finds a transition in a copy of the configuration and passes it on with a function that removes it. */
function visit(config: NodeConfig, id: string, change: Change) {
  for (const { on = {} } of nodesOf(config)) {
    for (const [event, slot] of Object.entries(on)) {
      const list = listOf<TransitionConfig>(slot);
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
type NamedChange = [name: string, change: Change];

/** A leaf state other than the transition's present target. */
function elsewhere({ machine }: Workflow, { target }: AnyTransitionDefinition): string | null {
  const leaves = allNodes(machine).filter((node) => Object.keys(node.states).length === 0);
  let now = target?.[0];
  while (now && !leaves.includes(now)) now = now.initial.target[0];
  const other = leaves.find((leaf) => leaf !== now);
  return other ? `#${other.id}` : null;
}

const paramsOf = (action: ActionConfig): [key: string, value: unknown][] =>
  typeof action === "object" && isPlain(action.params) ? Object.entries(action.params) : [];

/**
 * The changes of actions: each one left out, and every param of it (`tellStone` SELL) replaced by another one of the
 * machine.
 */
function actionChanges(workflow: Workflow, actions: ActionConfig[]): NamedChange[] {
  const used = transitionsOf(configOf(workflow)).flatMap((one) => listOf<ActionConfig>(one.actions).flatMap(paramsOf));
  return actions.flatMap((action, at): NamedChange[] => {
    const name = typeof action === "string" ? action : action.type;
    const replaced = paramsOf(action).flatMap(([key, value]): NamedChange[] => {
      const other = used.find(([otherKey, otherValue]) => otherKey === key && otherValue !== value);
      if (!other) return [];
      const params = Object.fromEntries([...paramsOf(action), other]);
      return [
        [
          `with ${name} ${other[1]} for ${value}`,
          (found) => (found.actions = actions.with(at, { type: name, params })),
        ],
      ];
    });
    return [[`without ${name}`, (found) => (found.actions = actions.toSpliced(at, 1))], ...replaced];
  });
}

/**
 * The changes of a guard: left out, and each part of it left out. Changes without effect are skipped, where an earlier
 * arrow takes the rest.
 */
function guardChanges({ transitions }: Workflow, changed: AnyTransitionDefinition): NamedChange[] {
  const condition = conditionOf(changed);
  if (!condition) return [];
  const arrows = transitions.filter((one) => one.source === changed.source && one.eventType === changed.eventType);
  const guards = arrows.map(conditionOf);
  const lesser: [name: string, guard?: Condition][] = [
    ["without its guard"],
    ...lesserConditions(condition).map(({ lost, condition }): [string, Condition] => [
      `without asking whether ${lost}`,
      condition,
    ]),
  ];
  return lesser
    .filter(([, guard]) => !isSameChoice(guards, guards.with(arrows.indexOf(changed), guard)))
    .map(([name, guard]) => [name, (found) => (found.guard = guard)]);
}

/** All changes of one transition. */
function changesOf(workflow: Workflow, transition: AnyTransitionDefinition): NamedChange[] {
  const { id, roles } = metaOf(transition);
  const config = transitionsOf(configOf(workflow)).find(({ meta }) => meta.id === id);
  const target = elsewhere(workflow, transition);
  const [party] = Object.keys(roles);
  const stranger = parties.find((candidate) => candidate !== party && candidate !== "admin") ?? "qc";
  return [
    ["deleted", (_, remove) => remove()],
    [`given to ${stranger}`, (found) => (found.meta.roles = { [stranger]: "any" })],
    ...(target ? [[`leading to ${target}`, (found) => (found.target = target)] satisfies NamedChange] : []),
    ...guardChanges(workflow, transition),
    ...actionChanges(workflow, listOf<ActionConfig>(config?.actions)),
  ];
}

/** Every mutant of a machine. */
export function mutantsOf(workflow: Workflow): Mutant[] {
  const { config, implementations } = workflow.machine;
  return workflow.transitions.flatMap((candidate) => {
    const { id } = metaOf(candidate);
    return changesOf(workflow, candidate).map(([what, change]) => {
      const changed = copy(config as NodeConfig);
      visit(changed, id, change);
      const machine = createMachine(changed as never, implementations as never) as AnyStateMachine;
      return { name: `${id} ${what}`, transition: id, event: candidate.eventType, workflow: defineWorkflow(machine) };
    });
  });
}
