import { assign, setup } from "xstate";
import { codes } from "#domain/codes.ts";
import {
  atTheBid,
  bidStands,
  notSold,
  obtainable,
  offerStands,
  over,
  roomForWords,
  withText,
} from "./enquiry-conditions.ts";
import { every } from "./kit/combine.ts";
import { conditions } from "./kit/conditions.ts";
import { type Roles, type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import {
  anyone,
  available,
  type Facts,
  nearQuoted,
  notBelowCost,
  type Priced,
  type PriceFacts,
  positivePrice,
  type RoomFacts,
  registered,
  room,
  staff,
  system,
} from "./stone-facts.ts";

/** The count of messages so far. */
type Said = { messages: number };
type Offered = Priced & { at: number; standsUntil: number; text: string | null };
/** A price that the client names, and binds themselves to until a moment. */
type Bid = { price: number; at: number; standsUntil: number; text: string | null };

export type EnquiryEvent =
  | { type: "OPEN"; text: string; at: number; facts: { stone: number } }
  | { type: "ASK" | "ANSWER"; text: string; at: number; facts: Said }
  | ({ type: "OFFER"; facts: { stone: number } & PriceFacts & Said } & Offered)
  | ({ type: "OFFER_HELD"; heldUntil: number; facts: Facts & RoomFacts & PriceFacts & Said } & Offered)
  | { type: "ACCEPT"; at: number; by: number; facts: Facts }
  | ({ type: "BID"; facts: { stone: number; business: number } & Said } & Bid)
  | ({ type: "ACCEPT_BID"; at: number; by: number; facts: Facts & PriceFacts } & Priced)
  | { type: "DECLINE_BID"; at: number; text: string }
  | { type: "TAKE"; at: number; price: number }
  | { type: "DECLINE"; at: number; text: string | null }
  | { type: "EXPIRE"; at: number }
  | { type: "CLOSE"; reason: string | null; text: string | null };

export interface EnquiryContext {
  /** The question that opened it. */
  text: string | null;
  /** The price per carat of the offer or the bid that stands, and its end; null without one. */
  price: number | null;
  standsUntil: number | null;
  /** The moment since which one side waits for the other; null after the end. */
  waitsSince: number | null;
  /** The house's reason for closing it. */
  reason: string | null;
}

/** The parties who may ask: the client only. The house answers, and never asks in their name. */
const asker: Roles = { customer: "own", guest: "own" };

const ask = (id: string) => step(id, asker, { when: every(withText, roomForWords), call: "askInEnquiry", ours: true });
const answer = (id: string) =>
  step(id, staff, { when: every(withText, roomForWords), call: "answerEnquiry", ours: true });
/** The end of an offer or a bid: the price is dropped, and the same side is waited for as before. */
const expire = (id: string, what: "offer" | "bid" = "offer") => ({
  actions: ["dropOffer", "writeMessage"] as const,
  ...step(id, system, { when: over(what), ours: true }),
});
const close = (id: string, ours = true) => step(id, anyone, { call: "closeEnquiries", ours });

/** An offer of a price by the house. A hold that goes with it begins under the hold's own conditions. */
const offers = (name: string) => ({
  OFFER: {
    target: "#enquiry.offered",
    actions: ["keepOffer", "turn", "writeMessage"] as const,
    ...step(`enquiry.offer${name}`, staff, {
      when: every(roomForWords, notSold, positivePrice, notBelowCost, nearQuoted),
      call: "makeOffer",
      ours: true,
    }),
  },
  OFFER_HELD: {
    target: "#enquiry.offered",
    actions: ["keepOffer", "turn", "writeMessage", "holdForClient"] as const,
    ...step(`enquiry.offerHeld${name}`, staff, {
      when: every(roomForWords, registered, available, room, positivePrice, notBelowCost, nearQuoted),
      call: "makeOffer",
      ours: true,
    }),
  },
});

/** A bid by the client. It takes the place of an offer or of an earlier bid. */
const bids = (name: string) => ({
  BID: {
    target: "#enquiry.bid",
    actions: ["keepOffer", "turn", "writeMessage"] as const,
    ...step(`enquiry.bid${name}`, asker, {
      when: every(roomForWords, registered, notSold, positivePrice),
      call: "makeBid",
      ours: true,
    }),
  },
});

/** A conversation that goes on. A client has one about a stone at a time. */
const open: StateMeta = { ...shown("enquiry", codes.enquiry.open), refusals: { OPEN: "enquiryOpen" } };

/** An enquiry about a stone (spec §4). It is a conversation, in which the house may offer a price and the client may bid one. */
export const enquiryMachine = setup({
  types: {
    context: {} as EnquiryContext,
    events: {} as EnquiryEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
  actions: {
    keepText: assign(({ event }) => (event.type === "OPEN" ? { text: event.text } : {})),
    /** The other side is waited for from now on. */
    turn: assign(({ event }) => ("at" in event ? { waitsSince: event.at } : {})),
    keepOffer: assign(({ event }) =>
      "standsUntil" in event ? { price: event.price, standsUntil: event.standsUntil } : {},
    ),
    /** The price at which the stone was taken: the hold froze it, and a later offer may have another. */
    keepTaken: assign(({ event }) => (event.type === "TAKE" ? { price: event.price } : {})),
    dropOffer: assign({ price: null, standsUntil: null }),
    keepReason: assign(({ event }) => (event.type === "CLOSE" ? { reason: event.reason } : {})),
    end: assign({ waitsSince: null }),
    writeMessage: () => {},
    holdForClient: () => {},
    endOfferedHold: () => {},
    makeDeal: () => {},
  },
}).createMachine({
  id: "enquiry",
  version: "3.0.0",
  initial: "absent",
  context: { text: null, price: null, standsUntil: null, waitsSince: null, reason: null },
  states: {
    absent: {
      meta: { code: null },
      on: {
        OPEN: {
          target: "open",
          actions: ["keepText", "turn", "writeMessage"],
          ...step("enquiry.open", anyone, { when: every(notSold, withText), call: "openEnquiries" }),
        },
      },
    },
    // Waits for the house.
    open: {
      meta: open,
      on: {
        ASK: { actions: "writeMessage", ...ask("enquiry.askMore") },
        ANSWER: { target: "answered", actions: ["turn", "writeMessage"], ...answer("enquiry.answer") },
        ...offers(""),
        ...bids(""),
        CLOSE: { target: "closed", actions: ["keepReason", "end", "writeMessage"], ...close("enquiry.close", false) },
      },
    },
    // Waits for the client.
    answered: {
      meta: open,
      on: {
        ASK: { target: "open", actions: ["turn", "writeMessage"], ...ask("enquiry.ask") },
        ANSWER: { actions: "writeMessage", ...answer("enquiry.answerMore") },
        ...offers("Answered"),
        ...bids("Answered"),
        CLOSE: { target: "closed", actions: ["keepReason", "end", "writeMessage"], ...close("enquiry.closeAnswered") },
      },
    },
    offered: {
      meta: open,
      initial: "made",
      on: {
        ...offers("Anew"),
        // The hold that came with the offer ends: the client has answered with another price.
        BID: { ...bids("Offered").BID, actions: ["keepOffer", "turn", "writeMessage", "endOfferedHold"] },
        ACCEPT: {
          target: "accepted",
          actions: ["end", "writeMessage", "makeDeal"],
          ...step("enquiry.accept", asker, {
            when: every(registered, offerStands, obtainable),
            call: "acceptOffer",
            ours: true,
          }),
        },
        // The stone goes on from the offer's own hold: to a request, or to a memo.
        TAKE: {
          target: "accepted",
          actions: ["keepTaken", "end", "writeMessage"],
          ...step("enquiry.take", system, { ours: true }),
        },
        DECLINE: {
          target: "open",
          actions: ["dropOffer", "turn", "writeMessage", "endOfferedHold"],
          ...step("enquiry.decline", asker, { call: "declineOffer", ours: true }),
        },
        CLOSE: {
          target: "closed",
          actions: ["keepReason", "dropOffer", "end", "writeMessage", "endOfferedHold"],
          ...close("enquiry.closeOffered"),
        },
      },
      states: {
        // Waits for the client.
        made: {
          on: {
            ASK: { target: "asked", actions: ["turn", "writeMessage"], ...ask("enquiry.askOffered") },
            ANSWER: { actions: "writeMessage", ...answer("enquiry.answerOffered") },
            EXPIRE: { target: "#enquiry.answered", ...expire("enquiry.expire") },
          },
        },
        // Waits for the house.
        asked: {
          on: {
            ASK: { actions: "writeMessage", ...ask("enquiry.askOfferedMore") },
            ANSWER: { target: "made", actions: ["turn", "writeMessage"], ...answer("enquiry.answerAsked") },
            EXPIRE: { target: "#enquiry.open", ...expire("enquiry.expireAsked") },
          },
        },
      },
    },
    bid: {
      meta: open,
      initial: "made",
      on: {
        ...bids("Anew"),
        ...offers("Bid"),
        ACCEPT_BID: {
          target: "accepted",
          actions: ["end", "writeMessage", "makeDeal"],
          ...step("enquiry.acceptBid", staff, {
            when: every(registered, bidStands, obtainable, atTheBid, positivePrice, notBelowCost, nearQuoted),
            call: "acceptBid",
            ours: true,
          }),
        },
        DECLINE_BID: {
          target: "answered",
          actions: ["dropOffer", "turn", "writeMessage"],
          ...step("enquiry.declineBid", staff, { when: withText, call: "declineBid", ours: true }),
        },
        CLOSE: {
          target: "closed",
          actions: ["keepReason", "dropOffer", "end", "writeMessage"],
          ...close("enquiry.closeBid"),
        },
      },
      states: {
        // Waits for the house.
        made: {
          on: {
            ASK: { actions: "writeMessage", ...ask("enquiry.askBid") },
            ANSWER: { target: "answered", actions: ["turn", "writeMessage"], ...answer("enquiry.answerBid") },
            EXPIRE: { target: "#enquiry.open", ...expire("enquiry.expireBid", "bid") },
          },
        },
        // Waits for the client, whose bid stands.
        answered: {
          on: {
            ASK: { target: "made", actions: ["turn", "writeMessage"], ...ask("enquiry.askBidAnswered") },
            ANSWER: { actions: "writeMessage", ...answer("enquiry.answerBidMore") },
            EXPIRE: { target: "#enquiry.answered", ...expire("enquiry.expireBidAnswered", "bid") },
          },
        },
      },
    },
    accepted: { type: "final", meta: shown("enquiry", codes.enquiry.closed) },
    closed: { type: "final", meta: shown("enquiry", codes.enquiry.closed) },
  },
});

export const enquiry = defineWorkflow(enquiryMachine);
