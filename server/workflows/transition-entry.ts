import type { EventObject } from "xstate";
import type { Allowed } from "#machines/kit/decide.ts";
import type { Workflow } from "#machines/kit/workflow.ts";
import type { AuditEntry } from "../ground/audit-entry.ts";
import { modelHash } from "./models.ts";

type Taken = {
  item: number;
  /**
   * The event as it was sent, with its facts. With them and the known columns of the row the guards can be judged
   * again.
   */
  event: EventObject;
  decision: Allowed;
} & Pick<AuditEntry, "before" | "after">;

/** The entry of the log for a transition: its states, its event, and the version of its machine. */
export const transitionEntry = (
  workflow: Workflow,
  { item, event, decision: { transition, from, to, party, known }, before, after }: Taken,
): AuditEntry => ({
  workflow: workflow.name,
  item,
  transition,
  from,
  to,
  party,
  event: { ...event },
  known: { ...known },
  model: modelHash(workflow),
  before,
  after,
});
