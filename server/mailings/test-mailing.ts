import { one } from "../db/crud.ts";
import type { MailingRow } from "../db/queries/mailings.ts";
import type { Context } from "../house/context.ts";
import { post } from "../mail/outbox.ts";
import { contentOf } from "./content-of.ts";
import { letterAsRead } from "./preview-mailing.ts";

/** Sends a letter to whoever asks for it, as a client would read it. It counts as no letter to that client. */
export async function testMailing(ctx: Context, row: MailingRow, clientId: number | undefined): Promise<void> {
  const { email } = await one(ctx, "account", ctx.actor.accountId);
  const { letter } = await letterAsRead(ctx, contentOf(row), clientId);
  await post(ctx, "mailingTest", { to: email, ...letter }, ctx.actor.accountId);
  ctx.audit.push({
    workflow: "mailing",
    item: row.id,
    transition: "mailing.test",
    after: { client_id: clientId ?? null },
  });
}
