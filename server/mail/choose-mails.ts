import { declinedBy, setDeclined } from "../db/queries/mail-declines.ts";
import type { Context } from "../house/context.ts";

/** Keeps which kinds of letters a person declines. What stays as it was leaves no entry in the log. */
export async function chooseMails(ctx: Context, accountId: number, topics: readonly string[]): Promise<void> {
  const before = (await declinedBy(ctx.db, accountId)).sort();
  const after = [...topics].sort();
  if (before.join() === after.join()) return;
  await setDeclined(ctx.db, accountId, after, ctx.now);
  ctx.audit.push({
    workflow: "mail_decline",
    item: accountId,
    transition: "mail_decline.choose",
    before: { topics: before },
    after: { topics: after },
  });
}
