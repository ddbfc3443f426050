import type { EnquiryMessageKind } from "#domain/stone-lists.ts";
import type { EnquiryEvent } from "#machines/enquiry.ts";
import { insertMessages, type NewMessage } from "../db/queries/enquiry-messages.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Said } from "./work.ts";

const kinds: Record<EnquiryEvent["type"], EnquiryMessageKind> = {
  OPEN: "question",
  ASK: "question",
  ANSWER: "answer",
  OFFER: "offer",
  OFFER_HELD: "offer",
  BID: "bid",
  ACCEPT: "accepted",
  ACCEPT_BID: "accepted",
  TAKE: "accepted",
  DECLINE: "declined",
  DECLINE_BID: "declined",
  EXPIRE: "expired",
  CLOSE: "closed",
};

const moment = (ms: number) => new Date(ms);

/** Writes the events of enquiries into their conversations. */
export async function writeMessages(ctx: Context, said: readonly Said[]): Promise<void> {
  if (said.length === 0) return;
  await insertMessages(
    ctx.db,
    said.map(({ line, event }) => messageOf(ctx, line.row.id, event)),
  );
}

function messageOf({ actor, now }: Reading, lineId: number, said: EnquiryEvent): NewMessage {
  const words = ("text" in said && said.text) || ("reason" in said && said.reason) || "";
  return {
    line_id: lineId,
    kind: kinds[said.type],
    author_id: actor.accountId || null,
    text: words.trim() || null,
    // The price of an accepted bid stands in the bid itself.
    offered_ppc: "price" in said && said.type !== "ACCEPT_BID" ? said.price.toFixed(2) : null,
    stands_until: "standsUntil" in said ? moment(said.standsUntil) : null,
    held_until: "heldUntil" in said ? moment(said.heldUntil) : null,
    created_at: now,
  };
}
