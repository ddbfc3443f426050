import { insert, patch } from "../db/crud.ts";
import type { Context } from "../house/context.ts";
import type { Letter } from "../house/ports.ts";
import { sendMail } from "./send-mail.ts";

/** What of a letter opens an account, if something does. */
type Secret = { secret?: string };

/** Puts a letter in the outbox, in the caller's transaction, and lets a job send it; to an account only as long as that is switched on. */
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

/** Lets a mail of the outbox be sent, for the first time or again. */
export async function queue(ctx: Context, id: number) {
  const job_id = await ctx.enqueue(sendMail, { id });
  return patch(ctx, "mail", id, { status: "waiting", error: null, job_id });
}
