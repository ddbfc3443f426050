import type { Client } from "./call.ts";
import { ApiError } from "./errors.ts";
import type { Data } from "./operation-types.ts";

/** The outside world of somebody who waits for a job, so that tests can replace it. */
export interface JobWorld {
  client: Pick<Client, "call">;
  pause: (ms: number) => Promise<void>;
}
export interface JobProgress {
  done: number;
  total: number | null;
}

const lookEveryMs = 1_000;
/** The failed looks in a row after which nobody waits any longer. */
const missedLooks = 5;

/** Reads a job until it has ended, and tells of its progress meanwhile. */
export async function endOfJob(
  { client, pause }: JobWorld,
  id: string,
  working: (progress: JobProgress) => void,
): Promise<Data<"getJob">> {
  working({ done: 0, total: null });
  for (let missed = 0; ; ) {
    await pause(lookEveryMs);
    const job = await client.call("getJob", { path: { id } }).catch((error: unknown) => {
      missed += 1;
      if (error instanceof ApiError && error.status === 0 && missed < missedLooks) return null;
      throw error;
    });
    if (!job) continue;
    missed = 0;
    working({ done: job.done, total: job.total });
    if (job.state !== "waiting" && job.state !== "running") return job;
  }
}
