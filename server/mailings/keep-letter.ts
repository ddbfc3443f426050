import type { MailingRunRow } from "../db/queries/mailing-runs.ts";
import { writeSend } from "../db/queries/mailing-sends.ts";
import type { Context } from "../house/context.ts";
import { post } from "../mail/outbox.ts";
import { filesOf } from "./files-of.ts";
import type { MailingLetter } from "./letter-for.ts";
import { letterWords } from "./letter-words.ts";
import { portalLink, shareStones } from "./stones-link.ts";

type Keeping = { letter: MailingLetter; run: MailingRunRow };

/** Puts a letter into the outbox, and keeps its stones and prices on its own row; or keeps why there is none. */
export async function keepLetter(ctx: Context, sendId: number, { letter, run }: Keeping): Promise<void> {
  const { reader, leftOut, stones } = letter;
  const none = { reason: null, mail_id: null, share_link_id: null, now: ctx.now };
  if (leftOut) return writeSend(ctx.db, sendId, { ...none, state: "leftOut", reason: leftOut, stones: [] });
  const { content } = run;
  const link = await linkOf(ctx, { letter, run });
  const files = filesOf(content, { reader: reader.account_id, stones, now: ctx.now });
  const about = { ...letter, now: ctx.now, timeZone: ctx.house.timeZone, files };
  const words = letterWords(content, about, { publicUrl: ctx.house.publicUrl, link: link.url });
  const mail_id = await post(ctx, "mailing", { to: reader.email, ...words }, reader.account_id);
  return writeSend(ctx.db, sendId, { ...none, state: "queued", mail_id, share_link_id: link.id, stones });
}

async function linkOf(ctx: Context, { letter, run }: Keeping): Promise<{ id: number | null; url: string | null }> {
  const { content, owner_id: ownerId } = run;
  const { reader, stones } = letter;
  if (content.link === "none") return { id: null, url: null };
  if (content.link === "portal" || ownerId === null) {
    return { id: null, url: portalLink(ctx.house.publicUrl, content, stones) };
  }
  return shareStones(ctx, content, stones, { ownerId, clientId: reader.account_id });
}
