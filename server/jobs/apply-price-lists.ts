import { applyChanges, applyDueLists } from "../prices/apply-list.ts";
import { inTransaction } from "../unit-of-work.ts";
import type { JobKind } from "./jobs.ts";

/** Prices the stock by lists whose day has come; with a list's id, by what was changed in it. */
export const applyPriceLists: JobKind<{ changed?: number }> = {
  atOnce: 1,
  schedule: "*/15 * * * *",
  run: ({ changed }, { house, id, progress }) =>
    inTransaction(house, { requestId: id, operation: "applyPriceLists" }, async (ctx) => {
      await applyDueLists(ctx, progress);
      if (changed !== undefined) await applyChanges(ctx, changed, progress);
    }),
};
