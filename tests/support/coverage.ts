import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from "xstate";
import { metaOf, type Workflow } from "#machines/kit/workflow.ts";

/** The transitions that were taken, counted by the very objects that the interpreter selects. */
export class Coverage {
  readonly workflow: Workflow;
  private readonly taken = new Set<AnyTransitionDefinition>();

  constructor(workflow: Workflow) {
    this.workflow = workflow;
  }

  /** Notes the transition of an event and returns its id; null for an event that the machine refuses. */
  record(before: AnyMachineSnapshot, event: EventObject): string | null {
    const [chosen] = this.workflow.machine.getTransitionData(before, event);
    if (!chosen) return null;
    this.taken.add(chosen);
    return metaOf(chosen).id;
  }

  get all(): number {
    return this.workflow.transitions.length;
  }

  get covered(): number {
    return this.workflow.transitions.filter((transition) => this.taken.has(transition)).length;
  }

  get missing(): string[] {
    return this.workflow.transitions.filter((one) => !this.taken.has(one)).map((one) => metaOf(one).id);
  }
}
