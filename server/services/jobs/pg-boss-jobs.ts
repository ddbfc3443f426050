import { randomUUID } from "node:crypto";
import type { ClientConfig } from "pg";
import { type ConstructorOptions, fromKysely, PgBoss, type Job as Taken } from "pg-boss";
import { insertJob, insertJobs } from "../../db/queries/jobs.ts";
import { queuedData } from "../../db/queries/lost-jobs.ts";
import type { Log } from "../../ground/log.ts";
import { callerIn, isTraced, tracePlace, traceparentOf } from "../../ground/trace.ts";
import type { Context } from "../../house/context.ts";
import type { House } from "../../house/house.ts";
import type { Job } from "../../house/job.ts";
import type { Jobs } from "../../house/jobs.ts";
import { isOlder } from "../../house/own-schema.ts";
import { endLostJobs } from "./end-lost-jobs.ts";
import { runRecorded } from "./job-record.ts";

const HEARTBEAT_SECONDS = 30;
const PATIENCE_MS = 10_000;
const POLL_SECONDS = 5; // new jobs wake us, retries wait for the poll

type Data = Record<string, unknown>;
type AnyKind = Job<never>;

/** The queue, with the start of this process's work on it. */
export type Queue = Jobs & { work(house: House): Promise<void> };

/** Beside the data of a job in the queue: the act that enqueued it. */
const TRACE = "traceparent";

/** The data of a job with the act that enqueues it, if somebody hears of it. */
function traced<Data extends object>(data: Data): Data {
  const place = isTraced() ? tracePlace() : undefined;
  return place ? { ...data, [TRACE]: traceparentOf(place) } : data;
}

const retriesOf = (kind: AnyKind): number => kind.retries ?? 3;

/**
 * Opens a queue of jobs that survive. pg-boss keeps them in the portal's own database: a job is enqueued in the
 * caller's transaction, and runs at least once, in only one process at a time. Handlers allow a second run.
 */
export async function openQueue(
  url: string,
  log: Log,
  kinds: readonly Job<never>[],
  { pollSeconds = POLL_SECONDS } = {},
): Promise<Queue> {
  const boss = new PgBoss(connecting(url));
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
  boss.on("warning", (warning) => log.warn({ warning }, "jobs"));
  const stop = () => boss.stop({ graceful: true, timeout: PATIENCE_MS });
  await prepare(boss, kinds).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  let served: House | undefined;
  return {
    async enqueue(db, { name: kind }, data, accountId, turn) {
      const id = randomUUID();
      await insertJob(db, { id, kind, account_id: accountId, ...(turn && { asked: turn.asked }) });
      const order = turn && { group: { id: String(accountId) }, priority: -turn.behind };
      await boss.send(kind, traced(data), { id, db: fromKysely(db), ...order });
      return id;
    },
    async enqueueAll(db, { name: kind }, all, accountId) {
      const jobs = all.map((data) => ({ id: randomUUID(), data: traced(data) }));
      const ids = jobs.map(({ id }) => id);
      await insertJobs(db, ids, { kind, account_id: accountId });
      await boss.insert(kind, jobs, { db: fromKysely(db) });
      return ids;
    },
    async cancel(ctx: Context, { kind, id }) {
      await boss.cancel(kind, id, { db: fromKysely(ctx.db) });
      const data = await queuedData(ctx.db, { kind, id });
      await kinds.find(({ name }) => name === kind)?.cancelled?.(ctx, id, data as never);
    },
    async endLost() {
      if (served) await endLostJobs(served, kinds);
    },
    async work(house) {
      served = house;
      for (const kind of kinds) {
        const begin = kind.isInTurn ? workInTurn : work;
        await begin(boss, house, kind, pollSeconds);
        if (kind.schedule) await boss.schedule(kind.name, kind.schedule, {}, { tz: house.timeZone, missed: "once" });
      }
    },
    stop,
  };
}

/**
 * The queue finds its jobs by their ids. PostgreSQL reads all that wait instead if it takes a step aside for as dear as on a
 * turning disk (decision 0184).
 */
const connecting = (url: string): ConstructorOptions & Pick<ClientConfig, "options"> => ({
  connectionString: url,
  options: "-c random_page_cost=1.1",
  max: 4,
  useListenNotify: true,
});

async function prepare(boss: PgBoss, kinds: readonly AnyKind[]): Promise<void> {
  await boss.start(); // makes or migrates its own schema
  for (const kind of kinds) {
    const options = {
      retryLimit: retriesOf(kind),
      retryDelay: 2,
      retryBackoff: true,
      ...(kind.longestPauseSeconds !== undefined && { retryDelayMax: kind.longestPauseSeconds }),
      ...(kind.longestSeconds !== undefined && { expireInSeconds: kind.longestSeconds }),
      heartbeatSeconds: HEARTBEAT_SECONDS,
      notify: true,
    };
    await boss.createQueue(kind.name, options);
    await boss.updateQueue(kind.name, options); // without this an existing queue keeps its old options
  }
}

const told = { perJobResults: true as const, includeMetadata: true as const };

/**
 * Works in batches: with a batch of one, each job would wait for the poll. Each job still succeeds or fails on its own.
 */
const work = (boss: PgBoss, house: House, kind: AnyKind, pollSeconds: number) =>
  boss.work<Data>(
    kind.name,
    {
      ...told,
      batchSize: kind.atOnce ?? 10,
      burstWhenBatchFull: true,
      localConcurrency: kind.batches ?? 1,
      notifyPollingIntervalSeconds: pollSeconds,
    },
    (batch) => runAll(house, kind, batch),
  );

/**
 * Works with a few workers, one job each, so that a short job does not wait for a long one beside it. A worker that
 * ends a job looks for the next at once. A job is passed over while its account has another one running.
 */
async function workInTurn(boss: PgBoss, house: House, kind: AnyKind, pollSeconds: number) {
  const options = { ...told, groupConcurrency: 1, notifyPollingIntervalSeconds: pollSeconds };
  for (let worker = 0; worker < (kind.atOnce ?? 1); worker++) {
    let own: string | undefined;
    own = await boss.work<Data>(kind.name, options, async (jobs) => {
      if (own) boss.notifyWorker(own);
      return runAll(house, kind, jobs);
    });
  }
}

/**
 * Jobs that a portal took in the moment in which a newer one migrated are given back untouched, and the newer one tries
 * them again. A last attempt is not given back: nobody would try again.
 */
async function runUnlessOlder(house: House, kind: AnyKind, runs: Parameters<typeof runRecorded<never>>[2]) {
  const isBehind = await isOlder(house).catch(() => false);
  if (isBehind && !runs.some(({ isLastAttempt }) => isLastAttempt)) return runs.map(() => "left to a newer portal");
  return runRecorded(house, kind, runs);
}

async function runAll(house: House, kind: AnyKind, jobs: readonly Taken<Data>[]) {
  const runs = jobs.map(({ id, data: { [TRACE]: trace, ...data }, retryCount, signal }) => ({
    id,
    data: data as never,
    caller: callerIn(trace as string | undefined),
    attempt: retryCount + 1,
    isLastAttempt: retryCount >= retriesOf(kind),
    signal,
  }));
  const failures = await runUnlessOlder(house, kind, runs);
  return jobs.map(({ id }, at) => {
    const failure = failures[at] ?? null;
    return failure === null
      ? { id, status: "completed" as const, output: {} }
      : { id, status: "failed" as const, output: { message: failure } };
  });
}
