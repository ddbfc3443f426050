import { assign, setup } from "xstate";
import { codes } from "#domain/codes.ts";
import { and, every, or } from "./kit/combine.ts";
import { conditions } from "./kit/conditions.ts";
import { type Guarded, type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import {
  administrators,
  available,
  type Facts,
  fourEyes,
  nearQuoted,
  notBelowCost,
  ownClaim,
  type Priced,
  type PriceFacts,
  positivePrice,
  registered,
  staff,
  staffAndOwner,
  system,
  withReason,
} from "./stone-facts.ts";

export type ConfirmEvent =
  | { type: "REQUEST"; facts: Facts; by: number; price: number | null }
  | {
      type: "UPDATE";
      price: number | null;
      remark: string | null;
      priceReason: string | null;
      facts: PriceFacts;
    }
  | ({ type: "APPROVE"; by: number; facts: PriceFacts & { fourEyes: boolean } } & Priced)
  | { type: "AGREE"; price: number }
  | { type: "REJECT"; reason: string }
  | { type: "CANCEL"; reason: string | null }
  | { type: "FULFIL" };

export interface ConfirmContext {
  madeBy: number | null;
  /** The requested price per carat; null for the client's own price. */
  price: number | null;
  remark: string | null;
  reason: string | null;
}

const noPrice = { type: "equals", params: { at: "event.price", value: null } } as const;
const hasRemark = { type: "hasText", params: { at: "event.remark" } } as const;
const fairPrice: Guarded = {
  condition: or(noPrice, positivePrice.condition),
  meta: { sentence: "any price requested is more than 0", status: 422, message: "pricePositive" },
};
const validPatch: Guarded = {
  condition: or(positivePrice.condition, and(noPrice, hasRemark)),
  meta: { sentence: "a price of more than 0 or a remark is given", status: 422, message: "patchEmpty" },
};
const atThePrice: Guarded = {
  condition: and({ type: "sameAs", params: { at: "event.price", as: "context.price" } }, positivePrice.condition),
  meta: { sentence: "the price is the requested one", status: 409 },
};
const cancel = { call: "updateConfirmStones", ours: true };

/** A request to confirm a stone (spec §4): a client asks for a stone, the house approves or rejects. */
export const confirmMachine = setup({
  types: {
    context: {} as ConfirmContext,
    events: {} as ConfirmEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
  actions: {
    keepRequest: assign(({ event }) => (event.type === "REQUEST" ? { madeBy: event.by, price: event.price } : {})),
    keepPatch: assign(({ context, event }) =>
      event.type === "UPDATE" ? { price: event.price ?? context.price, remark: event.remark ?? context.remark } : {},
    ),
    keepReason: assign(({ event }) => ("reason" in event ? { reason: event.reason } : {})),
    tellStone: (_, _params: { event: "CONFIRM" | "APPROVE" | "FREE" }) => {},
    closeClaim: (_, _params: { list: "hold"; event: "CONVERT" }) => {},
  },
}).createMachine({
  id: "confirm",
  version: "1.3.0",
  initial: "absent",
  context: { madeBy: null, price: null, remark: null, reason: null },
  states: {
    absent: {
      meta: { code: null },
      on: {
        REQUEST: [
          {
            target: "pending",
            actions: ["keepRequest", { type: "tellStone", params: { event: "CONFIRM" } }],
            ...step("confirm.request", staffAndOwner, {
              when: every(registered, fairPrice, available),
              call: "confirmStones",
            }),
          },
          {
            target: "pending",
            actions: [
              "keepRequest",
              { type: "closeClaim", params: { list: "hold", event: "CONVERT" } },
              { type: "tellStone", params: { event: "CONFIRM" } },
            ],
            ...step("confirm.requestHeld", staffAndOwner, {
              when: every(registered, fairPrice, ownClaim("hold", "the stone is on hold for this client")),
              call: "confirmStones",
              ours: true,
            }),
          },
        ],
      },
    },
    pending: {
      meta: shown("approval", codes.approval.pending),
      on: {
        UPDATE: {
          actions: "keepPatch",
          ...step("confirm.update", staff, {
            when: every(validPatch, notBelowCost, nearQuoted),
            call: "updateConfirmStones",
          }),
        },
        APPROVE: {
          target: "approved",
          actions: { type: "tellStone", params: { event: "APPROVE" } },
          ...step("confirm.approve", administrators, {
            when: every(fourEyes, positivePrice, notBelowCost, nearQuoted),
            call: "approveStones",
          }),
        },
        // Client and house agreed on the price in an enquiry: nobody has to decide any more.
        AGREE: {
          target: "approved",
          actions: { type: "tellStone", params: { event: "APPROVE" } },
          ...step("confirm.agree", system, { when: atThePrice, ours: true }),
        },
        REJECT: {
          target: "rejected",
          actions: ["keepReason", { type: "tellStone", params: { event: "FREE" } }],
          ...step("confirm.reject", administrators, { when: withReason, call: "rejectStones" }),
        },
        CANCEL: {
          target: "cancelled",
          actions: ["keepReason", { type: "tellStone", params: { event: "FREE" } }],
          ...step("confirm.cancel", staffAndOwner, cancel),
        },
      },
    },
    approved: {
      meta: shown("approval", codes.approval.approved),
      initial: "awaitingMemo",
      states: {
        awaitingMemo: {
          on: {
            FULFIL: { target: "fulfilled", ...step("confirm.fulfil", system, { ours: true }) },
            CANCEL: {
              target: "#confirm.cancelled",
              actions: ["keepReason", { type: "tellStone", params: { event: "FREE" } }],
              ...step("confirm.cancelApproved", administrators, cancel),
            },
          },
        },
        fulfilled: { type: "final" },
      },
    },
    rejected: { type: "final", meta: shown("approval", codes.approval.rejected) },
    cancelled: { type: "final", meta: shown("approval", codes.approval.cancelled) },
  },
});

export const confirm = defineWorkflow(confirmMachine);
