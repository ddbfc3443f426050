import type { Transaction } from "kysely";
import type { Tables } from "../db/tables.ts";
import type { Writing } from "../db/writing.ts";

/**
 * The fingerprint of a job, and the number of its account's jobs before it: the more there are, the later its turn is.
 */
export type Turn = { asked: string; behind: number };

/** A job as the queue knows it: its name and its data. Its work is defined in its area (job.ts). */
export type JobToken<Data extends object> = { readonly name: string; run(data: Data, job: never): Promise<void> };

/** Enqueues a job in the caller's transaction, and answers its id. */
export type Enqueue = <Data extends object>(job: JobToken<Data>, data: Data) => Promise<string>;

/** The same for many jobs of a kind in one trip. Answers their ids in the order of the data. */
export type EnqueueAll = <Data extends object>(job: JobToken<Data>, all: readonly Data[]) => Promise<string[]>;

export type Jobs = {
  enqueue<Data extends object>(
    db: Transaction<Tables>,
    job: JobToken<Data>,
    data: Data,
    accountId: number | null,
    turn?: Turn,
  ): Promise<string>;
  enqueueAll<Data extends object>(
    db: Transaction<Tables>,
    job: JobToken<Data>,
    all: readonly Data[],
    accountId: number | null,
  ): Promise<string[]>;
  /** Cancels a job in the transaction of the caller's context, and lets its kind end what belongs to it. */
  cancel(ctx: Writing, job: { kind: string; id: string }): Promise<void>;
  /** Ends the jobs that are under way on record alone: the queue has given them up. */
  endLost(): Promise<void>;
  /** Lets the running jobs finish. A job that does not finish in time runs again later. */
  stop(): Promise<void>;
};
