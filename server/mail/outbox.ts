import { insert, insertAll, patch } from "../db/crud.ts";
import { noteJob, noteJobs, waitAgain } from "../db/queries/mails.ts";
import type { Context } from "../house/context.ts";
import type { Letter, LetterBody } from "./letter/letter.ts";
import { textOf } from "./letter/text-of.ts";
import { jobOf } from "./send-mail.ts";

/** A letter with its address, and the part of it that opens an account, if it has one. */
type Posted = Letter & { to: string; secret?: string };

/**
 * Puts a letter in the outbox, in the caller's transaction, for a job to send. A letter to an account is sent only
 * while the account is switched on. Answers its id.
 */
export async function post(
  ctx: Context,
  kind: string,
  letter: Posted,
  accountId: number | null = null,
): Promise<number> {
  const { body, ...row } = rowOf(kind, letter, accountId);
  const mail = await insert(ctx, "mail", { ...row, body: JSON.stringify(body) });
  // The log has the new letter; which job carries it is no change of it.
  await noteJob(ctx.db, mail.id, await ctx.enqueue(jobOf(kind), { id: mail.id }));
  return mail.id;
}

/** The same for many letters of a kind: as many trips as for one. Answers their ids in the order of the letters. */
export async function postAll(
  ctx: Context,
  kind: string,
  letters: readonly (Posted & { accountId: number })[],
): Promise<number[]> {
  if (letters.length === 0) return [];
  const rows = letters.map(({ accountId, ...letter }) => rowOf(kind, letter, accountId));
  const ids = (await insertAll(ctx, "mail", rows)).map(({ id }) => id);
  const jobs = ids.map((id) => ({ id }));
  await noteJobs(ctx.db, ids, await ctx.enqueueAll(jobOf(kind), jobs));
  return ids;
}

/** A new letter as a row of the outbox. */
function rowOf(kind: string, letter: Posted, account_id: number | null) {
  const { to: to_address, subject, secret, preheader, reader, blocks, files, report } = letter;
  const body: LetterBody = { preheader, reader, blocks, files, report };
  return { kind, to_address, subject, text: textOf(body), body, account_id, secret };
}

/** Queues a mail of the outbox again. */
export async function queue(ctx: Context, { id, kind }: { id: number; kind: string }) {
  const job_id = await ctx.enqueue(jobOf(kind), { id });
  return patch(ctx, "mail", id, { status: "waiting", error: null, job_id });
}

/** The same for many of a kind, as they are: under their own names, whatever became of an earlier try. */
export async function queueAll(ctx: Context, kind: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const jobs = ids.map((id) => ({ id }));
  await waitAgain(ctx.db, ids, await ctx.enqueueAll(jobOf(kind), jobs));
}
