import type { Body, Data } from "#api/operation-types.ts";
import { mailingFilesMost, mailingStonesListed, mailingStonesMost } from "#domain/mailings.ts";
import { personName } from "#domain/person-name.ts";
import { clientEyes } from "../access/client-eyes.ts";
import type { MailingContent } from "../db/mailing-tables.ts";
import { type Reader, readersById } from "../db/queries/mailing-sends.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { OfferOrder } from "../house/offer-files.ts";
import type { StoneOnWire } from "../house/stones.ts";
import type { Viewer } from "../house/viewer.ts";
import type { Letter } from "../mail/letter/letter.ts";
import { lookOf } from "../mail/letter/look.ts";
import { textOf } from "../mail/letter/text-of.ts";
import { letterWriter } from "../mail/letter/write-letter.ts";
import { checkStones, checkWords } from "./check-mailing.ts";
import { filesOf } from "./files-of.ts";
import { leftOutOf } from "./left-out.ts";
import { letterWords, somebody } from "./letter-words.ts";
import { offerFor, piecesFor, totalsOfOffer } from "./offer.ts";
import { linkOfNumbers } from "./stones-link.ts";

type Preview = Data<"previewBulkEmail">;

/** The words of an open form, whole. */
export const wordsOfForm = (words: Body<"previewBulkEmail">): MailingContent => ({
  subject: words.subject,
  body: words.body ?? "",
  search: words.search ?? {},
  diamond_type: words.diamond_type ?? [],
  link: words.link ?? "portal",
  share_hours: 1,
  attachments: words.attachments ?? [],
});

type Written = { letter: Letter; reader: Reader | undefined; viewer: Viewer; stones: StoneOnWire[] };

/** A letter as a client would read it now, or as somebody without a name. A page that ends is not made for it. */
export async function letterAsRead(ctx: Reading, content: MailingContent, clientId?: number): Promise<Written> {
  checkWords(content);
  checkStones(content);
  const [reader] = clientId === undefined ? [] : await readersById(ctx.db, [clientId]);
  const viewer = await clientEyes(ctx.db, clientId ?? null);
  if (!viewer || (clientId !== undefined && !reader)) throw new Problem("notFound");
  const stones = await offerFor(ctx, viewer, content);
  const { publicUrl, timeZone } = ctx.house;
  const files = filesOf(content, { reader: clientId ?? null, stones, now: ctx.now });
  const house = await houseNameOf(ctx.db);
  const about = { house, reader: reader ?? somebody, stones, now: ctx.now, timeZone, files };
  const link = content.link === "none" ? null : linkOfNumbers(publicUrl, stones);
  return { letter: letterWords(content, about, { publicUrl, link }), reader, viewer, stones };
}

/** The files that a letter would have with it, and their sizes, however large. */
async function madeFiles({ house, db }: Reading, order: OfferOrder | undefined): Promise<Preview["files"]> {
  if (!order) return [];
  const made = await house.offerFiles({ house, db }, order, Number.POSITIVE_INFINITY);
  return made.map(({ filename, content }, at) => ({
    format: order.formats[at] ?? "xlsx",
    file_name: filename,
    bytes: content.length,
  }));
}

/** The same for a screen, with what would keep it from its reader. */
export async function previewMailing(ctx: Reading, content: MailingContent, clientId?: number): Promise<Preview> {
  const { letter, reader, viewer, stones } = await letterAsRead(ctx, content, clientId);
  return {
    to: reader ? personName(reader) : null,
    subject: letter.subject,
    text: textOf(letter),
    html: letterWriter(await lookOf({ db: ctx.db, files: ctx.house.files, publicUrl: ctx.house.publicUrl }))(letter)
      .html,
    stones: stones.slice(0, mailingStonesListed),
    totals: totalsOfOffer(stones),
    found: stones.length < mailingStonesMost ? stones.length : await piecesFor(ctx, viewer, content),
    files: await madeFiles(ctx, letter.files),
    files_most: mailingFilesMost,
    left_out: (reader && leftOutOf(reader)) ?? (stones.length === 0 ? "noStones" : null),
  };
}
