import type { Claim } from "#machines/stone-facts.ts";

/** The state of a stone by its claim. */
export const stoneStates: Record<Claim | "sold", string> = {
  hold: "claimed.hold",
  confirmPending: "claimed.confirm.pending",
  confirmApproved: "claimed.confirm.approved",
  memo: "claimed.memo",
  sold: "sold",
};
