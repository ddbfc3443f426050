import { setup } from "xstate";
import { codes } from "#domain/codes.ts";
import { conditions } from "./kit/conditions.ts";
import { type Guarded, type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import { administrators, system } from "./stone-facts.ts";

export type BusinessEvent =
  | { type: "KYC_SUBMITTED" | "KYC_CHANGED" | "KYC_REVOKED" }
  | { type: "REGISTER"; facts: { bothApproved: boolean } }
  | { type: "UNREGISTER"; facts: { liveClaims: number } };

const bothApproved: Guarded = {
  condition: { type: "facts", params: { bothApproved: true } },
  meta: { sentence: "both documents are approved", status: 409, message: "documentsNotApproved" },
};
const noLiveClaims: Guarded = {
  condition: { type: "facts", params: { liveClaims: 0 } },
  meta: {
    sentence: "the business has no stones on hold, awaiting confirmation or on memo",
    status: 409,
    message: "claimsLive",
  },
};
const ours = { ours: true };
const call = "setBusinessStatus";

/**
 * The registration of a business, which lets it take stones (spec §4). Its KYC documents move it, and the house has the
 * last word.
 */
export const businessMachine = setup({
  types: {
    events: {} as BusinessEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
}).createMachine({
  id: "business",
  version: "1.2.1",
  initial: "notRegistered",
  context: {},
  states: {
    notRegistered: {
      meta: shown("business", codes.business.notRegistered),
      on: {
        KYC_SUBMITTED: { target: "kycPending", ...step("business.kycSubmitted", system) },
        // Unregistering leaves the documents as they are: a waiting one is still decided, an approved one still
        // revoked.
        KYC_CHANGED: { target: "kycPending", ...step("business.kycChangedNotRegistered", system, ours) },
        KYC_REVOKED: { target: "notRegistered", ...step("business.kycRevokedNotRegistered", system, ours) },
        REGISTER: {
          target: "registered",
          ...step("business.registerAgain", administrators, { when: bothApproved, call, ...ours }),
        },
      },
    },
    kycPending: {
      meta: shown("business", codes.business.kycPending),
      on: {
        KYC_SUBMITTED: { target: "kycPending", ...step("business.kycSubmittedMore", system) },
        KYC_CHANGED: { target: "kycPending", ...step("business.kycChanged", system) },
        KYC_REVOKED: { target: "kycPending", ...step("business.kycRevokedPending", system, ours) },
        REGISTER: { target: "registered", ...step("business.register", administrators, { when: bothApproved, call }) },
      },
    },
    registered: {
      meta: shown("business", codes.business.registered),
      on: {
        UNREGISTER: {
          target: "notRegistered",
          ...step("business.unregister", administrators, { when: noLiveClaims, call }),
        },
        // The house's first clients were registered before it asked for documents: they may send them and stay
        // registered.
        KYC_SUBMITTED: { target: "registered", ...step("business.kycSubmittedRegistered", system, ours) },
        KYC_CHANGED: { target: "registered", ...step("business.kycChangedRegistered", system, ours) },
        // Live claims stay; new ones are refused.
        KYC_REVOKED: { target: "kycPending", ...step("business.kycRevoked", system, ours) },
      },
    },
  },
});

export const business = defineWorkflow(businessMachine);
