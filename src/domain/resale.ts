import { decimalNumber, type Hundredths, hundredths, maybeHundredths } from "./money.ts";
import { ownPrice } from "./price.ts";

/** The largest percent that a link puts on top of its sender's prices. */
export const resaleMost = 1000;

/** The prices of a stone in a link; null for those that it does not show. */
export interface ResalePrice {
  markup_disc: number | null;
  markup_ppc: number | null;
  sell_amt: number | null;
}

interface PricedStone {
  carat: number;
  rap: number | null;
  markup_disc: number | null;
  markup_ppc: number;
  sell_amt: number;
}

/** The largest discount that a column holds, in hundredths. A price further above the list is said without one. */
const discMost = 9999_99;

/** The prices at which a stone is offered on: some percent above the sender's own, or none at all (`null`). */
export function resalePrice(stone: PricedStone, percent: number | null): ResalePrice {
  const { carat, rap, markup_disc, markup_ppc, sell_amt } = stone;
  if (percent === null) return { markup_disc: null, markup_ppc: null, sell_amt: null };
  const base = {
    carat: hundredths(carat),
    rap: maybeHundredths(rap),
    disc: maybeHundredths(markup_disc),
    price_per_ct: hundredths(markup_ppc),
    total_amt: hundredths(sell_amt),
  };
  if (percent === 0) return { markup_disc: said(base.disc), markup_ppc, sell_amt };
  const own = ownPrice(base, { kind: "percent", value: hundredths(percent) });
  return {
    markup_disc: said(own.markup_disc),
    markup_ppc: decimalNumber(own.markup_ppc),
    sell_amt: decimalNumber(own.sell_amt),
  };
}

const said = (disc: Hundredths | null) => (disc === null || disc > discMost ? null : decimalNumber(disc));
