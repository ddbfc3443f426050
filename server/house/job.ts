import type { JobResult } from "../db/house-tables.ts";
import type { Writing } from "../db/writing.ts";
import type { House } from "./house.ts";

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

/** One kind of work in the background. Its area defines it; the queue is told of all of them when the portal starts. */
export type Job<Data extends object> = {
  /** As the queue and the log call it. */
  name: string;
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
  cancelled?(ctx: Writing, jobId: string): Promise<void>;
};
