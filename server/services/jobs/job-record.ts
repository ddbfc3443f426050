import { changeJob, endJobs, startJobs } from "../../db/queries/jobs.ts";
import { jobRan } from "../../ground/measure.ts";
import { inSpan, type Place } from "../../ground/trace.ts";
import type { House } from "../../house/house.ts";
import type { Job, RunningJob } from "../../house/job.ts";

const MS = 1000;

type Run<Data> = Pick<RunningJob, "id" | "attempt" | "isLastAttempt" | "signal"> & {
  data: Data;
  /** The act that enqueued it. */
  caller?: Place | undefined;
};

/**
 * Runs jobs of a kind beside each other and keeps their records: progress and end. Returns the reason of each failure, or
 * null. Brief jobs share the record of their end.
 */
export async function runRecorded<Data extends object>(
  house: House,
  kind: Job<Data>,
  runs: readonly Run<Data>[],
): Promise<(string | null)[]> {
  await startJobs(house.db, kind.name, runs);
  const failures = await Promise.all(runs.map((run) => runOne(house, kind, run)));
  const done = runs.filter((_, at) => failures[at] === null).map(({ id }) => id);
  if (kind.isBrief && done.length > 0) await endJobs(house.db, done, house.now());
  return failures;
}

async function runOne<Data extends object>(
  house: House,
  kind: Job<Data>,
  { data, caller, ...run }: Run<Data>,
): Promise<string | null> {
  const { id, attempt, isLastAttempt, signal } = run;
  const record = (change: Parameters<typeof changeJob>[2]) => changeJob(house.db, id, change);
  const began = performance.now();
  const tell = (end: "done" | "failed") =>
    jobRan.tell({ kind: kind.name, end, seconds: (performance.now() - began) / MS });
  try {
    const work = () =>
      kind.run(data, {
        ...run,
        house,
        progress: async (done, total, note) => {
          await record({ done, total, note: note ?? null });
        },
        made: async (result) => {
          await record({ result: JSON.stringify(result) });
        },
      });
    await inSpan(`job ${kind.name}`, "internal", { job: kind.name, attempt }, work, caller);
    if (!kind.isBrief) await endJobs(house.db, [id], house.now());
    tell("done");
    return null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (signal.aborted) return why; // cancelled, or the portal stops: the record tells which
    tell("failed");
    house.log.warn({ err: error, job: id, kind: kind.name, attempt }, "a job failed");
    const noted = isLastAttempt ? giveUp(house, kind, { id, data }, why) : record({ state: "waiting", error: why });
    // The record of a last attempt says that it runs until the house knows of its end: the clock of lost jobs finds it.
    await noted.catch((err: unknown) =>
      house.log.warn({ err, job: id, kind: kind.name }, "a failed job was not noted"),
    );
    return why;
  }
}

/** Tells of a job that nobody tries again, and keeps that it failed. */
export async function giveUp<Data extends object>(
  house: House,
  kind: Job<Data>,
  { id, data }: { id: string; data: Data },
  why: string,
): Promise<void> {
  await kind.gaveUp?.(data, house, why, id);
  await changeJob(house.db, id, { state: "failed", error: why, ended_at: house.now() });
}
