// The parts that the machines of a stone and its lines share: the parties, the facts, and the conditions on them. The
// server reads the facts under the lock, the portal takes them from its rows.
import { codes } from "#domain/codes.ts";
import { and, not, or } from "./kit/combine.ts";
import type { Condition } from "./kit/conditions.ts";
import type { Guarded, Roles } from "./kit/meta.ts";

/** The claims that reserve a stone, by their progress. */
export type Claim = "hold" | "confirmPending" | "confirmApproved" | "memo";

/** The facts for beginning a line. They travel in the event, so that the log can be judged again (spec §4). */
export interface Facts {
  /** The stone's code. */
  stone: number;
  /** The code of the client's business. */
  business: number;
  claim: Claim | null;
  isOwnClaim: boolean;
}

/** The count of the client's holds, and the most that they may have. */
export interface RoomFacts {
  liveHolds: number;
  mostHolds: number;
}

/** The limits of a price. They travel in the event, so that the log can be judged again. */
export interface PriceFacts {
  /** The stone's cost per carat to the house, as the line froze it. */
  cost: number;
  /** The bounds of prices near the quoted one, by the house's rules. */
  lowest: number;
  highest: number;
}

/** An agreed price, with the reason if it needs one. */
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

/** The business has proven who it is (spec §5). */
export const registered: Guarded = {
  condition: { type: "facts", params: { business: business.registered } },
  meta: { sentence: "the business is registered", status: 422, message: "kycPending" },
};

/** No other client has the stone (spec §5). */
export const available: Guarded = {
  condition: { type: "facts", params: { stone: stone.available } },
  meta: { sentence: "the stone is available", status: 409, message: "onlyAvailableStones" },
};

/** The client's own claim may lead to the next one. */
export const ownClaim = (claim: Claim, sentence: string): Guarded => ({
  condition: { type: "facts", params: { claim, isOwnClaim: true } },
  meta: { sentence, status: 409 },
});

/** The client's holds are fewer than the house allows at once. */
export const room: Guarded = {
  condition: { type: "fewerThan", params: { at: "event.facts.liveHolds", limit: "event.facts.mostHolds" } },
  meta: { sentence: "the client has fewer than the maximum number of holds", status: 422, message: "tooManyHolds" },
};

export const withReason: Guarded = {
  condition: { type: "hasText", params: { at: "event.reason" } },
  meta: { sentence: "a reason is given", status: 422, message: "reasonNeeded" },
};

/** The maker of a request does not decide it, if the house has that rule. */
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

/**
 * A price below cost needs a reason, so that it takes a second act and the log keeps why. It holds without a
 * price.
 */
export const notBelowCost: Guarded = {
  condition: or(priceReason, and(known("event.facts.cost"), not(below("event.price", "event.facts.cost")))),
  meta: { sentence: "the price is not below cost unless a reason is given", status: 422, message: "belowCost" },
};

/** A price far below or above the quoted one needs a reason too: it may be a slip of the hand. */
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

/** The condition for an optional price: it holds without one. */
export const whereNamed = ({ condition, meta }: Guarded, sentence: string): Guarded => ({
  condition: or(noPrice, condition),
  meta: { ...meta, sentence },
});

/** A wrong act can be reversed for a while. */
export const withinWindow: Guarded = {
  condition: { type: "atOrAfter", params: { at: "context.reversibleUntil", than: "event.at" } } satisfies Condition,
  meta: { sentence: "the time limit for reversing has not passed", status: 409, message: "reversalTooLate" },
};
