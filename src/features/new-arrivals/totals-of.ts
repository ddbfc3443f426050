import type { Data } from "#api/operation-types.ts";
import type { Summary } from "#ui/list/totals.tsx";

/** The summary of spec §9 from the answer's totals. Zeros if nothing was found. */
export function totalsOf(answered: unknown): Summary {
  const totals = answered as Data<"searchArrivals">["totals"] | null;
  return {
    pieces: totals?.pieces ?? 0,
    carats: totals?.carat ?? 0,
    rapAverage: totals?.rap_avg ?? null,
    discount: totals?.disc_avg ?? null,
    perCarat: totals?.price_per_ct ?? null,
    total: totals?.total_amt ?? 0,
  };
}
