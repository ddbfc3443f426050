import { FigureStrip } from "#ui/marks/figure-strip.tsx";
import type { LoadDetail } from "./load.ts";
import { words } from "./words.ts";

/** The shares by which one tells a usual load from an odd one. */
export const LoadShares = ({ load: { facts } }: { load: LoadDetail }) =>
  facts && (
    <FigureStrip
      label={words.shares}
      of={[
        { label: words.goneShare, value: words.pct(facts.gone_pct), note: words.ofTheStock },
        { label: words.refusedShare, value: words.pct(facts.refused_pct), note: words.ofTheRows },
        { label: words.priceShare, value: words.pct(facts.price_moved_pct), note: words.ofThePrices },
        { label: words.median, value: words.moved(facts.median_price_change_pct), note: words.ofThePrices },
      ]}
    />
  );
