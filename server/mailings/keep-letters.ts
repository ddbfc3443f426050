import type { MailingRunRow } from "../db/queries/mailing-runs.ts";
import { type Composed, writeSends } from "../db/queries/mailing-sends.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import type { Context } from "../house/context.ts";
import { postAll } from "../mail/outbox.ts";
import { filesOf } from "./files-of.ts";
import type { MailingLetter } from "./letter-for.ts";
import { letterWords } from "./letter-words.ts";
import { linkOfLetter, shareStones } from "./stones-link.ts";

export type Keeping = { id: number; uid: string; letter: MailingLetter };
const none = { reason: null, mail_id: null, share_link_id: null, sent_at: null, stones: [] };

/**
 * Puts letters into the outbox, and keeps the stones and prices of each on its own row; or keeps why there is none. Many
 * letters take as many trips to the database as one, save for the pages that are shared.
 */
export async function keepLetters(ctx: Context, run: MailingRunRow, letters: readonly Keeping[]): Promise<void> {
  const sends: Composed[] = letters.flatMap(({ id, letter: { leftOut } }) =>
    leftOut ? [{ ...none, id, state: "leftOut", reason: leftOut }] : [],
  );
  const offers = letters.filter(({ letter }) => letter.leftOut === null);
  const links: Link[] = [];
  for (const { uid, letter } of offers) links.push(await linkOf(ctx, { uid, letter, run }));
  const house = await houseNameOf(ctx.db);
  const posted = offers.map(({ letter }, at) => postedOf(ctx, { letter, run, house }, links[at]?.url ?? null));
  const mails = await postAll(ctx, "mailing", posted);
  offers.forEach(({ id, letter: { stones } }, at) => {
    const kept = { mail_id: mails[at] ?? null, share_link_id: links[at]?.id ?? null };
    sends.push({ ...none, ...kept, id, state: "queued", stones });
  });
  await writeSends(ctx.db, ctx.now, sends);
}

type One = { letter: MailingLetter; run: MailingRunRow };
type Link = { id: number | null; url: string | null };

function postedOf(ctx: Context, { letter, run: { content }, house }: One & { house: string }, link: string | null) {
  const { reader, stones } = letter;
  const files = filesOf(content, { reader: reader.account_id, stones, now: ctx.now });
  const about = { ...letter, house, now: ctx.now, timeZone: ctx.house.timeZone, files };
  const words = letterWords(content, about, { publicUrl: ctx.house.publicUrl, link });
  return { to: reader.email, accountId: reader.account_id, ...words };
}

async function linkOf(ctx: Context, { uid, letter, run }: One & { uid: string }): Promise<Link> {
  const { content, owner_id: ownerId } = run;
  const { reader, stones } = letter;
  if (content.link === "none") return { id: null, url: null };
  if (content.link === "portal" || ownerId === null) {
    return { id: null, url: linkOfLetter(ctx.house.publicUrl, uid) };
  }
  return shareStones(ctx, content, stones, { ownerId, clientId: reader.account_id });
}
