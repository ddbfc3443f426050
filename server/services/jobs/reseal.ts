import {
  keepSealed,
  namesFile,
  nextSealed,
  papersSealedWith,
  type SealedPaper,
  type SealedRow,
  type SealedTable,
  swapFile,
} from "../../db/queries/sealed.ts";
import { underTryLock } from "../../db/under-try-lock.ts";
import { renewCheckpoint } from "../../evidence/renew-checkpoint.ts";
import { removeFile } from "../../files/remove-file.ts";
import { whatKeysSeal } from "../../files/what-keys-seal.ts";
import { advisoryLocks } from "../../ground/advisory-locks.ts";
import { Problem } from "../../ground/problem.ts";
import { sealedHead } from "../../ground/seal.ts";
import type { Job, RunningJob } from "../../house/job.ts";
import { inTransaction } from "../../house/unit-of-work.ts";
import { mailSecretPlace } from "../../mail/mailer.ts";
import { boundTo } from "../../remote/remote-secret.ts";
import { keptFor } from "../../sign-in/second-factor.ts";
import { feedSecretFor } from "../../supply/feeds/feed-secret.ts";

/** The place that a row's secret is sealed for. */
const places: { [Table in SealedTable]: (row: SealedRow<Table>) => string } = {
  second_factor: ({ account_id }) => keptFor(account_id),
  feed: feedSecretFor,
  remote_place: boundTo,
  setting: () => mailSecretPlace,
};
const tables = Object.keys(places) as SealedTable[];

/**
 * Seals anew what the former key sealed (decision 0127). It goes one by one, so that a kill at any moment leaves each
 * thing under one key or the other, and the next run does what is left.
 */
export const reseal: Job<Record<never, never>> = {
  name: "reseal",
  atOnce: 1,
  schedule: "*/5 * * * *",
  longestSeconds: 6 * 3600,
  async run(_, job) {
    const { direct, safe } = job.house;
    const { formerName } = safe;
    if (formerName !== undefined) await underTryLock(direct, advisoryLocks.reseal, () => resealAll(job, formerName));
  },
};

type Done = { count: number; stuck: string[] };

async function resealAll(job: RunningJob, formerName: string): Promise<void> {
  const { house, signal } = job;
  const done: Done = { count: 0, stuck: [] };
  for (const table of tables) await resealTable(job, table, formerName, done);
  await resealPapers(job, await papersSealedWith(house.db, formerName), done);
  if (signal.aborted) return;
  const { isFaulty, isUnderWay, says } = await whatKeysSeal(house, done.stuck.length);
  if (!isUnderWay && !isFaulty) await inTransaction(house, originOf(job), renewCheckpoint);
  if (done.stuck.length > 0) house.log.error(stuckWords(done.stuck));
  if (done.count > 0) house.log.info({ count: done.count }, says);
}

const originOf = ({ id }: RunningJob) => ({ requestId: id, operation: "reseal" });
const SHOWN = 20;
const stuckWords = (stuck: readonly string[]): string =>
  `KYC_KEY_BEFORE: ${stuck.length} of what the former key sealed cannot be sealed anew: bring the files back from a ` +
  `backup, or take the former key away without them: ${stuck.slice(0, SHOWN).join(", ")}`;

async function resealTable<Table extends SealedTable>(job: RunningJob, table: Table, formerName: string, done: Done) {
  const head = sealedHead(formerName);
  let after: number | undefined = 0;
  while (after !== undefined && !job.signal.aborted) after = await resealNext(job, table, { head, after }, done);
}

/** Seals the secret of the next row anew. Answers the row, or undefined where there is none. */
function resealNext<Table extends SealedTable>(
  job: RunningJob,
  table: Table,
  from: { head: string; after: number },
  done: Done,
): Promise<number | undefined> {
  const { safe } = job.house;
  return inTransaction(job.house, originOf(job), async ({ db }) => {
    const next = await nextSealed(db, table, from);
    if (!next) return undefined;
    const place = places[table](next.row);
    const secret = safe.openText(next.secret, place);
    if (secret === undefined) done.stuck.push(`${table} ${next.id} (damaged)`);
    else await keepSealed(db, table, next.id, safe.sealText(secret, place));
    if (secret !== undefined) done.count++;
    return next.id;
  });
}

async function resealPapers(job: RunningJob, papers: readonly SealedPaper[], done: Done): Promise<void> {
  for (const [at, paper] of papers.entries()) {
    if (job.signal.aborted) return;
    const fault = await resealPaper(job, paper);
    if (fault) done.stuck.push(`document ${paper.id} (${fault})`);
    else done.count++;
    await job.progress(at + 1, papers.length);
  }
}

const faults = { documentLost: "missing", documentSealed: "damaged" } as const;

/**
 * Seals the file of a paper anew, under another name. The new file is whole before the row names it, and the old one
 * goes after that: at worst a kill leaves a file that no row names. Answers why it could not be.
 */
async function resealPaper(job: RunningJob, paper: SealedPaper): Promise<string | undefined> {
  const { safe } = job.house;
  const stored_name = safe.newName();
  try {
    await safe.reseal(paper.stored_name, stored_name);
  } catch (error) {
    if (!(error instanceof Problem && error.code in faults)) throw error;
    // A paper that was sent anew meanwhile has another file.
    return (await namesFile(job.house.db, paper)) ? faults[error.code as keyof typeof faults] : undefined;
  }
  await inTransaction(job.house, originOf(job), async (ctx) => {
    ctx.ifRefused(() => safe.remove(stored_name));
    const isSwapped = await swapFile(ctx.db, paper, { stored_name, sealed_with: safe.keyName });
    // A client may have sent another file meanwhile.
    await ctx.enqueue(removeFile, { name: isSwapped ? paper.stored_name : stored_name });
  });
  return undefined;
}
