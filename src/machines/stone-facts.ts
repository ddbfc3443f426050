// What the machines of a stone and its lines share: who may send what, the facts that the server reads under the lock
// and the portal takes from its rows, and the conditions that are made of them.
import { codes } from "#domain/codes.ts";
import { and, not, or } from "./kit/combine.ts";
import type { Condition } from "./kit/conditions.ts";
import type { Guarded, Roles } from "./kit/meta.ts";

/** The claims that take a stone out of everybody else's reach, as far as they have come. */
export type Claim = "hold" | "confirmPending" | "confirmApproved" | "memo";

/** What a line begins from. They travel in the event, so that the log can judge them again (spec §4). */
export interface Facts {
  /** The stone's code. */
  stone: number;
  /** The code of the client's business. */
  business: number;
  claim: Claim | null;
  isOwnClaim: boolean;
}

/** How many stones the client holds, and may hold. */
export interface RoomFacts {
  liveHolds: number;
  mostHolds: number;
}

/** What a price is held against. It travels in the event, so that the log can judge it again. */
export interface PriceFacts {
  /** What the stone costs the house per carat, as the line froze it. */
  cost: number;
  /** Between these a price is near the one that was quoted, as the house has it. */
  lowest: number;
  highest: number;
}

/** A price that is agreed to, and why, where it takes a reason. */
export interface Priced {
  price: number;
  priceReason: string | null;
}

export const administrators: Roles = { admin: "any" };
export const staff: Roles = { admin: "any", associate: "ownCustomers" };
export const staffAndOwner: Roles = { ...staff, customer: "own" };
export const anyone: Roles = { ...staffAndOwner, guest: "own" };
export const system: Roles = { system: "any" };

const { stone, business } = codes;

/** Spec §5: whoever acts has shown who they are. */
export const registered: Guarded = {
  condition: { type: "facts", params: { business: business.registered } },
  meta: { sentence: "the business is registered", status: 422, message: "kycPending" },
};

/** Spec §5: nobody takes what somebody else has. */
export const available: Guarded = {
  condition: { type: "facts", params: { stone: stone.available } },
  meta: { sentence: "the stone is available", status: 409, message: "onlyAvailableStones" },
};

/** The client's own claim may become the next one. */
export const ownClaim = (claim: Claim, sentence: string): Guarded => ({
  condition: { type: "facts", params: { claim, isOwnClaim: true } },
  meta: { sentence, status: 409 },
});

/** A client holds so many stones at once as the house has it. */
export const room: Guarded = {
  condition: { type: "fewerThan", params: { at: "event.facts.liveHolds", limit: "event.facts.mostHolds" } },
  meta: { sentence: "the client has fewer than the maximum number of holds", status: 422, message: "tooManyHolds" },
};

export const withReason: Guarded = {
  condition: { type: "hasText", params: { at: "event.reason" } },
  meta: { sentence: "a reason is given", status: 422, message: "reasonNeeded" },
};

/** Whoever asked does not decide, where the house has it so. */
export const fourEyes: Guarded = {
  condition: not(
    and(
      { type: "facts", params: { fourEyes: true } },
      { type: "sameAs", params: { at: "event.by", as: "context.madeBy" } },
    ),
  ),
  meta: {
    sentence: "nobody approves their own request unless the trading rules allow it",
    status: 422,
    message: "fourEyes",
  },
};

const priceReason = { type: "hasText", params: { at: "event.priceReason" } } as const;
const below = (
  at: "event.price" | "event.facts.highest",
  limit: "event.facts.lowest" | "event.facts.cost" | "event.price",
) => ({ type: "fewerThan", params: { at, limit } }) as const;
const known = (at: "event.facts.cost" | "event.facts.highest") => ({ type: "positive", params: { at } }) as const;

export const positivePrice: Guarded = {
  condition: { type: "positive", params: { at: "event.price" } },
  meta: { sentence: "the price is more than 0", status: 422, message: "pricePositive" },
};

/** Nobody sells, approves or agrees below cost by one key: it takes a second act, and a reason that the log keeps. Where no price is named, none is. */
export const notBelowCost: Guarded = {
  condition: or(priceReason, and(known("event.facts.cost"), not(below("event.price", "event.facts.cost")))),
  meta: { sentence: "the price is not below cost unless a reason is given", status: 422, message: "belowCost" },
};

/** The same for a price that is far from the one quoted, below or above: it may be a slip of the hand. */
export const nearQuoted: Guarded = {
  condition: or(
    priceReason,
    and(
      known("event.facts.highest"),
      not(below("event.price", "event.facts.lowest")),
      not(below("event.facts.highest", "event.price")),
    ),
  ),
  meta: {
    sentence: "the price is near the quoted price unless a reason is given",
    status: 422,
    message: "priceFarOff",
  },
};

const noPrice = { type: "equals", params: { at: "event.price", value: null } } as const;

/** The same where a price may be named, and need not be. */
export const whereNamed = ({ condition, meta }: Guarded, sentence: string): Guarded => ({
  condition: or(noPrice, condition),
  meta: { ...meta, sentence },
});

/** A wrong act can be taken back for a while. */
export const withinWindow: Guarded = {
  condition: { type: "atOrAfter", params: { at: "context.reversibleUntil", than: "event.at" } } satisfies Condition,
  meta: { sentence: "the time limit for reversing has not passed", status: 409, message: "reversalTooLate" },
};
