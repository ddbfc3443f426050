import { allWorkflows, browserWorkflows, type WorkflowName, workflows } from "#machines/index.ts";
import { describeMachine, type ModelDescription } from "#machines/kit/describe.ts";
import { beginningOf } from "#machines/kit/model-states.ts";

const unrecorded: ReadonlySet<string> = new Set(browserWorkflows);

export const isWorkflow = (name: string): name is WorkflowName => Object.hasOwn(workflows, name);
export const isRecorded = (name: string): boolean => isWorkflow(name) && !unrecorded.has(name);
export const recordedNames: readonly string[] = allWorkflows.map(({ name }) => name).filter(isRecorded);

const flags = ["active", "inactive"];
/** Where rows may stand that were made without an arrow, many at once, so that the log names none of them. */
const seeded: Partial<Record<string, readonly string[]>> = {
  stone: ["available", "notAvailable"],
  business: ["notRegistered", "kycPending", "registered"],
  task: ["pending"],
  ...Object.fromEntries(
    [
      "businessAccount",
      "master",
      "subMaster",
      "caratRange",
      "collection",
      "featuredStone",
      "demand",
      "externalClient",
      "account",
    ].map((name) => [name, flags]),
  ),
};

/** Are there rows of which the log says nothing, because they stand where they were made? */
export const mayRest = (name: string): boolean => seeded[name] !== undefined;

const descriptions = new Map(allWorkflows.map(({ name, machine }) => [name, describeMachine(machine)]));

/** The machine of now as data. */
export function descriptionOf(name: WorkflowName): ModelDescription {
  const description = descriptions.get(name);
  if (!description) throw new Error(`${name} is not in the registry`);
  return description;
}

const beginnings = new Map<string, readonly string[]>(
  [...descriptions].map(([name, description]) => [name, seeded[name] ?? [beginningOf(description)]]),
);

/** Where an item may stand of which the log said nothing before. */
export const beginningsOf = (name: string): readonly string[] => beginnings.get(name) ?? [];
