import { hasQuotesToRestore, restoreNext } from "../../db/queries/restored-quotes.ts";
import type { House } from "../../house/house.ts";
import { inTransaction } from "../../house/unit-of-work.ts";

/** Few enough that whoever acts on one of them waits for a moment at most. */
const STONES_AT_ONCE = 2_000;

/**
 * Restores what the loads of a house from before quotes were kept say of them. It comes before the first list: without a
 * quote no price moves with it.
 */
export async function restoreQuotes(house: House, requestId: string, signal: AbortSignal): Promise<void> {
  const origin = { requestId, operation: "applyPriceLists" };
  while (await hasQuotesToRestore(house.db)) {
    signal.throwIfAborted();
    await inTransaction(house, origin, ({ db }) => restoreNext(db, STONES_AT_ONCE));
  }
}
