import type { Hue } from "#domain/codes.ts";
import { codes } from "#domain/codes.ts";
import { categories, documentOf, type KycCase } from "./kyc.ts";
import type { words } from "./words.ts";

export type Standing = keyof typeof words.standing;

/** The progress of a business towards its registration. Without a case it begins with the details. */
export function standingOf(kyc: KycCase | null): Standing {
  if (!kyc) return "details";
  if (!kyc.is_active) return "off";
  if (kyc.status === codes.business.registered) return "registered";
  const documents = categories.map((category) => documentOf(kyc, category)?.status);
  if (documents.includes(codes.approval.rejected)) return "rejected";
  if (documents.includes(undefined)) return documents.some(Boolean) ? "otherDocument" : "documents";
  return documents.includes(codes.approval.pending) ? "waiting" : "approved";
}

export const standingHues: Record<Standing, Hue> = {
  details: "blue",
  documents: "blue",
  otherDocument: "blue",
  waiting: "blue",
  approved: "blue",
  rejected: "orange",
  registered: "green",
  off: "red",
};
