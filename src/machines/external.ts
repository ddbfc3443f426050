import { assign, setup } from "xstate";
import { codes } from "#domain/codes.ts";
import { every } from "./kit/combine.ts";
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
  type Priced,
  type PriceFacts,
  positivePrice,
  registered,
  withReason,
} from "./stone-facts.ts";

export type ExternalEvent =
  | { type: "IMPORT"; by: number; facts: { isKnown: boolean } }
  | ({ type: "APPROVE"; by: number; facts: Facts & PriceFacts & { fourEyes: boolean } } & Priced)
  | { type: "REJECT"; reason: string };

export interface ExternalContext {
  madeBy: number | null;
  reason: string | null;
}

const known: Guarded = {
  condition: { type: "facts", params: { isKnown: true } },
  meta: { sentence: "there is a stone with this number", status: 422, message: "stoneUnknown" },
};

/**
 * An external export (spec §4): numbers that an external client asks for outside the portal, matched with the stock.
 */
export const externalMachine = setup({
  types: {
    context: {} as ExternalContext,
    events: {} as ExternalEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
  actions: {
    keepMaker: assign(({ event }) => (event.type === "IMPORT" ? { madeBy: event.by } : {})),
    keepReason: assign(({ event }) => (event.type === "REJECT" ? { reason: event.reason } : {})),
    confirmForClient: () => {},
  },
}).createMachine({
  id: "external",
  version: "1.1.1",
  initial: "absent",
  context: { madeBy: null, reason: null },
  states: {
    absent: {
      meta: { code: null },
      on: {
        IMPORT: {
          target: "pending",
          actions: "keepMaker",
          ...step("external.import", administrators, { when: known, call: "importExternalDiamonds" }),
        },
      },
    },
    pending: {
      meta: shown("approval", codes.approval.pending),
      on: {
        APPROVE: {
          target: "approved",
          actions: "confirmForClient",
          ...step("external.approve", administrators, {
            when: every(fourEyes, registered, available, positivePrice, notBelowCost, nearQuoted),
            call: "approveExternalDiamonds",
          }),
        },
        REJECT: {
          target: "rejected",
          actions: "keepReason",
          ...step("external.reject", administrators, {
            when: withReason,
            call: "rejectExternalDiamonds",
            ours: true,
          }),
        },
      },
    },
    approved: { type: "final", meta: shown("approval", codes.approval.approved) },
    rejected: { type: "final", meta: shown("approval", codes.approval.rejected) },
  },
});

export const external = defineWorkflow(externalMachine);
