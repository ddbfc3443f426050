import { hundredths, maybeHundredths } from "#domain/money.ts";
import { type OwnPrice, ownPrice } from "#domain/price.ts";
import { markupOf } from "../access/markups/price-table.ts";
import type { PlainStoneRow } from "../db/queries/stock.ts";
import type { PriceTable } from "../house/price-table.ts";
import type {
  BareStone,
  OwnPrices,
  PlainStone,
  PricedStone,
  SharedStone,
  StoneCost,
  StoneOnWire,
} from "../house/stones.ts";
import { costFields, sharedFields } from "./stone-on-wire.ts";
import { WrittenStone } from "./written-stone.ts";

export const bareStone = (row: PlainStoneRow): BareStone => ({ shared: sharedFields(row), cost: costFields(row) });

export function plainStone(row: PlainStoneRow): PlainStone {
  const { shared, cost } = bareStone(row);
  return {
    shared,
    cost,
    base: {
      carat: hundredths(row.carat),
      rap: maybeHundredths(row.rap),
      disc: maybeHundredths(row.disc),
      price_per_ct: hundredths(row.price_per_ct),
      total_amt: hundredths(row.total_amt),
    },
    provider_id: row.provider_id,
    written: writtenOnce(shared, cost),
  };
}

/** The stone at a viewer's own prices, without the fields that the viewer may not see. */
export function atPricesOf(stone: PlainStone, table: PriceTable, seesCost: boolean): StoneOnWire {
  const own = ownPricesOf(stone, table);
  return seesCost ? { ...stone.shared, ...stone.cost, ...own } : { ...stone.shared, ...own };
}

/** The stone at a viewer's own prices, as JSON in bytes. */
export function writtenAtPricesOf(stone: PlainStone, table: PriceTable, seesCost: boolean): PricedStone {
  const own = ownPriceOf(stone, table);
  return { stone, own, written: new WrittenStone(seesCost ? stone.written.withCost : stone.written.shared, own) };
}

function writtenOnce(shared: SharedStone, cost: StoneCost): PlainStone["written"] {
  const open = JSON.stringify(shared).slice(0, -1);
  const withCost = Buffer.from(`${open},${JSON.stringify(cost).slice(1, -1)}`);
  return { withCost, shared: withCost.subarray(0, Buffer.byteLength(open)) };
}

function ownPriceOf({ shared, base, provider_id }: PlainStone, table: PriceTable): OwnPrice {
  const { diamond_type, stone_origin } = shared;
  const markup = markupOf(table, { provider_id, diamond_type, stone_origin, carat: base.carat }, base.rap !== null);
  return ownPrice(base, markup);
}

/** The prices of a stone for a viewer. */
export function ownPricesOf(stone: PlainStone, table: PriceTable): OwnPrices {
  const { markup_disc, markup_ppc, sell_amt } = ownPriceOf(stone, table);
  // A division by 100 keeps two decimals in JSON, without binary rounding errors.
  return {
    markup_disc: markup_disc === null ? null : markup_disc / 100,
    markup_ppc: markup_ppc / 100,
    sell_amt: sell_amt / 100,
  };
}
