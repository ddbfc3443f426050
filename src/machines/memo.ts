import { assign, setup } from "xstate";
import { codes } from "#domain/codes.ts";
import type { MemoWish } from "#domain/stone-lists.ts";
import { and, every, not, or } from "./kit/combine.ts";
import { conditions } from "./kit/conditions.ts";
import { type Guarded, type Roles, type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import {
  administrators,
  available,
  type Facts,
  nearQuoted,
  notBelowCost,
  ownClaim,
  type Priced,
  type PriceFacts,
  positivePrice,
  registered,
  staff,
  whereNamed,
  withinWindow,
  withReason,
} from "./stone-facts.ts";

export type MemoEvent =
  | {
      type: "ISSUE";
      facts: Facts & PriceFacts;
      /** The agreed price per carat; null for the price of the request before. */
      price: number | null;
      priceReason: string | null;
    }
  | {
      type: "WISH";
      wish: MemoWish;
      at: number;
      until: number | null;
      text: string | null;
      facts: { due: number | null };
    }
  | { type: "ANSWER_WISH"; isGranted: boolean; reason: string | null }
  | { type: "RECEIVE"; reversibleUntil: number }
  | ({ type: "SELL"; reversibleUntil: number; facts: PriceFacts } & Priced)
  | { type: "REVERSE"; at: number; reason: string; facts: { stone: number } };

export interface MemoContext {
  /** The end of the time for reversing a receipt or a sale. */
  reversibleUntil: number | null;
  /** The sale's price per carat. */
  price: number | null;
  /** The wish of the client, its words, and the moment since when they wait; null once the house has answered. */
  wish: MemoWish | null;
  wishUntil: number | null;
  text: string | null;
  waitsSince: number | null;
  /** The house's reason against a wish. */
  reason: string | null;
}

const client: Roles = { customer: "own" };
/** More days end later than the memo does now. */
const laterDay: Guarded = {
  condition: or(
    not({ type: "equals", params: { at: "event.wish", value: "days" } }),
    and(
      { type: "atOrAfter", params: { at: "event.until", than: "event.at" } },
      not({ type: "atOrAfter", params: { at: "event.facts.due", than: "event.until" } }), // a memo may have no due date
    ),
  ),
  meta: { sentence: "any day asked for is later than the due date", status: 422, message: "dayNotLater" },
};
const wished: Guarded = {
  condition: not({ type: "equals", params: { at: "context.wish", value: null } }),
  meta: { sentence: "the client has asked for something", status: 409, message: "nothingAsked" },
};
const grantedOrReason: Guarded = {
  condition: or({ type: "equals", params: { at: "event.isGranted", value: true } }, withReason.condition),
  meta: { ...withReason.meta, sentence: "it is granted, or a reason is given" },
};

const receivers: Roles = { ...staff, qc: "any" };
const issue = (id: string, claim: Guarded, ours: boolean) =>
  step(id, staff, {
    when: every(
      registered,
      whereNamed(positivePrice, "any price given is more than 0"),
      whereNamed(notBelowCost, "any price given is not below cost unless a reason is given"),
      whereNamed(nearQuoted, "any price given is near the quoted price unless a reason is given"),
      claim,
    ),
    call: "issueMemo",
    ours,
  });
const reversal = { call: "reverseMemo", ours: true };

/** A memo (spec §4): a stone is with a client until it comes back or is sold. The client says what they want meanwhile. */
export const memoMachine = setup({
  types: {
    context: {} as MemoContext,
    events: {} as MemoEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
  actions: {
    openWindow: assign(({ event }) => ("reversibleUntil" in event ? { reversibleUntil: event.reversibleUntil } : {})),
    closeWindow: assign({ reversibleUntil: null }),
    keepWish: assign(({ event }) =>
      event.type === "WISH"
        ? { wish: event.wish, wishUntil: event.until, text: event.text, waitsSince: event.at, reason: null }
        : {},
    ),
    dropWish: assign({ wish: null, wishUntil: null, text: null, waitsSince: null }),
    keepReason: assign(({ event }) => (event.type === "ANSWER_WISH" ? { reason: event.reason } : {})),
    keepPrice: assign(({ event }) => (event.type === "SELL" ? { price: event.price } : {})),
    dropPrice: assign({ price: null }),
    tellStone: (_, _params: { event: "MEMO" | "FREE" | "SELL" | "UNSELL" }) => {},
    closeClaim: (_, _params: { list: "hold" | "confirm"; event: "CONVERT" | "FULFIL" }) => {},
    writeInvoice: () => {},
    writeCredit: () => {},
  },
}).createMachine({
  id: "memo",
  version: "1.3.1",
  initial: "absent",
  context: {
    reversibleUntil: null,
    price: null,
    wish: null,
    wishUntil: null,
    text: null,
    waitsSince: null,
    reason: null,
  },
  states: {
    absent: {
      meta: { code: null },
      on: {
        ISSUE: [
          {
            target: "issued",
            actions: { type: "tellStone", params: { event: "MEMO" } },
            ...issue("memo.issue", available, false),
          },
          {
            target: "issued",
            actions: [
              { type: "closeClaim", params: { list: "hold", event: "CONVERT" } },
              { type: "tellStone", params: { event: "MEMO" } },
            ],
            ...issue("memo.issueHeld", ownClaim("hold", "the stone is on hold for this client"), true),
          },
          {
            target: "issued",
            actions: [
              { type: "closeClaim", params: { list: "confirm", event: "FULFIL" } },
              { type: "tellStone", params: { event: "MEMO" } },
            ],
            ...issue("memo.issueConfirmed", ownClaim("confirmApproved", "the stone is approved for this client"), true),
          },
        ],
      },
    },
    issued: {
      meta: shown("memo", codes.memo.issued),
      on: {
        // A client who has changed their mind says so: the last word counts.
        WISH: {
          actions: "keepWish",
          ...step("memo.wish", client, { when: laterDay, call: "tellMemoWish", ours: true }),
        },
        ANSWER_WISH: {
          actions: ["dropWish", "keepReason"],
          ...step("memo.answerWish", staff, {
            when: every(wished, grantedOrReason),
            call: "declineMemoWish",
            ours: true,
          }),
        },
        RECEIVE: {
          target: "received",
          actions: ["dropWish", "openWindow", { type: "tellStone", params: { event: "FREE" } }],
          ...step("memo.receive", receivers, { call: "receiveMemo" }),
        },
        SELL: {
          target: "sold",
          actions: [
            "dropWish",
            "openWindow",
            "keepPrice",
            { type: "tellStone", params: { event: "SELL" } },
            "writeInvoice",
          ],
          ...step("memo.sell", staff, {
            when: every(positivePrice, notBelowCost, nearQuoted),
            call: "sellMemo",
          }),
        },
      },
    },
    received: {
      meta: shown("memo", codes.memo.received),
      on: {
        REVERSE: {
          target: "issued",
          actions: ["closeWindow", { type: "tellStone", params: { event: "MEMO" } }],
          ...step("memo.reverseReceived", administrators, {
            when: every(withinWindow, available, withReason),
            ...reversal,
          }),
        },
      },
    },
    sold: {
      meta: shown("memo", codes.memo.sold),
      on: {
        REVERSE: {
          target: "issued",
          actions: ["closeWindow", "dropPrice", { type: "tellStone", params: { event: "UNSELL" } }, "writeCredit"],
          ...step("memo.reverseSold", administrators, { when: every(withinWindow, withReason), ...reversal }),
        },
      },
    },
  },
});

export const memo = defineWorkflow(memoMachine);
