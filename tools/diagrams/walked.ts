import { readFileSync } from "node:fs";
import { count } from "#domain/format.ts";

interface WalkedMachine {
  machine: string;
  model: string;
  transitions: number;
  covered: number;
  refusals: number;
  mutants: number;
  mutants_killed: number;
}

export const walkFile = "docs/workflows/walk.json";

const walked = (): WalkedMachine[] => JSON.parse(readFileSync(walkFile, "utf8")).machines;

/** The result of the last walk for this model; undefined if it walked another one. */
export const walkOf = (name: string, model: string): WalkedMachine | undefined =>
  walked().find((one) => one.machine === name && one.model === model);

/** The result of a walk as a sentence. */
export function walkWords(walk: WalkedMachine | undefined): string {
  if (!walk) return "not walked in this version";
  const { transitions, covered, refusals, mutants, mutants_killed } = walk;
  return [
    `${count(covered)} of ${count(transitions)} transitions walked`,
    `${count(refusals)} refusals tried`,
    `${count(mutants_killed)} of ${count(mutants)} faults noticed`,
  ].join(", ");
}
