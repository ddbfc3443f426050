import { assign, setup } from "xstate";
import { codes } from "#domain/codes.ts";
import { conditions } from "./kit/conditions.ts";
import { type Guarded, type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import { administrators, staffAndOwner } from "./stone-facts.ts";

export type KycDocumentEvent =
  | { type: "SUBMIT" | "RESUBMIT" | "APPROVE"; fileHash: string }
  | { type: "REJECT" | "REVOKE"; remark: string };

export interface KycDocumentContext {
  /** The hash of the file that waits or was decided: the log keeps no more of it. */
  fileHash: string | null;
  /** The reason for the refusal. */
  remark: string | null;
}

const withFile: Guarded = {
  condition: { type: "hasText", params: { at: "event.fileHash" } },
  meta: { sentence: "a file is given", status: 422, message: "fileNeeded" },
};
/** The approved file is the one that was looked at, not one that was sent meanwhile. */
const sameFile: Guarded = {
  condition: { type: "sameAs", params: { at: "event.fileHash", as: "context.fileHash" } },
  meta: { sentence: "no other file has been sent in the meantime", status: 409, message: "fileReplaced" },
};
const withRemark: Guarded = {
  condition: { type: "hasText", params: { at: "event.remark" } },
  meta: { sentence: "a remark is given", status: 422, message: "remarkNeeded" },
};
/** Everything but the first sending of a document. */
const call = "updateDocuments";
const tell = (event: "KYC_SUBMITTED" | "KYC_CHANGED" | "KYC_REVOKED") =>
  ({ type: "tellBusiness", params: { event } }) as const;

/** Spec §4, KYC document: one of each category shows who a business is. */
export const kycDocumentMachine = setup({
  types: {
    context: {} as KycDocumentContext,
    events: {} as KycDocumentEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
  actions: {
    keepFile: assign(({ event }) => ("fileHash" in event ? { fileHash: event.fileHash } : {})),
    keepRemark: assign(({ event }) => ("remark" in event ? { remark: event.remark } : {})),
    dropRemark: assign({ remark: null }),
    tellBusiness: (_, _params: { event: "KYC_SUBMITTED" | "KYC_CHANGED" | "KYC_REVOKED" }) => {},
  },
}).createMachine({
  id: "kycDocument",
  version: "1.1.1",
  initial: "absent",
  context: { fileHash: null, remark: null },
  states: {
    absent: {
      meta: { code: null },
      on: {
        SUBMIT: {
          target: "pending",
          actions: ["keepFile", tell("KYC_SUBMITTED")],
          ...step("kycDocument.submit", staffAndOwner, { when: withFile, call: "submitDocuments" }),
        },
      },
    },
    pending: {
      meta: shown("approval", codes.approval.pending),
      on: {
        RESUBMIT: {
          actions: ["keepFile", tell("KYC_CHANGED")],
          ...step("kycDocument.replace", staffAndOwner, { when: withFile, call, ours: true }),
        },
        APPROVE: {
          target: "approved",
          actions: tell("KYC_CHANGED"),
          ...step("kycDocument.approve", administrators, { when: sameFile, call }),
        },
        REJECT: {
          target: "rejected",
          actions: ["keepRemark", tell("KYC_CHANGED")],
          ...step("kycDocument.reject", administrators, { when: withRemark, call }),
        },
      },
    },
    rejected: {
      meta: shown("approval", codes.approval.rejected),
      on: {
        RESUBMIT: {
          target: "pending",
          actions: ["keepFile", "dropRemark", tell("KYC_SUBMITTED")],
          ...step("kycDocument.resubmit", staffAndOwner, { when: withFile, call }),
        },
      },
    },
    approved: {
      meta: shown("approval", codes.approval.approved),
      on: {
        REVOKE: {
          target: "rejected",
          actions: ["keepRemark", tell("KYC_REVOKED")],
          ...step("kycDocument.revoke", administrators, { when: withRemark, call, ours: true }),
        },
      },
    },
  },
});

export const kycDocument = defineWorkflow(kycDocumentMachine);
