import { type Status, type StatusList, statuses } from "#domain/codes.ts";
import type { MessageKey } from "#domain/messages.ts";
import type { Party } from "#domain/roles.ts";
import type { Condition } from "./conditions.ts";

/** Whose rows a party may move: all, those of its own customers, or its own. */
export type Scope = "any" | "ownCustomers" | "own";

export type Roles = Partial<Record<Party, Scope>>;

/** What a condition means to people, and how a refusal by it is answered. */
export interface GuardMeta {
  /** The condition as a claim, without a full stop: 'the stone is available'. */
  sentence: string;
  /** 409 where the world's state refuses, 422 where the words of the request do. */
  status: 409 | 422;
  /** What a refusal says, where the spec words it. */
  message?: MessageKey;
  /** Where several conditions must hold: each with its own words, in the order in which they are asked. */
  parts?: readonly Guarded[];
}

/** A condition with what it means to people. */
export interface Guarded {
  condition: Condition;
  meta: GuardMeta;
}

/** Carried by every transition of every machine; audit rows, diagrams and contract join on `id`. */
export interface TransitionMeta {
  id: string;
  roles: Roles;
  /** The operationId of the call that causes it; absent where no call does. */
  call?: string;
  /** True where the specification has it, false where it is our decision. */
  seed: boolean;
  /** Present exactly where the transition has a guard. */
  guard?: GuardMeta;
  [key: string]: unknown;
}

/** Carried by a state that people see. */
export interface StateMeta {
  /** The number on the wire; null where there is no row yet. */
  code?: number | null;
  label?: string;
  colour?: string;
  [key: string]: unknown;
}

/** The meta of a state that carries one of the codes of spec §4. */
export function shown(list: StatusList, code: number): StateMeta {
  const known: Record<number, Status> = statuses[list];
  const status = known[code];
  if (!status) throw new Error(`${list} has no code ${code}`);
  return { code, label: status.label, colour: status.hue };
}
