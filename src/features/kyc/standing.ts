import type { Hue } from "#domain/codes.ts";
import { codes } from "#domain/codes.ts";
import { categories, type KycCase, paperOf } from "./kyc.ts";
import type { words } from "./words.ts";

export type Standing = keyof typeof words.standing;

/** How far a business is on its way to be registered; nothing is known of one that is not there yet. */
export function standingOf(kyc: KycCase | null): Standing {
  if (!kyc) return "details";
  if (!kyc.is_active) return "off";
  if (kyc.status === codes.business.registered) return "registered";
  const papers = categories.map((category) => paperOf(kyc, category)?.status);
  if (papers.includes(codes.approval.rejected)) return "rejected";
  if (papers.includes(undefined)) return "papers";
  return papers.includes(codes.approval.pending) ? "waiting" : "approved";
}

export const standingHues: Record<Standing, Hue> = {
  details: "blue",
  papers: "blue",
  waiting: "blue",
  approved: "blue",
  rejected: "orange",
  registered: "green",
  off: "red",
};
