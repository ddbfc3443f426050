import type { WorkflowName } from "#machines/index.ts";
import { RunningMachine } from "./running-machine.ts";
import { survivors } from "./survivors.ts";
import { walk } from "./walk.ts";
import { walks } from "./walks.ts";

export interface WalkedMachine {
  machine: WorkflowName;
  states: number;
  transitions: number;
  covered: number;
  missing: string[];
  refusals: number;
}

const inAll = (lists: string[][]): string[] => {
  const [first = [], ...others] = lists;
  return first.filter((name) => others.every((list) => list.includes(name)));
};

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Walks one machine against the running machine. A transition counts as covered if one of its walks takes it. */
export async function walkMachine(machine: WorkflowName): Promise<WalkedMachine> {
  const reports = [];
  for (const spec of walks[machine]) reports.push(await walk(spec, new RunningMachine(spec)));
  const missing = inAll(reports.map((report) => report.missing));
  const transitions = reports[0]?.transitions ?? 0;
  return {
    machine,
    states: sum(reports.map(({ states }) => states)),
    transitions,
    covered: transitions - missing.length,
    missing,
    refusals: sum(reports.map(({ refusals }) => refusals)),
  };
}

/** The mutants of a machine. One counts as noticed if one of the machine's walks tells it from the machine. */
export function mutantsOfMachine(machine: WorkflowName): { all: number; survivors: string[] } {
  const reports = walks[machine].map((spec) => survivors(spec));
  return { all: reports[0]?.all ?? 0, survivors: inAll(reports.map((report) => report.survivors)) };
}
