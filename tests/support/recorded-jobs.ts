import { randomUUID } from "node:crypto";
import { insertJob, insertJobs } from "#server/db/queries/jobs.ts";
import type { Context } from "#server/house/context.ts";
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

  enqueueAll: Jobs["enqueueAll"] = async (db, kind, all, accountId) => {
    const jobs = all.map((data) => ({ id: randomUUID(), kind, data: data as never }));
    const ids = jobs.map(({ id }) => id);
    await insertJobs(db, ids, { kind: kind.name, account_id: accountId });
    this.remembered.push(...jobs);
    return ids;
  };

  cancel: Jobs["cancel"] = async (ctx: Context, { id }) => {
    const job = this.remembered.find((one) => one.id === id);
    await job?.kind.cancelled?.(ctx, id, job.data);
  };

  /** None is lost here: a test gives a job that was cut off to the next portal by itself. */
  endLost: Jobs["endLost"] = async () => {};

  async stop(): Promise<void> {}

  /** Runs waiting jobs until there are none. A failed job is tried again at once, as often as its kind allows. */
  async run(house: House, without: readonly Job<never>[] = []): Promise<void> {
    for (let next = await this.next(house, without); next; next = await this.next(house, without))
      await attempt(house, next);
  }

  /** Tries each waiting job once. A failed one waits for its next try. */
  async tryOnce(house: House): Promise<void> {
    for (const job of [...this.remembered]) {
      const waiting = await whileItWaits(house, job);
      if (waiting) await attempt(house, waiting);
    }
  }

  /** The next waiting job. */
  private async next(house: House, without: readonly Job<never>[]): Promise<Waiting | undefined> {
    for (const job of this.remembered.filter(({ kind }) => !without.includes(kind))) {
      const waiting = await whileItWaits(house, job);
      if (waiting) return waiting;
    }
    return undefined;
  }
}

type Waiting = { job: Remembered; attempts: number };

/** A job with its tries so far, if it waits. A job of a rolled back transaction was never stored, so it is not found. */
async function whileItWaits(house: House, job: Remembered): Promise<Waiting | undefined> {
  const stored = house.db.selectFrom("job").select("attempts").where("id", "=", job.id);
  const row = await stored.where("state", "=", "waiting").executeTakeFirst();
  return row && { job, attempts: row.attempts };
}

async function attempt(house: House, { job: { id, kind, data }, attempts }: Waiting): Promise<void> {
  const isLastAttempt = attempts >= (kind.retries ?? 3);
  const signal = new AbortController().signal;
  await runRecorded(house, kind, [{ id, data, attempt: attempts + 1, isLastAttempt, signal }]);
}
