import { type Kind, type Status, type StatusList, statuses } from "#domain/codes.ts";
import type { PortalMessageKey } from "#domain/portal-messages.ts";
import type { Party } from "#domain/roles.ts";
import type { Condition } from "./conditions.ts";

/** The rows that a party may move: all, those of its own customers, or its own. */
export type Scope = "any" | "ownCustomers" | "own";

export type Roles = Partial<Record<Party, Scope>>;

/** A condition's words for people, and the answer to a refusal by it. */
export interface GuardMeta {
  /** The condition as a claim, without a full stop: 'the stone is available'. */
  sentence: string;
  /** 409 if the state of the world refuses, 422 if the request itself does. */
  status: 409 | 422;
  /** The spec's sentence for a refusal, if it has one. */
  message?: PortalMessageKey;
  /** The parts of several conditions, each with its own words, in the order of checking. */
  parts?: readonly Guarded[];
}

/** A condition with its words for people. */
export interface Guarded {
  condition: Condition;
  meta: GuardMeta;
}

/** The meta of every transition of every machine; audit rows, diagrams and contract join on `id`. */
export interface TransitionMeta {
  id: string;
  roles: Roles;
  /** The operationId of the call that causes it; absent without a call. */
  call?: string;
  /** True if it is in the specification, false if it is our decision. */
  seed: boolean;
  /** Present only if the transition has a guard. */
  guard?: GuardMeta;
  [key: string]: unknown;
}

/** The meta of a state that people see. */
export interface StateMeta {
  /** The number on the wire; null while there is no row. */
  code?: number | null;
  label?: string;
  colour?: string;
  kind?: Kind;
  /** The state's own sentences for events that it does not take, where the catalogue has one. */
  refusals?: Readonly<Record<string, PortalMessageKey>>;
  [key: string]: unknown;
}

/** The meta of a state with one of the codes of spec §4. */
export function shown(list: StatusList, code: number): StateMeta {
  const known: Record<number, Status> = statuses[list];
  const status = known[code];
  if (!status) throw new Error(`${list} has no code ${code}`);
  return { code, label: status.label, colour: status.hue, kind: status.kind };
}
