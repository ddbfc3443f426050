import { codes } from "#domain/codes.ts";
import { messages } from "#domain/portal-messages.ts";
import { business } from "#machines/business.ts";
import { refusalOf } from "#machines/kit/offered.ts";
import { kycDocument } from "#machines/kyc-document.ts";
import { actorOf, documentOf, isApproved, type KycCase, type KycDocument, type KycViewer } from "./kyc.ts";

type DocumentEvent =
  | { type: "SUBMIT" | "RESUBMIT" | "APPROVE"; fileHash: string }
  | { type: "REJECT" | "REVOKE"; remark: string };

const { approval } = codes;
const documentStates: Record<number, string> = {
  [approval.pending]: "pending",
  [approval.approved]: "approved",
  [approval.rejected]: "rejected",
};
const businessStates: Record<number, string> = {
  [codes.business.notRegistered]: "notRegistered",
  [codes.business.kycPending]: "kycPending",
  [codes.business.registered]: "registered",
};

/**
 * The reason why an act on a document is refused now: the missing right in the words of `useNoRight`, else those of its
 * machine; null if it is not.
 */
export function documentRefusal(
  sent: KycDocument | null,
  event: DocumentEvent,
  viewer: KycViewer,
  noRight: string = messages.forbidden,
): string | null {
  const actor = viewer.mayWrite && actorOf(viewer);
  if (!actor) return noRight;
  const state = sent ? documentStates[sent.status] : "absent";
  if (!state) return messages.transitionRefused;
  const context = { fileHash: sent?.file.sha256 ?? null, remark: sent?.remark ?? null };
  return refusalOf(kycDocument, { state, context }, event, actor)?.reason ?? null;
}

/** The reason why the business may not be registered, or unregistered, now. Only the server knows about its stones. */
export function businessRefusal(
  kyc: KycCase,
  type: "REGISTER" | "UNREGISTER",
  viewer: KycViewer,
  noRight: string = messages.forbidden,
): string | null {
  const actor = viewer.mayWrite && actorOf(viewer);
  if (!actor) return noRight;
  const state = businessStates[kyc.status];
  if (!state) return messages.transitionRefused;
  const bothApproved = isApproved(documentOf(kyc, "owner")) && isApproved(documentOf(kyc, "business"));
  const event = { type, facts: { bothApproved, liveClaims: 0 } };
  return refusalOf(business, { state }, event, actor)?.reason ?? null;
}
