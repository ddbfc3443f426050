// The counts of the walks, machine by machine and over all, for the terminal and for the auditor's page.
import { createHash } from "node:crypto";
import { type WorkflowName, workflows } from "#machines/index.ts";
import { canonical } from "#machines/kit/canonical.ts";
import { describeMachine } from "#machines/kit/describe.ts";
import { metaOf } from "#machines/kit/workflow.ts";
import type { WalkedTarget } from "#support/door-walk/ledger.ts";
import type { WalkedMachine } from "#support/walk-all.ts";

/** A walked machine, with the mutants that its walk notices. */
type MachineReport = WalkedMachine & { mutants: number; mutants_killed: number; survivors: string[] };

/** The covered part of a target, and all that it can cover. */
type Figures = { transitions: number; covered: number; missing: string[]; refusals: number };
/** The reason for no walk: the machine has no calls at all, its calls come later, or this run did not ask. */
type Unwalked = "none" | "later" | null;
export type Targets = { machine: Figures; http: Figures | Unwalked; browser: Figures | Unwalked };

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Machines that run in the browser alone. */
const ofBrowsers: readonly WorkflowName[] = ["session", "fetchCycle", "openItem"];
export const figuresOf = (figures: Figures | Unwalked): Figures[] =>
  typeof figures === "object" && figures ? [figures] : [];
export type WalkLine = ReturnType<typeof lineOf>;
export type Walks = { http: WalkedTarget; browser: ReadonlySet<string> | null };

function overHttp({ machines }: WalkedTarget, machine: WorkflowName): Figures | Unwalked {
  const walked = machines[machine];
  if (!walked) return ofBrowsers.includes(machine) ? "none" : "later";
  return { ...walked, covered: walked.covered.length };
}

/** The figures in the browser, for transitions that a person causes and the log shows. */
function inBrowser({ http, browser }: Walks, machine: WorkflowName): Figures | Unwalked {
  if (!browser) return null;
  if (!http.machines[machine]) return "later";
  const persons = workflows[machine].transitions
    .map(metaOf)
    .filter(({ roles }) => Object.keys(roles).some((party) => party !== "system"));
  const missing = persons.map(({ id }) => id).filter((id) => !browser.has(id));
  return { transitions: persons.length, covered: persons.length - missing.length, missing, refusals: 0 };
}

/** One machine on all targets, with the walked model. */
export function lineOf(report: MachineReport, walks: Walks) {
  const { machine, states, transitions, covered, missing, refusals, mutants, mutants_killed } = report;
  const targets: Targets = {
    machine: { transitions, covered, missing, refusals },
    http: overHttp(walks.http, machine),
    browser: inBrowser(walks, machine),
  };
  const { version, machine: model } = workflows[machine];
  const hash = createHash("sha256")
    .update(canonical(describeMachine(model)))
    .digest("hex");
  const tried = sum(
    Object.values(targets)
      .flatMap(figuresOf)
      .map(({ refusals: some }) => some),
  );
  return {
    machine,
    version,
    model: hash,
    states,
    transitions,
    covered,
    refusals: tried,
    mutants,
    mutants_killed,
    targets,
  };
}

function sumOf(lines: WalkLine[], target: keyof Targets) {
  const walked = lines.flatMap(({ targets }) => figuresOf(targets[target]));
  if (walked.length === 0) return null;
  return {
    machines: walked.length,
    transitions: sum(walked.map(({ transitions }) => transitions)),
    covered: sum(walked.map(({ covered }) => covered)),
    refusals: sum(walked.map(({ refusals }) => refusals)),
  };
}

/** All machines in one line. */
export const summaryOf = (lines: WalkLine[]) => ({
  machines: lines.length,
  transitions: sum(lines.map(({ transitions }) => transitions)),
  covered: sum(lines.map(({ covered }) => covered)),
  refusals: sum(lines.map(({ refusals }) => refusals)),
  mutants: sum(lines.map(({ mutants }) => mutants)),
  mutants_killed: sum(lines.map(({ mutants_killed }) => mutants_killed)),
  targets: { machine: sumOf(lines, "machine"), http: sumOf(lines, "http"), browser: sumOf(lines, "browser") },
});
