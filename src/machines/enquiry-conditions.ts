import { codes } from "#domain/codes.ts";
import { enquiryMessagesMax } from "#domain/limits.ts";
import { not, or } from "./kit/combine.ts";
import type { Guarded } from "./kit/meta.ts";
import { available, ownClaim } from "./stone-facts.ts";

// The conditions of enquiries: words, offers and bids.

export const notSold: Guarded = {
  condition: not({ type: "facts", params: { stone: codes.stone.sold } }),
  meta: { sentence: "the stone is not sold", status: 409, message: "stoneSold" },
};
export const withText: Guarded = {
  condition: { type: "hasText", params: { at: "event.text" } },
  meta: { sentence: "a text is given", status: 422, message: "textNeeded" },
};
export const roomForWords: Guarded = {
  condition: { type: "fewerThan", params: { at: "event.facts.messages", limit: enquiryMessagesMax } },
  meta: {
    sentence: "the enquiry has fewer than the maximum number of messages",
    status: 409,
    message: "tooManyMessages",
  },
};
const stands = (what: "offer" | "bid", message: "offerOver" | "bidOver"): Guarded => ({
  condition: { type: "atOrAfter", params: { at: "context.standsUntil", than: "event.at" } },
  meta: { sentence: `the ${what} has not expired`, status: 409, message },
});
export const offerStands = stands("offer", "offerOver");
export const bidStands = stands("bid", "bidOver");
export const over = (what: "offer" | "bid"): Guarded => ({
  condition: { type: "atOrAfter", params: { at: "event.at", than: "context.standsUntil" } },
  meta: { sentence: `the ${what} has expired`, status: 409 },
});
/** Nobody accepts another price than the one that was bid. */
export const atTheBid: Guarded = {
  condition: { type: "sameAs", params: { at: "event.price", as: "context.price" } },
  meta: { sentence: "the price is the bid", status: 409 },
};
/** The stone is free or on the client's own hold, as for a confirm request. */
export const obtainable: Guarded = {
  condition: or(available.condition, ownClaim("hold", "").condition),
  meta: { ...available.meta, sentence: "the stone is available or on hold for this client" },
};
