/** The figures of a period, an item or a comparison over the picture. Without it the bare machine is drawn. */
export interface Overlay {
  /** The count of each transition, by id; a missing one was never taken. */
  taken?: Record<string, number>;
  /** The number of items in each state now and their usual stay there, by path. */
  states?: Record<string, { now: number; medianMs: number | null }>;
  /** The subject of widths and figures: the counts of arrows, or the stays in states. */
  show?: "taken" | "dwell";
  /** The item's own way, step by step. */
  path?: { transition: string; step: number }[];
  /** The path of the item's state. */
  at?: string;
  /** The differences from an earlier version, by id of a transition or path of a state. */
  changes?: Record<string, Change>;
}

export type Change = "added" | "removed" | "changed";
