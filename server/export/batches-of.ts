import type { RunningJob } from "../house/job.ts";

/** Tells how far a file is, after each batch; ends it where somebody has cancelled it. */
export function batchesOf({ signal, progress }: Pick<RunningJob, "signal" | "progress">, total: number) {
  return async (done: number): Promise<void> => {
    signal.throwIfAborted();
    await progress(done, total);
  };
}
