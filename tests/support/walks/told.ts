// What the samples of the stone's machines share: the facts that an event carries, and each of them as it must not be.
import type { EventObject } from "xstate";
import type { Facts, PriceFacts } from "#machines/stone-facts.ts";

/** A stone that is free, for a client who may take it. */
export const free: Facts = { stone: 1, business: 11, claim: null, isOwnClaim: false };
/** The client's own hold, and the stone that is confirmed for the client. */
export const ownHold: Facts = { ...free, stone: 4, claim: "hold", isOwnClaim: true };
export const ownConfirm: Facts = { ...free, stone: 3, claim: "confirmApproved", isOwnClaim: true };

const unregistered = [free, ownHold, ownConfirm].flatMap((facts) =>
  [9, 10].map((business): Facts => ({ ...facts, business })),
);

/** Taken by somebody else, taken already, on memo, sold, not offered, and a client who may not take any. */
export const unfit: Facts[] = [
  ...unregistered,
  { ...ownHold, isOwnClaim: false },
  { ...ownConfirm, isOwnClaim: false },
  { ...ownConfirm, claim: "confirmPending" },
  { ...free, stone: 5, claim: "memo", isOwnClaim: true },
  { ...free, stone: 8 },
  { ...free, stone: 2 },
];

/** What no text is. */
export const blanks: unknown[] = ["", "  ", null, undefined];

/** What no price is. */
export const noPrices: unknown[] = [0, -1, Number.NaN, Number.POSITIVE_INFINITY, "12500", undefined];

/** A price that nobody doubts, with what it is held against. */
export const quoted: PriceFacts = { cost: 10_000, lowest: 9_000, highest: 15_000 };
export const fair = { price: 12_500, priceReason: "", facts: quoted };

/** What one price is held against: bounds that it just keeps, and such as it takes a reason for, or that nobody gave. */
const { price } = fair;
const kept: Partial<PriceFacts>[] = [{ cost: price }, { lowest: price }, { highest: price }];
const doubted = [
  { cost: price + 0.01 },
  { lowest: price + 0.01 },
  { highest: price - 0.01 },
  ...[0, undefined].flatMap((none) => [{ cost: none }, { highest: none }]),
];
const against = (facts: object) => ({ ...fair, facts: { ...quoted, ...facts } });
export const priced = [
  ...kept.map(against),
  ...doubted
    .map(against)
    .flatMap((one) => [...blanks, "A parcel deal"].map((priceReason) => ({ ...one, priceReason }))),
];

/** What no machine of a stone knows, and what only the interpreter may say. */
export const forged: EventObject[] = [{ type: "LOGIN" }, { type: "xstate.init" }];
