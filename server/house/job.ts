import type { JobResult } from "../db/house-tables.ts";
import type { Context } from "./context.ts";
import type { House } from "./house.ts";

/** The reason that stands at work whose job a person stopped. */
export const stoppedReason = "It was stopped under Background jobs.";

/** The context of a running job. */
export type RunningJob = {
  id: string;
  attempt: number;
  isLastAttempt: boolean;
  house: House;
  /** Aborted when somebody cancels the job, or the portal stops. */
  signal: AbortSignal;
  progress(done: number, total: number, note?: string): Promise<void>;
  /** Keeps the file that the job has made, for its page. */
  made(result: JobResult): Promise<void>;
};

/** One kind of work in the background. Its area defines it, and the queue gets all kinds when the portal starts. */
export type Job<Data extends object> = {
  /** The name of the kind in the queue and in the log. */
  name: string;
  run(data: Data, job: RunningJob): Promise<void>;
  /** The most jobs of the kind that one process takes together. */
  atOnce?: number;
  /** Sets of `atOnce` that run beside each other: the next ones are prepared while the last of a set end. */
  batches?: number;
  /** Nobody waits at its record: jobs that ran together share the record of their end. */
  isBrief?: true;
  /** Only one job of an account runs at a time, and accounts take turns. */
  isInTurn?: true;
  /** A run that takes longer is given up and begun anew; by default a quarter of an hour. */
  longestSeconds?: number;
  retries?: number;
  /** Each pause before the next try is twice as long as the one before, and never longer than this. */
  longestPauseSeconds?: number;
  /** Five-part cron, in the house's time zone; once only across processes. */
  schedule?: string;
  /**
   * Called after the last attempt has failed or was lost with its portal, to tell of it. It may be called again, where
   * nobody knows whether it was.
   */
  gaveUp?(data: Data, house: House, why: string, jobId: string): Promise<void>;
  /** Called when the job is cancelled before its end, in the transaction of the cancelling. */
  cancelled?(ctx: Context, jobId: string, data: Data): Promise<void>;
};
