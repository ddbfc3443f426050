import type { Transaction } from "kysely";
import type { Tables } from "../db/tables.ts";
import type { Writing } from "../db/writing.ts";

/** By what a job was asked for, and how many of its account's are before it: the more there are, the later its turn is. */
export type Turn = { asked: string; behind: number };

/** What the queue knows of a job: its name, and what it is given. What it does, its area says (job.ts). */
export type JobToken<Data extends object> = { readonly name: string; run(data: Data, job: never): Promise<void> };

/** Enqueues a job in the caller's transaction, and answers its id. */
export type Enqueue = <Data extends object>(job: JobToken<Data>, data: Data) => Promise<string>;

export type Jobs = {
  enqueue<Data extends object>(
    db: Transaction<Tables>,
    job: JobToken<Data>,
    data: Data,
    accountId: number | null,
    turn?: Turn,
  ): Promise<string>;
  /** Takes a job back in the caller's transaction, and lets its kind say what else ends with it. */
  cancel(ctx: Writing, job: { kind: string; id: string }): Promise<void>;
  /** Lets the running ones finish; what does not make it runs again later. */
  stop(): Promise<void>;
};
