import type { EventObject } from "xstate";
import type { StoneList } from "#domain/stone-lists.ts";
import type { EnquiryEvent } from "#machines/enquiry.ts";
import type { HoldEvent } from "#machines/hold.ts";
import type { LineRow, NewLine } from "../db/queries/stone-work.ts";
import type { Reading } from "../house/context.ts";
import { paperFor } from "./paper-for.ts";
import { type Given, portal, type Work } from "./work.ts";

// The effects of the machine of enquiries about an offer. Holds and requests are begun by their own machines, under
// their own conditions.

/** A new line of another list from an offer, at the prices that the enquiry froze. */
const lineFrom = ({ actor: { accountId }, now }: Reading, row: LineRow, list: StoneList): NewLine => ({
  ...row,
  list,
  state: "absent",
  status: 0,
  made_by: accountId,
  enquiry_id: row.id,
  text: null,
  remark: null,
  reason: null,
  expires_at: null,
  waits_since: null,
  wish: null,
  wish_until: null,
  created_at: now,
  updated_at: now,
});

/**
 * Begins the hold that comes with an offer. A claim that takes the stone over from it takes it at the offered price.
 * The house may offer a stone as often as it likes, so the stone need not rest.
 */
export function holdForClient(work: Work, { line, event, actor }: Given): void {
  const { at, facts, heldUntil } = event as EventObject & Extract<EnquiryEvent, { type: "OFFER_HELD" }>;
  const row = lineFrom(work.ctx, line.row, "hold");
  const hold: HoldEvent = { type: "HOLD", at, facts: { ...facts, restsUntil: null }, expiresAt: heldUntil };
  const { decision } = work.begin(row, hold as EventObject, actor);
  if (!decision.ok) throw new Error(`stone ${row.stone_id} refuses the hold of an offer`);
}

/** Ends the hold of an offer that was not taken, so that the stone is free for others. */
export function endOfferedHold(work: Work, { line, actor }: Given): void {
  const { claim } = work.stone(line.row.stone_id);
  if (claim?.row.list !== "hold" || claim.row.enquiry_id !== line.row.id) return;
  const decision = work.move(claim, { type: "RELEASE" }, actor);
  if (!decision.ok) throw new Error(`hold ${claim.row.id} refuses to end with its offer`);
}

/**
 * Makes the deal on which client and house agreed: the request at the agreed price is approved by the agreement itself.
 */
export function makeDeal(work: Work, { line, event, actor }: Given): void {
  const { facts, by } = event as EventObject & Extract<EnquiryEvent, { type: "ACCEPT" | "ACCEPT_BID" }>;
  const row = lineFrom(work.ctx, { ...line.row, agreed_ppc: null }, "confirm");
  const price = Number(line.row.agreed_ppc);
  const begun = work.begin(row, { type: "REQUEST", facts, by, price } as EventObject, actor);
  if (!begun.decision.ok) throw new Error(`stone ${row.stone_id} refuses the request of an agreed price`);
  begun.line.order = paperFor(work, "order", row);
  if (!work.move(begun.line, { type: "AGREE", price } as EventObject, portal).ok)
    throw new Error(`the request of stone ${row.stone_id} refuses the agreed price`);
}

/**
 * Ends the enquiry whose offer was taken through its hold, at the price of the line that goes on from it. The machine
 * refuses an enquiry that ended already, as with its own acceptance.
 */
export function takeOffer(work: Work, hold: LineRow, { agreed_ppc, markup_ppc }: LineRow): void {
  const enquiry = hold.enquiry_id === null ? undefined : work.lines.get(hold.enquiry_id);
  if (!enquiry) return;
  const take: EnquiryEvent = { type: "TAKE", at: work.ctx.now.getTime(), price: Number(agreed_ppc ?? markup_ppc) };
  work.move(enquiry, take as EventObject, portal);
}
