import { setImmediate as otherWork } from "node:timers/promises";
import type { SearchIndex } from "../index/search-index.ts";

/** The least late rows, and the least share of all rows, for putting them in order. */
const LATE = 20_000;
const SHARE = 0.05;
const SLICE_MS = 5;

/** Puts late rows in order, a slice at a time, so that nobody waits for it. */
export async function keepTidy(index: SearchIndex, signal: AbortSignal): Promise<void> {
  if (index.late < Math.max(LATE, index.count * SHARE)) return;
  while (!signal.aborted && !index.tidy(SLICE_MS)) await otherWork();
}
