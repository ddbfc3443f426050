// The shared samples of the stone's machines: the facts of an event, and each of them in a wrong form.
import type { EventObject } from "xstate";
import type { Facts, PriceFacts } from "#machines/stone-facts.ts";

/** A free stone, for a client who may take it. */
export const free: Facts = { stone: 1, business: 11, claim: null, isOwnClaim: false };
/** The client's own hold, and a stone that is confirmed for the client. */
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

/** Values that are no text. */
export const blanks: unknown[] = ["", "  ", null, undefined];

/** Values that are no price. */
export const noPrices: unknown[] = [0, -1, Number.NaN, Number.POSITIVE_INFINITY, "12500", undefined];

/** A price that nobody doubts, with its bounds. */
export const quoted: PriceFacts = { cost: 10_000, lowest: 9_000, highest: 15_000 };
export const fair = { price: 12_500, priceReason: "", facts: quoted };

/** The bounds of one price: some that it just keeps, some for which it needs a reason, and some that are missing. */
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

/** An event that no machine of a stone knows, and one that only the interpreter may send. */
export const forged: EventObject[] = [{ type: "LOGIN" }, { type: "xstate.init" }];
