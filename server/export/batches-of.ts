import type { RunningJob } from "../house/job.ts";

/** Reports a file's progress after each batch, and throws if it was cancelled. */
export function batchesOf({ signal, progress }: Pick<RunningJob, "signal" | "progress">, total: number) {
  return async (done: number): Promise<void> => {
    signal.throwIfAborted();
    await progress(done, total);
  };
}
