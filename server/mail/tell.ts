import { noticeKinds, noticeTopics } from "#domain/notices.ts";
import { writeNotice } from "../db/queries/notices.ts";
import type { Context } from "../house/context.ts";
import type { Letter } from "./letter/letter.ts";
import { bellText, letterOf, type Notice } from "./notice.ts";
import { post } from "./outbox.ts";

/** An account as the addressee of a notice. */
export type Addressee = { id: number; email: string; first_name: string; last_name: string; is_active: boolean };

/**
 * Tells an account in the caller's transaction, in the portal and by a letter, as it wishes (decision 0083). A rollback
 * tells nothing. An account that is switched off is not told, and nobody is told of a demo house's first data. A kind
 * whose letter says more than its notice brings the letter.
 */
export async function tell(
  ctx: Context,
  to: Addressee,
  notice: Notice,
  letter: Letter = letterOf(notice, to, ctx.house.publicUrl),
): Promise<void> {
  if (!to.is_active || ctx.operation === "start") return;
  const way = await notify(ctx, to.id, notice);
  if (way !== "mail") return;
  await post(ctx, notice.kind, { to: to.email, ...letter }, to.id);
}

function notify({ db, now }: Context, accountId: number, notice: Notice) {
  const { kind, title, path } = notice;
  const { topic } = noticeKinds[kind];
  const row = { account_id: accountId, kind, title, text: bellText(notice), path, at: now };
  return writeNotice(db, row, { topic, way: noticeTopics[topic].way, isGiven: topic === "account" });
}
