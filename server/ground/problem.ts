import { messages } from "#domain/messages.ts";
import { type FieldError, type ProblemCode, problemStatus, type Refusal } from "#domain/problems.ts";

export type { FieldError };

type Extra = {
  errors?: FieldError[];
  refused?: Refusal[];
  /** The row that there is none of, so that whoever looked at it can be told who deleted it. It does not travel. */
  gone?: { table: string; id: number };
  /** The row as it is now, for a stale version; only fields that the operation's answer declares are sent. */
  current?: unknown;
  /** The ticket for the second step of a sign-in. */
  secondFactor?: { ticket: string; expires_at: string; ways: ("app" | "passkey")[] };
  /** Seconds. */
  retryAfter?: number;
};

/** A refusal from the catalogue. It may be thrown anywhere; its wire form is made in one place. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly status: number;
  readonly extra: Extra;

  constructor(code: ProblemCode, extra: Extra = {}, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
    this.status = problemStatus[code];
    this.extra = extra;
  }
}

/**
 * True for a refusal by what the house stands on, such as a file store that is away or has no room: the same act may go well
 * later.
 */
export const isOfHouse = (error: unknown): boolean => error instanceof Problem && error.status >= 500;
