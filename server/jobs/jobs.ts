import type { Transaction } from "kysely";
import type { Context } from "../context.ts";
import type { JobResult } from "../db/house-tables.ts";
import type { Tables } from "../db/tables.ts";
import type { House } from "../house.ts";
import type { JobKinds } from "./kinds.ts";

export type JobKindName = keyof JobKinds;
export type DataOf<K extends JobKindName> = Parameters<JobKinds[K]["run"]>[0];

/** By what a job was asked for, and how many of its account's are before it: the more there are, the later its turn is. */
export type Turn = { asked: string; behind: number };

/** Enqueues a job in the caller's transaction, and answers its id. */
export type Enqueue = <K extends JobKindName>(kind: K, data: DataOf<K>) => Promise<string>;

/** What a running job may say and ask. */
export type RunningJob = {
  id: string;
  attempt: number;
  isLastAttempt: boolean;
  house: House;
  /** Aborted when somebody cancels the job, or the portal stops. */
  signal: AbortSignal;
  progress(done: number, total: number, note?: string): Promise<void>;
  /** What it has made, for whoever asks how the job went. */
  made(result: JobResult): Promise<void>;
};

export type JobKind<Data extends object> = {
  run(data: Data, job: RunningJob): Promise<void>;
  /** How many of a kind run together in one process. */
  atOnce?: number;
  /** Of an account only one runs at a time, and accounts take turns. */
  isInTurn?: true;
  retries?: number;
  /** Each pause before the next try is twice as long as the one before, and never longer than this. */
  longestPauseSeconds?: number;
  /** Five-part cron, in the house's time zone; once only across processes. */
  schedule?: string;
  /** After the last attempt: what the world should know. */
  gaveUp?(data: Data, house: House, why: string, jobId: string): Promise<void>;
  /** Somebody cancels it before it is done; in the transaction of the cancelling. */
  cancelled?(ctx: Context, jobId: string): Promise<void>;
};

export type Jobs = {
  enqueue<K extends JobKindName>(
    db: Transaction<Tables>,
    kind: K,
    data: DataOf<K>,
    accountId: number | null,
    turn?: Turn,
  ): Promise<string>;
  /** In the caller's transaction. */
  cancel(db: Transaction<Tables>, kind: JobKindName, id: string): Promise<void>;
  /** Lets the running ones finish; what does not make it runs again later. */
  stop(): Promise<void>;
};
