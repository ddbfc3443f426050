import type { EventObject } from "xstate";
import type { Allowed } from "#machines/kit/decide.ts";
import type { Workflow } from "#machines/kit/workflow.ts";
import type { AuditEntry } from "../ground/audit-entry.ts";
import { modelHash } from "./models.ts";

type Taken = {
  item: number;
  /** As it was sent, with its facts: so the guards can be judged again, with what was known of the row. */
  event: EventObject;
  decision: Allowed;
} & Pick<AuditEntry, "before" | "after">;

/** What the log says of an arrow that was taken: from where to where, on what, and by which model. */
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
