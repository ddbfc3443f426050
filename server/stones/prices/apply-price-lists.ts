import type { Job } from "../../house/job.ts";
import { inTransaction } from "../../house/unit-of-work.ts";
import { applyChanges, applyDueLists } from "./apply-list.ts";
import { restoreQuotes } from "./restore-quotes.ts";

/** Prices the stock by the due lists, and by the changed prices of a list if its id is given. */
export const applyPriceLists: Job<{ changed?: number }> = {
  name: "applyPriceLists",
  atOnce: 1,
  schedule: "*/15 * * * *",
  async run({ changed }, { house, id, progress, signal }) {
    await restoreQuotes(house, id, signal);
    // The progress is told outside the transaction, which does not wait for it.
    const told: Promise<void>[] = [];
    const tell = (done: number, total: number) => void told.push(progress(done, total));
    try {
      await inTransaction(house, { requestId: id, operation: "applyPriceLists" }, async (ctx) => {
        await applyDueLists(ctx, tell);
        if (changed !== undefined) await applyChanges(ctx, changed, tell);
      });
    } finally {
      await Promise.allSettled(told);
    }
  },
};
