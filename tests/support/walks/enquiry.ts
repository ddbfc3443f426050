import type { AnyMachineSnapshot, EventObject } from "xstate";
import { enquiryMessagesMax } from "#domain/limits.ts";
import type { EnquiryContext } from "#machines/enquiry.ts";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";
import { blanks, fair, forged, free, noPrices, ownHold, priced, quoted, unfit } from "./told.ts";

const at = 1_000;
const standsUntil = 2_000;
const few = { messages: enquiryMessagesMax - 1 };
const many = [{ messages: enquiryMessagesMax }, {}];
const open = (text: unknown, stone: number) => ({ type: "OPEN", text, at, facts: { stone } });

const offer = { ...fair, type: "OFFER", at, standsUntil, text: null, facts: { stone: 1, ...quoted, ...few } };
const room = { liveHolds: 4, mostHolds: 5 };
const held = { ...offer, type: "OFFER_HELD", heldUntil: 1_500, facts: { ...free, ...room, ...quoted, ...few } };
const bid = { type: "BID", at, standsUntil, price: 12_500, text: null, facts: { stone: 1, business: 11, ...few } };
const acceptBid = { ...fair, type: "ACCEPT_BID", at, by: 9, facts: { ...free, ...quoted } };
/** The prices of an offer of either kind: those that are refused, and those that are just accepted. */
const prices = (of: { facts: object }) =>
  [...priced, ...noPrices.map((price) => ({ ...fair, price, priceReason: "A parcel deal" }))].map((price) => ({
    ...of,
    ...price,
    facts: { ...of.facts, ...price.facts },
  }));
const facing = (of: { facts: object }, all: object[]) =>
  all.map((facts) => ({ ...of, facts: { ...of.facts, ...facts } }));

/** Makes each turn later than the one before it. */
const later = ({ context }: AnyMachineSnapshot, event: object) => {
  const { waitsSince } = context as EnquiryContext;
  return "at" in event && event.at === at && waitsSince === at ? { ...event, at: at + 1 } : event;
};

const samples = (snapshot: AnyMachineSnapshot): EventObject[] =>
  [
    // A question is possible for a stone of any status but sold.
    ...[1, 2, 3, 4, 5, 8].map((stone) => open("Is it eye-clean?", stone)),
    ...blanks.map((text) => open(text, 1)),
    ...["ASK", "ANSWER"].flatMap((type) => [
      ...["And the table?", ...blanks].map((text) => ({ type, text, at, facts: few })),
      ...many.map((facts) => ({ type, text: "And the table?", at, facts })),
    ]),
    offer,
    ...facing(offer, [{ stone: 4 }, { stone: 8 }, ...many.map((said) => ({ messages: undefined, ...said }))]),
    ...prices(offer),
    { ...offer, price: 13_000, standsUntil: standsUntil + 500 },
    held,
    { ...held, price: 13_000, standsUntil: standsUntil + 500 },
    ...facing(held, [...unfit, { liveHolds: 5 }, ...many.map((said) => ({ messages: undefined, ...said }))]),
    ...prices(held),
    ...[free, ownHold, ...unfit].map((facts) => ({ type: "ACCEPT", at, by: 7, facts })),
    ...[standsUntil, standsUntil + 1].map((late) => ({ type: "ACCEPT", at: late, by: 7, facts: free })),
    ...[standsUntil - 1, standsUntil, standsUntil + 1, standsUntil + 501, Number.NaN, undefined].map((late) => ({
      type: "EXPIRE",
      at: late,
    })),
    bid,
    ...facing(bid, [
      { stone: 4 },
      { stone: 8 },
      { business: 9 },
      { business: 10 },
      ...many.map((said) => ({ messages: undefined, ...said })),
    ]),
    ...noPrices.map((price) => ({ ...bid, price })),
    { ...bid, price: 11_500, standsUntil: standsUntil + 500 },
    ...[free, ownHold, ...unfit].map((facts) => ({ ...acceptBid, facts: { ...facts, ...quoted } })),
    ...priced.map((one) => ({ ...acceptBid, ...one, price: bid.price, facts: { ...free, ...one.facts } })),
    ...[standsUntil, standsUntil + 1].map((late) => ({ ...acceptBid, at: late })),
    ...[bid.price - 1, ...noPrices].map((price) => ({ ...acceptBid, price })),
    ...["We paid more ourselves", ...blanks].map((text) => ({ type: "DECLINE_BID", at, text })),
    { type: "TAKE", at, price: 12_000 },
    { type: "DECLINE", at, text: null },
    { type: "CLOSE", reason: "Sold elsewhere", text: null },
    { type: "CLOSE", reason: null, text: null },
    ...forged,
  ].map((event) => later(snapshot, event) as EventObject);

export const enquiryWalk: WalkSpec = { workflow: workflows.enquiry, samples };
