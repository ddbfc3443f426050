import { type WorkflowName, workflows } from "#machines/index.ts";
import { metaOf } from "#machines/kit/workflow.ts";

/** What a walk over one target counted of one machine. */
export type Walked = { transitions: number; covered: string[]; missing: string[]; refusals: number };

/** Counts, machine by machine, what was seen to happen and what was seen to be refused. */
export class Ledger {
  readonly #taken = new Set<string>();
  readonly #refusals = new Map<WorkflowName, number>();

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
}
