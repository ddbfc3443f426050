import type { EventObject } from "xstate";
import { type MessageKey, messages } from "#domain/messages.ts";
import { type Actor, decide, mayTake, type Refused, transitionsFor } from "./decide.ts";
import type { StateMeta } from "./meta.ts";
import { allNodes, metaOf, type Row, snapshotOf, startOf, stateMeta, type Workflow } from "./workflow.ts";

/** The events that this actor could send to this row now, before any guard is asked. */
export function offered(workflow: Workflow, row: Row, actor: Actor): string[] {
  const snapshot = snapshotOf(workflow, row);
  return [...workflow.events].filter((event) =>
    transitionsFor(snapshot, event).some((transition) => mayTake(metaOf(transition), actor)),
  );
}

const messageByCode: Record<Refused["code"], MessageKey> = {
  unknownEvent: "malformed",
  outOfScope: "notFound",
  roleForbids: "forbidden",
  wrongState: "transitionRefused",
  guardRefuses: "transitionRefused",
};

/** The catalogue's sentence for a refusal: the guard's own where the spec words it. */
export const messageOf = (refused: Refused): MessageKey =>
  refused.tried.find((meta) => meta.guard?.message)?.guard?.message ?? messageByCode[refused.code];

/** Why the condition of a refused guard does not hold, for people: every way that would have been open. */
const conditionsOf = (refused: Refused): string => {
  const sentences = refused.tried.flatMap((meta) => (meta.guard && !meta.guard.message ? [meta.guard.sentence] : []));
  return sentences.length === 0 ? "" : ` Needed: ${sentences.join(", or ")}.`;
};

/** What the present state is, and which it would have to be, as people are shown states; the beginning of a row is none of them. */
function standingOf(workflow: Workflow, { code, from, event }: Refused): string {
  const now = code === "wrongState" && from !== startOf(workflow) && labelOf(workflow, from);
  if (!now) return "";
  const needed = allNodes(workflow.machine)
    .filter((node) => node.transitions.has(event) && node.key !== startOf(workflow))
    .map((node) => (node.meta as StateMeta | undefined)?.label);
  const labels = [...new Set(needed)].filter((label) => label !== undefined && label !== now);
  return ` Now: ${now}.${labels.length === 0 ? "" : ` Needed: ${labels.join(", or ")}.`}`;
}
const labelOf = (workflow: Workflow, state: string) => stateMeta(snapshotOf(workflow, { state })).label;

/** A refusal for people: the catalogue's sentence, and where the state is what refuses, which one it is. */
export const sentenceOf = (workflow: Workflow, refused: Refused): string =>
  messages[messageOf(refused)] + standingOf(workflow, refused);

export interface Refusal {
  status: Refused["status"];
  code: Refused["code"];
  message: MessageKey;
  /** What a greyed-out button says. */
  reason: string;
}

/** Why this event is refused, or null where it is not: a button asks with the facts of the row that it stands on. */
export function refusalOf(workflow: Workflow, row: Row, event: EventObject, actor: Actor): Refusal | null {
  const decision = decide(workflow, row, event, actor);
  if (decision.ok) return null;
  const message = messageOf(decision);
  return {
    status: decision.status,
    code: decision.code,
    message,
    reason: sentenceOf(workflow, decision) + conditionsOf(decision),
  };
}
