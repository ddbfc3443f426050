import { randomUUID } from "node:crypto";
import { insertJob } from "#server/db/queries/jobs.ts";
import type { House } from "#server/house/house.ts";
import type { Job } from "#server/house/job.ts";
import type { Jobs } from "#server/house/jobs.ts";
import { runRecorded } from "#server/services/jobs/job-record.ts";

type Remembered = { id: string; kind: Job<never>; data: never };

/** Jobs that are stored as always, and run by their real handlers when a test says so. */
export class RecordedJobs implements Jobs {
  private readonly remembered: Remembered[] = [];

  enqueue: Jobs["enqueue"] = async (db, kind, data, accountId, turn) => {
    const id = randomUUID();
    await insertJob(db, { id, kind: kind.name, account_id: accountId, ...(turn && { asked: turn.asked }) });
    this.remembered.push({ id, kind, data: data as never });
    return id;
  };

  cancel: Jobs["cancel"] = async (ctx, { id }) => {
    await this.remembered.find((job) => job.id === id)?.kind.cancelled?.(ctx, id);
  };

  async stop(): Promise<void> {}

  /** Runs waiting jobs until there are none. A failed job is tried again at once, as often as its kind allows. */
  async run(house: House): Promise<void> {
    for (let next = await this.next(house); next; next = await this.next(house)) {
      const { kind } = next.job;
      await runRecorded(house, kind, next.job.data, {
        id: next.job.id,
        attempt: next.attempts + 1,
        isLastAttempt: next.attempts >= (kind.retries ?? 3),
        signal: new AbortController().signal,
      });
    }
  }

  /** The next waiting job. A job of a rolled back transaction was never stored, so it is not found. */
  private async next(house: House): Promise<{ job: Remembered; attempts: number } | undefined> {
    for (const job of this.remembered) {
      const row = await house.db
        .selectFrom("job")
        .select("attempts")
        .where("id", "=", job.id)
        .where("state", "=", "waiting")
        .executeTakeFirst();
      if (row) return { job, attempts: row.attempts };
    }
    return undefined;
  }
}
