import { openEnquiryStates } from "#domain/stone-lists.ts";
import type { Handlers } from "../house/handlers.ts";
import { enquiryAnswer } from "../wire/enquiry-on-wire.ts";
import { linesAnswer } from "../wire/line-on-wire.ts";
import { moveLines } from "../workflows/advance.ts";
import { askedLines, seenVersions } from "../workflows/asked-lines.ts";
import {
  acceptance,
  bidAcceptance,
  bidding,
  bidRefusal,
  closing,
  moveEnquiry,
  offering,
  refusal,
  saying,
} from "../workflows/enquiry-events.ts";

/** The messages and offers of an open enquiry (spec §4). */
export const enquiries = {
  getEnquiry: ({ path: { id } }, ctx) => enquiryAnswer(ctx, id),
  askInEnquiry: async ({ path: { id }, body: { text } }, ctx) => {
    await moveEnquiry(ctx, { id }, saying(ctx, "ASK", text));
    return enquiryAnswer(ctx, id);
  },
  answerEnquiry: async ({ path: { id }, body: { version, text } }, ctx) => {
    await moveEnquiry(ctx, { id, version }, saying(ctx, "ANSWER", text));
    return enquiryAnswer(ctx, id);
  },
  makeOffer: async ({ path: { id }, body: { version, ...offer } }, ctx) => {
    await moveEnquiry(ctx, { id, version }, await offering(ctx, id, offer));
    return enquiryAnswer(ctx, id);
  },
  makeBid: async ({ path: { id }, body: { version, ...bid } }, ctx) => {
    await moveEnquiry(ctx, { id, version }, await bidding(ctx, [id], () => bid));
    return enquiryAnswer(ctx, id);
  },
  acceptBid: async ({ path: { id }, body: { version, reason } }, ctx) => {
    await moveEnquiry(ctx, { id, version }, await bidAcceptance(ctx, id, reason));
    return enquiryAnswer(ctx, id);
  },
  declineBid: async ({ path: { id }, body: { version, text } }, ctx) => {
    await moveEnquiry(ctx, { id, version }, bidRefusal(ctx, text));
    return enquiryAnswer(ctx, id);
  },
  acceptOffer: async ({ path: { id }, body: { version } }, ctx) => {
    await moveEnquiry(ctx, { id, version }, await acceptance(ctx, id));
    return enquiryAnswer(ctx, id);
  },
  declineOffer: async ({ path: { id }, body: { version, text = null } }, ctx) => {
    await moveEnquiry(ctx, { id, version }, refusal(ctx, text));
    return enquiryAnswer(ctx, id);
  },
  closeEnquiries: async ({ body }, ctx) => {
    const ids = await askedLines(ctx, "enquiry", openEnquiryStates, body);
    return linesAnswer(
      ctx,
      await moveLines(ctx, "enquiry", ids, () => closing(ctx, body.reason), seenVersions(body.lines)),
    );
  },
} satisfies Partial<Handlers>;
