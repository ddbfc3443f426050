import type { Data } from "#api/operation-types.ts";
import { Totals } from "#ui/list/totals.tsx";
import { words } from "./words.ts";

/** The totals of an answer as the dock shows them; null for an empty one. */
export function ShownTotals({ of: totals }: { of: Data<"getCollection">["totals"] | undefined }) {
  if (!totals?.pieces) return null;
  return (
    <Totals
      label={words.totals}
      of={{
        pieces: totals.pieces,
        carats: totals.carat,
        rapAverage: totals.rap_avg,
        discount: totals.disc_avg,
        perCarat: totals.price_per_ct,
        total: totals.total_amt,
      }}
    />
  );
}
