import { hundredths, maybeHundredths } from "#domain/money.ts";
import { type BasePrice, ownPrice } from "#domain/price.ts";
import type { PlainStoneRow } from "../db/queries/stock.ts";
import {
  costFields,
  type OwnPrices,
  type SharedStone,
  type StoneCost,
  type StoneOnWire,
  sharedFields,
} from "../policies/stone-on-wire.ts";
import { markupOf, type PriceTable } from "../prices/price-table.ts";

/** A stone before anybody's price; `text` is it as JSON, but for the braces' ends. */
export type PlainStone = {
  shared: SharedStone;
  cost: StoneCost;
  base: BasePrice;
  provider_id: number;
  text: { shared: string; cost: string };
};

export function plainStone(row: PlainStoneRow): PlainStone {
  const shared = sharedFields(row);
  const cost = costFields(row);
  return {
    shared,
    cost,
    base: {
      carat: hundredths(row.carat),
      rap: maybeHundredths(row.rap),
      disc: maybeHundredths(row.disc),
      price_per_ct: hundredths(row.price_per_ct),
    },
    provider_id: row.provider_id,
    text: { shared: JSON.stringify(shared).slice(0, -1), cost: JSON.stringify(cost).slice(1, -1) },
  };
}

/** The stone at a viewer's own prices; what the viewer may not know is not in it at all. */
export function atPricesOf(stone: PlainStone, table: PriceTable, seesCost: boolean): StoneOnWire {
  const own = ownPricesOf(stone, table);
  return seesCost ? { ...stone.shared, ...stone.cost, ...own } : { ...stone.shared, ...own };
}

/** The same as JSON. */
export function writtenAtPricesOf(stone: PlainStone, table: PriceTable, seesCost: boolean): string {
  const { markup_disc, markup_ppc, sell_amt } = ownPricesOf(stone, table);
  const { shared, cost } = stone.text;
  const own = `"markup_disc":${markup_disc},"markup_ppc":${markup_ppc},"sell_amt":${sell_amt}`;
  return seesCost ? `${shared},${cost},${own}}` : `${shared},${own}}`;
}

function ownPricesOf({ shared, base, provider_id }: PlainStone, table: PriceTable): OwnPrices {
  const { diamond_type, stone_origin } = shared;
  const markup = markupOf(table, { provider_id, diamond_type, stone_origin, carat: base.carat }, base.rap !== null);
  const { markup_disc, markup_ppc, sell_amt } = ownPrice(base, markup);
  // A hundredth of a whole number is written with its two decimals and no binary dust.
  return {
    markup_disc: markup_disc === null ? null : markup_disc / 100,
    markup_ppc: markup_ppc / 100,
    sell_amt: sell_amt / 100,
  };
}
