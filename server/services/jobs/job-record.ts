import type { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { House } from "../../house/house.ts";
import type { Job, RunningJob } from "../../house/job.ts";

type Run = Pick<RunningJob, "id" | "attempt" | "isLastAttempt" | "signal">;

export async function recordNew(
  db: Kysely<Tables>,
  job: { id: string; kind: string; account_id: number | null; asked?: string },
) {
  await db.insertInto("job").values(job).execute();
}

/** Runs a job and keeps its record: its progress and its end. Returns the reason of a failure, or null. */
export async function runRecorded<Data extends object>(
  house: House,
  kind: Job<Data>,
  data: Data,
  run: Run,
): Promise<string | null> {
  const { id, attempt, isLastAttempt, signal } = run;
  const record = (values: Partial<Tables["job"]> & object) =>
    house.db
      .updateTable("job")
      .set(values as never)
      .where("id", "=", id)
      .where("state", "<>", "cancelled")
      .execute();

  // A scheduled job has no record yet: the scheduler does not know of records.
  await house.db
    .insertInto("job")
    .values({ id, kind: kind.name, account_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await record({ state: "running", attempts: attempt } as never);
  try {
    await kind.run(data, {
      ...run,
      house,
      progress: async (done, total, note) => {
        await record({ done, total, note: note ?? null } as never);
      },
      made: async (result) => {
        await record({ result: JSON.stringify(result) } as never);
      },
    });
    await record({ state: "done", ended_at: house.now(), error: null } as never);
    return null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (signal.aborted) return why; // cancelled, or the portal stops: the record tells which
    house.log.warn({ err: error, job: id, kind: kind.name, attempt }, "a job failed");
    await record({
      state: isLastAttempt ? "failed" : "waiting",
      error: why,
      ...(isLastAttempt && { ended_at: house.now() }),
    } as never);
    if (isLastAttempt) await kind.gaveUp?.(data, house, why, id);
    return why;
  }
}
