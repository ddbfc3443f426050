import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type WorkflowName, workflows } from "#machines/index.ts";
import { metaOf } from "#machines/kit/workflow.ts";
import { isNight } from "../budget.ts";

/** The findings of a walk over one target for one machine. */
export type Walked = { transitions: number; covered: string[]; missing: string[]; refusals: number };
/** A whole walk over one target. */
export type WalkedTarget = { walked_at: string; cases: number; machines: Partial<Record<WorkflowName, Walked>> };

/** The folder for the findings, named by `npm run walk`. */
const folder = process.env.WALK_FOLDER;

/** Counts the transitions and the refusals of a walk, machine by machine. */
export class Ledger {
  readonly #taken = new Set<string>();
  readonly #places = new Set<string>();
  readonly #refusals = new Map<WorkflowName, number>();
  cases = 0;

  /**
   * True by day for a refusal in a place where one was tried before. By night each is tried, whatever led to it. What is
   * done is done each time.
   */
  hasMet(place: string): boolean {
    const isMet = this.#places.has(place);
    this.#places.add(place);
    return isMet && !isNight();
  }
  took(transition: string): void {
    this.#taken.add(transition);
  }
  refused(machine: WorkflowName): void {
    this.#refusals.set(machine, (this.#refusals.get(machine) ?? 0) + 1);
  }

  of(machine: WorkflowName): Walked {
    const all = workflows[machine].transitions.map((transition) => metaOf(transition).id);
    return {
      transitions: all.length,
      covered: all.filter((id) => this.#taken.has(id)),
      missing: all.filter((id) => !this.#taken.has(id)),
      refusals: this.#refusals.get(machine) ?? 0,
    };
  }

  /** Writes the figures into the folder, if one was named. */
  keep(target: "http", machines: readonly WorkflowName[]): void {
    if (!folder) return;
    const walked: WalkedTarget = {
      walked_at: new Date().toISOString(),
      cases: this.cases,
      machines: Object.fromEntries(machines.map((machine) => [machine, this.of(machine)])),
    };
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${target}.json`), `${JSON.stringify(walked, null, 2)}\n`);
  }
}
