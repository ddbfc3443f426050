import { codes, type Status } from "./codes.ts";

/** The state of a memo as a whole. It is never written: it follows from the memo's lines (spec §4). */
export const memoStates = ["open", "partial", "returned", "invoiced", "closed"] as const;
export type MemoState = (typeof memoStates)[number];

export const memoStateLabels: Record<MemoState, Status> = {
  open: { label: "Open", hue: "blue", kind: "claimed" },
  partial: { label: "Partly closed", hue: "orange", kind: "waiting" },
  returned: { label: "Returned", hue: "green", kind: "final" },
  invoiced: { label: "Invoiced", hue: "orange", kind: "final" },
  closed: { label: "Closed", hue: "gray", kind: "final" },
};

const { issued, received, sold } = codes.memo;

/** The state from the statuses of a memo's lines: closed means that some came back and the others were sold. */
export function memoStateOf(statuses: readonly number[]): MemoState {
  const has = new Set(statuses);
  if (has.has(issued)) return has.has(received) || has.has(sold) ? "partial" : "open";
  if (has.has(received) && has.has(sold)) return "closed";
  return has.has(sold) ? "invoiced" : "returned";
}
