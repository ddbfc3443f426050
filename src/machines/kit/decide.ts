import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from "xstate";
import type { PortalMessageKey } from "#domain/portal-messages.ts";
import type { Party } from "#domain/roles.ts";
import { holds, type Subject } from "./conditions.ts";
import type { Scope, TransitionMeta } from "./meta.ts";
import { take } from "./take.ts";
import {
  activeNodes,
  codeOf,
  conditionOf,
  metaOf,
  type Row,
  snapshotOf,
  stateMeta,
  statePath,
  type Workflow,
} from "./workflow.ts";

/** The sender of an event, with all scopes that contain the row. Without any they may not know of it. */
export interface Actor {
  party: Party;
  reach: readonly Scope[];
}

/** An effect on the world, carried out in the transaction of the transition. */
export interface Effect {
  type: string;
  params: unknown;
}

export type RefusalCode = "unknownEvent" | "outOfScope" | "roleForbids" | "wrongState" | "guardRefuses";

export interface Allowed {
  ok: true;
  transition: string;
  from: string;
  to: string;
  code: number | null;
  /** The party as which the actor took it. */
  party: Party;
  /** The context of the row before and after. */
  known: object;
  context: object;
  effects: Effect[];
  isFinal: boolean;
}

export interface Refused {
  ok: false;
  status: 400 | 403 | 404 | 409 | 422;
  code: RefusalCode;
  from: string;
  event: string;
  /** The transitions that were tried, for `guardRefuses`; the machine's preferred one comes first. */
  tried: TransitionMeta[];
  /** The state's own sentence, for `wrongState`; absent if it has none about this event. */
  said?: PortalMessageKey;
}

export type Decision = Allowed | Refused;

/** True if the scope of a transition contains the row. */
export const mayTake = (meta: TransitionMeta, actor: Actor): boolean => {
  const scope = meta.roles[actor.party];
  return scope !== undefined && (scope === "any" ? actor.reach.length > 0 : actor.reach.includes(scope));
};

/** The transitions of the present state for an event, the preferred one first. */
export const transitionsFor = (snapshot: AnyMachineSnapshot, event: string): AnyTransitionDefinition[] =>
  activeNodes(snapshot).flatMap((node) => node.transitions.get(event) ?? []);

/** The transition with the failing part of its guard in place of the whole guard. */
const narrowed = (meta: TransitionMeta, subject: Subject): TransitionMeta => {
  const failing = meta.guard?.parts?.find(({ condition }) => !holds(condition, subject));
  return failing ? { ...meta, guard: failing.meta } : meta;
};

/** Decides what this event of this actor does to this row. It is the only judge of a status change. */
export function decide(workflow: Workflow, row: Row, event: EventObject, actor: Actor): Decision {
  const refuse = (status: Refused["status"], code: RefusalCode, tried: TransitionMeta[] = []): Refused => {
    return { ok: false, status, code, from: row.state, event: event.type, tried };
  };

  if (!workflow.events.has(event.type)) return refuse(400, "unknownEvent");
  if (actor.reach.length === 0) return refuse(404, "outOfScope");

  const anywhere = workflow.transitions.filter((candidate) => candidate.eventType === event.type);
  if (!anywhere.some((candidate) => mayTake(metaOf(candidate), actor))) return refuse(403, "roleForbids");

  const snapshot = snapshotOf(workflow, row);
  const here = transitionsFor(snapshot, event.type);
  if (here.length === 0) return { ...refuse(409, "wrongState"), said: stateMeta(snapshot).refusals?.[event.type] };

  const mine = here.filter((candidate) => mayTake(metaOf(candidate), actor));
  if (mine.length === 0) return refuse(403, "roleForbids");

  // A refused event would come back as the same snapshot without an error, so the machine is asked first.
  const [chosen] = workflow.machine.getTransitionData(snapshot, event);
  if (!chosen) {
    const tried = mine.filter(conditionOf).map((one) => narrowed(metaOf(one), { context: snapshot.context, event }));
    return refuse(tried[0]?.guard?.status ?? 409, "guardRefuses", tried);
  }
  if (!mayTake(metaOf(chosen), actor)) return refuse(403, "roleForbids");

  const { next, orders } = take(workflow.machine, snapshot, event);
  return {
    ok: true,
    transition: metaOf(chosen).id,
    from: row.state,
    to: statePath(next.value),
    code: codeOf(next),
    party: actor.party,
    known: snapshot.context,
    context: next.context,
    effects: orders.filter(({ type }) => !type.startsWith("xstate.")),
    isFinal: next.status === "done",
  };
}
