import { insert, patch } from "../db/crud.ts";
import type { Context } from "../house/context.ts";
import type { Letter } from "../house/ports.ts";
import { sendMail } from "./send-mail.ts";

/** The part of a letter that opens an account, if it has one. */
type Secret = { secret?: string };

/**
 * Puts a letter in the outbox, in the caller's transaction, for a job to send. A letter to an account is sent only
 * while the account is switched on.
 */
export async function post(
  ctx: Context,
  kind: string,
  letter: Letter & Secret,
  accountId: number | null = null,
): Promise<void> {
  const { to, subject, text, secret } = letter;
  const mail = await insert(ctx, "mail", { kind, to_address: to, subject, text, account_id: accountId, secret });
  await queue(ctx, mail.id);
}

/** Queues a mail of the outbox, for the first time or again. */
export async function queue(ctx: Context, id: number) {
  const job_id = await ctx.enqueue(sendMail, { id });
  return patch(ctx, "mail", id, { status: "waiting", error: null, job_id });
}
