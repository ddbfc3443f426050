import { codes } from "#domain/codes.ts";
import { messages } from "#domain/messages.ts";
import { business } from "#machines/business.ts";
import { refusalOf } from "#machines/kit/offered.ts";
import { kycDocument } from "#machines/kyc-document.ts";
import { actorOf, isApproved, type KycCase, type KycViewer, type Paper, paperOf } from "./kyc.ts";

type PaperEvent =
  | { type: "SUBMIT" | "RESUBMIT" | "APPROVE"; fileHash: string }
  | { type: "REJECT" | "REVOKE"; remark: string };

const { approval } = codes;
const paperStates: Record<number, string> = {
  [approval.pending]: "pending",
  [approval.approved]: "approved",
  [approval.rejected]: "rejected",
};
const businessStates: Record<number, string> = {
  [codes.business.notRegistered]: "notRegistered",
  [codes.business.kycPending]: "kycPending",
  [codes.business.registered]: "registered",
};

/** Why something may not happen to a paper now, in the words of its machine; null where it may. */
export function paperRefusal(paper: Paper | null, event: PaperEvent, viewer: KycViewer): string | null {
  const actor = viewer.mayWrite && actorOf(viewer);
  if (!actor) return messages.forbidden;
  const state = paper ? paperStates[paper.status] : "absent";
  if (!state) return messages.transitionRefused;
  const context = { fileHash: paper?.file.sha256 ?? null, remark: paper?.remark ?? null };
  return refusalOf(kycDocument, { state, context }, event, actor)?.reason ?? null;
}

/** Why the business may not be registered, or unregistered, now. Which stones it has is for the server to say. */
export function businessRefusal(kyc: KycCase, type: "REGISTER" | "UNREGISTER", viewer: KycViewer): string | null {
  const actor = viewer.mayWrite && actorOf(viewer);
  if (!actor) return messages.forbidden;
  const state = businessStates[kyc.status];
  if (!state) return messages.transitionRefused;
  const bothApproved = isApproved(paperOf(kyc, "owner")) && isApproved(paperOf(kyc, "business"));
  const event = { type, facts: { bothApproved, liveClaims: 0 } };
  return refusalOf(business, { state }, event, actor)?.reason ?? null;
}
