import { insert, patch } from "../db/crud.ts";
import { noteJob } from "../db/queries/mails.ts";
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
  const { to, subject, secret, preheader, reader, blocks, files } = letter;
  const body: LetterBody = { preheader, reader, blocks, files };
  const mail = await insert(ctx, "mail", {
    kind,
    to_address: to,
    subject,
    text: textOf(body),
    body: JSON.stringify(body),
    account_id: accountId,
    secret,
  });
  // The log has the new letter; which job carries it is no change of it.
  await noteJob(ctx.db, mail.id, await ctx.enqueue(jobOf(kind), { id: mail.id }));
  return mail.id;
}

/** Queues a mail of the outbox again. */
export async function queue(ctx: Context, { id, kind }: { id: number; kind: string }) {
  const job_id = await ctx.enqueue(jobOf(kind), { id });
  return patch(ctx, "mail", id, { status: "waiting", error: null, job_id });
}
