import type { WorkflowName } from "#machines/index.ts";
import { RunningMachine } from "./running-machine.ts";
import { survivors } from "./survivors.ts";
import { walk } from "./walk.ts";
import { walks } from "./walks.ts";

export interface MachineReport {
  machine: WorkflowName;
  states: number;
  transitions: number;
  covered: number;
  missing: string[];
  refusals: number;
  mutants: number;
  mutants_killed: number;
  survivors: string[];
}

const inAll = (lists: string[][]): string[] => {
  const [first = [], ...others] = lists;
  return first.filter((name) => others.every((list) => list.includes(name)));
};

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Walks one machine against the running machine. A transition counts as covered, and a mutant as noticed, if one of its
 * walks does so.
 */
export async function walkMachine(machine: WorkflowName): Promise<MachineReport> {
  const reports = [];
  for (const spec of walks[machine]) {
    reports.push({ ...(await walk(spec, new RunningMachine(spec))), mutants: survivors(spec) });
  }
  const missing = inAll(reports.map((report) => report.missing));
  const unnoticed = inAll(reports.map((report) => report.mutants.survivors));
  const transitions = reports[0]?.transitions ?? 0;
  const mutants = reports[0]?.mutants.all ?? 0;
  return {
    machine,
    states: sum(reports.map(({ states }) => states)),
    transitions,
    covered: transitions - missing.length,
    missing,
    refusals: sum(reports.map(({ refusals }) => refusals)),
    mutants,
    mutants_killed: mutants - unnoticed.length,
    survivors: unnoticed,
  };
}
