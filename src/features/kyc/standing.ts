import type { Hue } from "#domain/codes.ts";
import type { KycStanding } from "#domain/kyc.ts";

export const standingHues: Record<KycStanding, Hue> = {
  details: "blue",
  documents: "blue",
  otherDocument: "blue",
  waiting: "blue",
  approved: "blue",
  rejected: "orange",
  registered: "green",
  off: "red",
};
