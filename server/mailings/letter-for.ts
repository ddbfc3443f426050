import type { LeftOutReason } from "#domain/mailings.ts";
import { eyesOfClients } from "../access/client-eyes.ts";
import type { MailingContent } from "../db/mailing-tables.ts";
import type { Reader } from "../db/queries/mailing-sends.ts";
import type { Reading } from "../house/context.ts";
import type { OfferedStone } from "../house/stones.ts";
import type { Viewer } from "../house/viewer.ts";
import { leftOutOf } from "./left-out.ts";
import { letterOffer } from "./offer.ts";

/** A letter's offer to its reader now, or the reason why there is none. */
export type MailingLetter = { reader: Reader; leftOut: LeftOutReason | null; stones: OfferedStone[] };

export type ReaderWithEyes = { reader: Reader; viewer: Viewer | undefined };

/** Readers with their own eyes, in one trip for all of them. */
export async function withEyes(db: Reading["db"], readers: readonly Reader[]): Promise<ReaderWithEyes[]> {
  const eyes = await eyesOfClients(
    db,
    readers.map(({ account_id }) => account_id),
  );
  return readers.map((reader) => ({ reader, viewer: eyes.get(reader.account_id) }));
}

/** Works out one letter at the prices of this moment. */
export async function letterFor(
  ctx: Reading,
  { reader, viewer }: ReaderWithEyes,
  content: MailingContent,
): Promise<MailingLetter> {
  const none = { reader, stones: [] };
  const leftOut = leftOutOf(reader);
  if (leftOut) return { ...none, leftOut };
  const stones = viewer ? await letterOffer(ctx, viewer, content) : [];
  if (stones.length === 0) return { ...none, leftOut: "noStones" };
  return { reader, leftOut: null, stones };
}
