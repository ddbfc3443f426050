import type { LeftOutReason } from "#domain/mailings.ts";
import { clientEyes } from "../access/client-eyes.ts";
import type { MailingContent } from "../db/mailing-tables.ts";
import type { Reader } from "../db/queries/mailing-sends.ts";
import type { Reading } from "../house/context.ts";
import type { StoneOnWire } from "../house/stones.ts";
import { leftOutOf } from "./left-out.ts";
import { offerFor } from "./offer.ts";

/** What a letter offers to its reader now, or why there is none. */
export type MailingLetter = { reader: Reader; leftOut: LeftOutReason | null; stones: StoneOnWire[]; pieces: number };

/** Works out one letter at the prices of this moment. */
export async function letterFor(ctx: Reading, reader: Reader, content: MailingContent): Promise<MailingLetter> {
  const none = { reader, stones: [], pieces: 0 };
  const leftOut = leftOutOf(reader);
  if (leftOut) return { ...none, leftOut };
  const viewer = await clientEyes(ctx.db, reader.account_id);
  const offer = viewer ? await offerFor(ctx, viewer, content) : { stones: [], pieces: 0 };
  if (offer.stones.length === 0) return { ...none, leftOut: "noStones" };
  return { reader, leftOut: null, ...offer };
}
