import { switched } from "#domain/audit/transition-words.ts";
import { allWorkflows, browserWorkflows, type WorkflowName, workflows } from "#machines/index.ts";
import { describeMachine, type ModelDescription } from "#machines/kit/describe.ts";
import { beginningOf } from "#machines/kit/model-states.ts";

const unrecorded: ReadonlySet<string> = new Set(browserWorkflows);

export const isWorkflow = (name: string): name is WorkflowName => Object.hasOwn(workflows, name);
export const isRecorded = (name: string): boolean => isWorkflow(name) && !unrecorded.has(name);
export const recordedNames: readonly string[] = allWorkflows.map(({ name }) => name).filter(isRecorded);

const flags = ["active", "inactive"];
/** Possible states of rows that were made many at once without a transition, so that the log names none of them. */
const seeded: Partial<Record<string, readonly string[]>> = {
  stone: ["available", "notAvailable"],
  business: ["notRegistered", "kycPending", "registered"],
  task: ["pending"],
  feed: ["off"],
  mailing: ["draft"],
  ...Object.fromEntries(switched.map((name) => [name, flags])),
};

/** True if a workflow has rows that the log never names because they have not moved since they were made. */
export const mayRest = (name: string): boolean => seeded[name] !== undefined;

const descriptions = new Map(allWorkflows.map(({ name, machine }) => [name, describeMachine(machine)]));

/** The present machine as data. */
export function descriptionOf(name: WorkflowName): ModelDescription {
  const description = descriptions.get(name);
  if (!description) throw new Error(`${name} is not in the registry`);
  return description;
}

const beginnings = new Map<string, readonly string[]>(
  [...descriptions].map(([name, description]) => [name, seeded[name] ?? [beginningOf(description)]]),
);

/** The possible states of an item that the log has not named before. */
export const beginningsOf = (name: string): readonly string[] => beginnings.get(name) ?? [];
