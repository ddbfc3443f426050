import { useMemo } from "react";
import { selectionTotals } from "#domain/search/selection-totals.ts";
import { Totals } from "#ui/list/totals.tsx";
import type { ResultsScreen } from "./use-results-screen.ts";
import { words } from "./words.ts";

/** The totals of all matches; with a selection, its own. */
export function ResultsTotals({ of: { found, counts, selection } }: { of: ResultsScreen }) {
  const { list, countFailure } = found;
  const { stones } = selection;
  const summary = useMemo(() => (stones.length > 0 ? selectionTotals(stones) : undefined), [stones]);
  const totals = summary ?? (countFailure || list.hasFailed ? undefined : counts?.totals);
  return (
    <>
      {countFailure && countFailure !== list.error && !summary && <span role="alert">{countFailure}</span>}
      {totals && (
        <Totals
          label={summary ? words.selectionTotals : words.totals}
          of={{
            pieces: totals.pieces,
            carats: totals.carat,
            rapAverage: totals.rap_avg,
            discount: totals.disc_avg,
            perCarat: totals.price_per_ct,
            total: totals.total_amt,
          }}
        />
      )}
    </>
  );
}
