import { decimalNumber, hundredths, maybeHundredths } from "#domain/money.ts";
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

/** A stone before anybody's price. */
export type PlainStone = { shared: SharedStone; cost: StoneCost; base: BasePrice; provider_id: number };

export const plainStone = (row: PlainStoneRow): PlainStone => ({
  shared: sharedFields(row),
  cost: costFields(row),
  base: {
    carat: hundredths(row.carat),
    rap: maybeHundredths(row.rap),
    disc: maybeHundredths(row.disc),
    price_per_ct: hundredths(row.price_per_ct),
  },
  provider_id: row.provider_id,
});

/** The stone at a viewer's own prices; what the viewer may not know is not in it at all. */
export function atPricesOf(stone: PlainStone, table: PriceTable, seesCost: boolean): StoneOnWire {
  const own = ownPricesOf(stone, table);
  return seesCost ? { ...stone.shared, ...stone.cost, ...own } : { ...stone.shared, ...own };
}

function ownPricesOf({ shared, base, provider_id }: PlainStone, table: PriceTable): OwnPrices {
  const { diamond_type, stone_origin } = shared;
  const markup = markupOf(table, { provider_id, diamond_type, stone_origin, carat: base.carat }, base.rap !== null);
  const { markup_disc, markup_ppc, sell_amt } = ownPrice(base, markup);
  return {
    markup_disc: markup_disc === null ? null : decimalNumber(markup_disc),
    markup_ppc: decimalNumber(markup_ppc),
    sell_amt: decimalNumber(sell_amt),
  };
}
