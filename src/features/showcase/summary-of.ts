import type { Data } from "#api/operation-types.ts";
import type { Summary } from "#ui/totals.tsx";

/** The totals of an answer as the dock shows them. */
export const summaryOf = (totals: Data<"getCollection">["totals"]): Summary => ({
  pieces: totals.pieces,
  carats: totals.carat,
  rapAverage: totals.rap_avg,
  discount: totals.disc_avg,
  perCarat: totals.price_per_ct,
  total: totals.total_amt,
});
