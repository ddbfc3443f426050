import type { Context } from "../context.ts";
import { insert, patch } from "../db/crud.ts";
import type { Letter } from "./mailer.ts";

/** Puts a letter in the outbox, in the caller's transaction, and lets a job send it; to an account only as long as that is switched on. */
export async function post(ctx: Context, kind: string, letter: Letter, accountId: number | null = null): Promise<void> {
  const { to, subject, text } = letter;
  const mail = await insert(ctx, "mail", { kind, to_address: to, subject, text, account_id: accountId });
  await queue(ctx, mail.id);
}

/** Lets a mail of the outbox be sent, for the first time or again. */
export async function queue(ctx: Context, id: number) {
  const job_id = await ctx.enqueue("sendMail", { id });
  return patch(ctx, "mail", id, { status: "waiting", error: null, job_id });
}
