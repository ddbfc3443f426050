import type { EventObject } from "xstate";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";
import { blanks, forged } from "./told.ts";

const files = ["hash-of-one-file", "hash-of-another"];

const documentSamples = (): EventObject[] => [
  ...["SUBMIT", "RESUBMIT"].flatMap((type) => [...files, ...blanks].map((fileHash) => ({ type, fileHash }))),
  // For any waiting file, one of these is another one.
  ...[...files, ...blanks].map((fileHash) => ({ type: "APPROVE", fileHash })),
  ...["REJECT", "REVOKE"].flatMap((type) => ["not readable", ...blanks].map((remark) => ({ type, remark }))),
  ...forged,
];

const businessSamples = (): EventObject[] => [
  ...["KYC_SUBMITTED", "KYC_CHANGED", "KYC_REVOKED"].map((type) => ({ type })),
  ...[true, false, undefined].map((bothApproved) => ({ type: "REGISTER", facts: { bothApproved } })),
  ...[0, 1, undefined].map((liveClaims) => ({ type: "UNREGISTER", facts: { liveClaims } })),
  ...forged,
];

export const kycDocumentWalk: WalkSpec = { workflow: workflows.kycDocument, samples: documentSamples };
export const businessWalk: WalkSpec = { workflow: workflows.business, samples: businessSamples };
