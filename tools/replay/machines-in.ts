import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";
import { describeMachine, type ModelDescription } from "#machines/kit/describe.ts";
import { modelFaults } from "#machines/kit/model-faults.ts";

/**
 * The machines of a file. Code may export several; JSON holds one, in the form of the page and of `npm run diagrams`.
 */
export async function machinesIn(file: string): Promise<ModelDescription[]> {
  const found = file.endsWith(".json") ? jsonMachines(file) : await codeMachines(file);
  if (found.length === 0) throw new Error(`${file} contains no machine`);
  const [fault] = found.flatMap((machine) => modelFaults(machine, machine.id, ""));
  if (fault) throw new Error(`${file} could not decide: ${fault.path} ${fault.message}`);
  return found;
}

type Loose = Record<string, unknown>;
const isRecord = (value: unknown): value is Loose => typeof value === "object" && value !== null;

function jsonMachines(file: string): ModelDescription[] {
  const read: unknown = JSON.parse(readFileSync(file, "utf8"));
  const machine = isRecord(read) && isRecord(read.description) ? read.description : read;
  return isModel(machine) ? [machine] : [];
}

const hasTexts = (value: unknown, ...names: string[]) =>
  isRecord(value) && names.every((name) => typeof value[name] === "string");
const isModel = (value: unknown): value is ModelDescription =>
  isRecord(value) &&
  hasTexts(value, "id", "version") &&
  Array.isArray(value.states) &&
  value.states.every((state) => hasTexts(state, "path")) &&
  Array.isArray(value.transitions) &&
  value.transitions.every(
    (one) =>
      hasTexts(one, "id", "from", "event") &&
      isRecord(one.roles) &&
      Array.isArray(one.effects) &&
      Array.isArray(one.changes),
  );

async function codeMachines(file: string): Promise<ModelDescription[]> {
  const exported = Object.values((await import(pathToFileURL(path.resolve(file)).href)) as Loose);
  // The registry exports workflows by their names. A file of one machine exports the workflow itself.
  const all = exported.flatMap((one) => (isRecord(one) && !isWorkflow(one) ? Object.values(one) : [one]));
  const machines = all.filter(isWorkflow).map(({ machine }) => describeMachine(machine));
  return [...new Map(machines.map((machine) => [machine.id, machine])).values()];
}

const isWorkflow = (value: unknown): value is { machine: AnyStateMachine } =>
  isRecord(value) && typeof value.name === "string" && isRecord(value.machine) && value.events instanceof Set;
