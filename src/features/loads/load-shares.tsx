import { FigureStrip } from "#ui/marks/figure-strip.tsx";
import type { LoadDetail } from "./load.ts";
import { words } from "./words.ts";

/** The median over the compared prices; null where none of them moves. */
function medianOf({ facts, counts }: LoadDetail): number | null {
  const isStill = facts?.median_price_change_pct === 0 && counts?.rising === 0 && counts.falling === 0;
  return isStill ? null : (facts?.median_price_change_pct ?? null);
}

/** The shares by which one tells a usual load from an odd one. */
export const LoadShares = ({ load }: { load: LoadDetail }) =>
  load.facts && (
    <FigureStrip
      label={words.shares}
      of={[
        { label: words.goneShare, value: words.pct(load.facts.gone_pct), note: words.ofTheStock },
        { label: words.refusedShare, value: words.pct(load.facts.refused_pct), note: words.ofTheRows },
        { label: words.priceShare, value: words.pct(load.facts.price_moved_pct), note: words.ofThePrices },
        { label: words.median, value: words.moved(medianOf(load)), note: words.ofThePrices },
      ]}
    />
  );
