/** What a period, an item or a comparison lays over the picture; without it the bare machine is drawn. */
export interface Overlay {
  /** How often each transition was taken, by id; one that is missing was never taken. */
  taken?: Record<string, number>;
  /** How many items stand in each state now and how long one stays there, by path. */
  states?: Record<string, { now: number; medianMs: number | null }>;
  /** What the widths and figures speak of: how often arrows were taken, or how long states are stayed in. */
  show?: "taken" | "dwell";
  /** The item's own way, step by step. */
  path?: { transition: string; step: number }[];
  /** Where the item stands. */
  at?: string;
  /** What is not as it was in an earlier version, by id of a transition or path of a state. */
  changes?: Record<string, Change>;
}

export type Change = "added" | "removed" | "changed";
