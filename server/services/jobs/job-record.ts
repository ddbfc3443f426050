import { changeJob, insertJob } from "../../db/queries/jobs.ts";
import type { House } from "../../house/house.ts";
import type { Job, RunningJob } from "../../house/job.ts";

type Run = Pick<RunningJob, "id" | "attempt" | "isLastAttempt" | "signal">;

/** Runs a job and keeps its record: its progress and its end. Returns the reason of a failure, or null. */
export async function runRecorded<Data extends object>(
  house: House,
  kind: Job<Data>,
  data: Data,
  run: Run,
): Promise<string | null> {
  const { id, attempt, isLastAttempt, signal } = run;
  const record = (change: Parameters<typeof changeJob>[2]) => changeJob(house.db, id, change);

  // A scheduled job has no record yet: the scheduler does not know of records.
  await insertJob(house.db, { id, kind: kind.name, account_id: null });
  await record({ state: "running", attempts: attempt });
  try {
    await kind.run(data, {
      ...run,
      house,
      progress: async (done, total, note) => {
        await record({ done, total, note: note ?? null });
      },
      made: async (result) => {
        await record({ result: JSON.stringify(result) });
      },
    });
    await record({ state: "done", ended_at: house.now(), error: null });
    return null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (signal.aborted) return why; // cancelled, or the portal stops: the record tells which
    house.log.warn({ err: error, job: id, kind: kind.name, attempt }, "a job failed");
    await record({
      state: isLastAttempt ? "failed" : "waiting",
      error: why,
      ...(isLastAttempt && { ended_at: house.now() }),
    });
    if (isLastAttempt) await kind.gaveUp?.(data, house, why, id);
    return why;
  }
}
