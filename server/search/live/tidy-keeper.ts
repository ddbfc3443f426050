import { setImmediate as otherWork } from "node:timers/promises";
import type { SearchIndex } from "../index/search-index.ts";

/** The least late rows, and the least share of all rows, for putting them in order. */
const LATE = 20_000;
const SHARE = 0.05;
/** The same while a load brings more of them. */
const LATE_IN_RUSH = 200_000;
const SHARE_IN_RUSH = 0.5;
/** More new rows than this since the last look are a rush. It is over once there was none for a while. */
const RUSH = 500;
const CALM_MS = 3000;
const SLICE_MS = 5;

/**
 * Puts late rows in order, a slice at a time, so that nobody waits for it. All rows are put in order anew, with a second
 * index in memory meanwhile: a load of a million stones would have it done twenty times, so its end is awaited.
 */
export class TidyKeeper {
  readonly #now: () => number;
  #late = 0;
  #rushAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  async keep(index: SearchIndex, signal: AbortSignal): Promise<void> {
    const now = this.#now();
    if (index.late - this.#late > RUSH) this.#rushAt = now;
    this.#late = index.late;
    const isRush = now - this.#rushAt < CALM_MS;
    const [late, share] = isRush ? [LATE_IN_RUSH, SHARE_IN_RUSH] : [LATE, SHARE];
    if (index.late < Math.max(late, index.count * share)) return;
    while (!signal.aborted && !index.tidy(SLICE_MS)) await otherWork();
    this.#late = index.late;
  }
}
