import type { EventObject } from "xstate";
import { messages, type PortalMessageKey } from "#domain/portal-messages.ts";
import type { Party } from "#domain/roles.ts";
import { saidToClient } from "#domain/said-to-client.ts";
import { type Actor, decide, mayTake, type Refused, transitionsFor } from "./decide.ts";
import type { StateMeta } from "./meta.ts";
import { stateWords } from "./state-words.ts";
import { allNodes, metaOf, type Row, snapshotOf, startOf, stateMeta, type Workflow } from "./workflow.ts";

/** The events that this actor could send to this row now, before any guard is asked. */
export function offered(workflow: Workflow, row: Row, actor: Actor): string[] {
  const snapshot = snapshotOf(workflow, row);
  return [...workflow.events].filter((event) =>
    transitionsFor(snapshot, event).some((transition) => mayTake(metaOf(transition), actor)),
  );
}

const messageByCode: Record<Refused["code"], PortalMessageKey> = {
  unknownEvent: "malformed",
  outOfScope: "notFound",
  roleForbids: "forbidden",
  wrongState: "transitionRefused",
  guardRefuses: "transitionRefused",
};

/** The catalogue's sentence for a refusal: the state's own, or the guard's where the spec words it. */
export const messageOf = (refused: Refused): PortalMessageKey =>
  refused.said ?? refused.tried.find((meta) => meta.guard?.message)?.guard?.message ?? messageByCode[refused.code];

/** The unmet conditions of a refusal, for people: every way that would have been open. */
const conditionsOf = (refused: Refused, { party }: Actor): string => {
  const sentences = refused.tried.flatMap((meta) => (meta.guard && !meta.guard.message ? [meta.guard.sentence] : []));
  const said = isClient(party) ? sentences.map((sentence) => saidToClient[sentence] ?? sentence) : sentences;
  return said.length === 0 ? "" : ` It is possible if ${said.join(", or if ")}.`;
};
const isClient = (party: Party) => party === "customer" || party === "guest";

/**
 * The present state and the needed ones, in the words that people see. An event that begins a row needs none, and a
 * state's own sentence names the state already.
 */
function standingOf(workflow: Workflow, { code, from, event, said }: Refused): string {
  const now = code === "wrongState" && !said && labelOf(workflow, from);
  if (!now) return "";
  const able = allNodes(workflow.machine).filter((node) => node.transitions.has(event));
  const begins = able.every(({ key }) => key === startOf(workflow));
  const needed = begins ? [] : able.map((node) => (node.meta as StateMeta | undefined)?.label);
  const labels = [...new Set(needed)].filter((label) => label !== undefined && label !== now);
  return ` Now: ${now}.${labels.length === 0 ? "" : ` Needed: ${labels.join(", or ")}.`}`;
}
const labelOf = (workflow: Workflow, state: string) => stateMeta(snapshotOf(workflow, { state })).label;

/** A refusal for people: what the row is already, or is not yet; else the catalogue's sentence, with the present state. */
export const sentenceOf = (workflow: Workflow, refused: Refused): string =>
  (refused.code === "wrongState" && !refused.said && stateWords(workflow, refused.from, refused.event)) ||
  messages[messageOf(refused)] + standingOf(workflow, refused);

export interface Refusal {
  status: Refused["status"];
  code: Refused["code"];
  message: PortalMessageKey;
  /** The words on a disabled button. */
  reason: string;
}

/** The refusal of this event, or null if it is allowed: a button asks with the facts of its row. */
export function refusalOf(workflow: Workflow, row: Row, event: EventObject, actor: Actor): Refusal | null {
  const decision = decide(workflow, row, event, actor);
  if (decision.ok) return null;
  const message = messageOf(decision);
  return {
    status: decision.status,
    code: decision.code,
    message,
    reason: sentenceOf(workflow, decision) + conditionsOf(decision, actor),
  };
}
