import { mailingAtOnce } from "#domain/mailings.ts";
import { changeMailingRun, mailingRunById } from "../db/queries/mailing-runs.ts";
import { lockedSends, readersById, waitingSends } from "../db/queries/mailing-sends.ts";
import { lockedMailing } from "../db/queries/mailings.ts";
import type { Context } from "../house/context.ts";
import { type Job, type RunningJob, stoppedReason } from "../house/job.ts";
import { inTransaction, readingContext } from "../house/unit-of-work.ts";
import { moveMailing } from "../workflows/move-mailing.ts";
import { portal } from "../workflows/work.ts";
import { endRuns } from "./end-runs.ts";
import { type Keeping, keepLetters } from "./keep-letters.ts";
import { letterFor, withEyes } from "./letter-for.ts";

type Run = { runId: number };
/** Letters whose prices are asked for at the same time: fewer than the database has connections, since people wait too. */
const askedTogether = 4;
const operation = "writeMailing";

/**
 * Writes the letters of a run into the outbox, some at a time. A letter and the note that it was written are one
 * transaction: after a kill the next try goes on where this one was, and nobody gets a second copy of it.
 */
export const writeMailing: Job<Run> = {
  name: "writeMailing",
  atOnce: 2,
  async run({ runId }, job) {
    let batch = await composed(runId, 0, job);
    while (batch && !job.signal.aborted) {
      // The next letters are composed while the database keeps these. Behind the last, those that another job left are looked for.
      const [isOn, next] = await Promise.all([keepBatch(batch, job), composed(runId, batch.last, job)]);
      batch = isOn ? (next ?? (await composed(runId, 0, job))) : undefined;
    }
    if (!job.signal.aborted) await endRuns(job.house, job.id);
  },
  async gaveUp({ runId }, house, why, requestId) {
    await inTransaction(house, { requestId, operation }, (ctx) => fail(ctx, { runId, jobId: requestId }, why));
  },
  // Without this the clock would have the run written on, as one whose job was lost.
  cancelled: (ctx, jobId, { runId }) => fail(ctx, { runId, jobId }, stoppedReason),
};

/** Ends the writing of a run, unless another job writes on. A person may let it go on. */
async function fail(ctx: Context, { runId, jobId }: Run & { jobId: string }, reason: string): Promise<void> {
  const run = await mailingRunById(ctx.db, runId);
  const row = run && (await lockedMailing(ctx.db, run.mailing_id));
  if (run?.job_id !== jobId || run.ended_at !== null || row?.state !== "sending") return;
  await changeMailingRun(ctx.db, runId, { reason });
  await moveMailing(ctx, row, { type: "FAIL" }, portal);
}

/** The next letters of a run behind one of them, with the prices of now. Undefined once there are none. */
async function composed(runId: number, after: number, { house, id: requestId }: RunningJob) {
  const run = await mailingRunById(house.db, runId);
  if (!run || run.ended_at !== null) return undefined;
  const next = await waitingSends(house.db, runId, { after, most: mailingAtOnce });
  const reading = readingContext(house, { requestId, operation });
  const accounts = next.map(({ account_id }) => account_id);
  const readers = await withEyes(house.db, await readersById(house.db, accounts));
  const letterOf = async ({ id, uid, account_id }: (typeof next)[number]): Promise<Keeping[]> => {
    const one = readers.find(({ reader }) => reader.account_id === account_id);
    return one ? [{ id, uid, letter: await letterFor(reading, one, run.content) }] : [];
  };
  const letters: Keeping[] = [];
  for (let at = 0; at < next.length; at += askedTogether) {
    letters.push(...(await Promise.all(next.slice(at, at + askedTogether).map(letterOf))).flat());
  }
  const last = letters.at(-1)?.id;
  return last === undefined ? undefined : { run, letters, last };
}
type Batch = NonNullable<Awaited<ReturnType<typeof composed>>>;

/** Keeps letters, save those that somebody wrote meanwhile. False if the run was stopped. */
const keepBatch = ({ run, letters }: Batch, { house, id: requestId }: RunningJob): Promise<boolean> =>
  inTransaction(house, { requestId, operation }, async (ctx) => {
    const row = await lockedMailing(ctx.db, run.mailing_id);
    if (row?.state !== "sending") return false;
    const ids = letters.map(({ id }) => id);
    const free = new Set((await lockedSends(ctx.db, ids)).map(({ id }) => id));
    await keepLetters(
      ctx,
      run,
      letters.filter(({ id }) => free.has(id)),
    );
    return true;
  });
