import { decimalText, hundredths, maybeHundredths } from "#domain/money.ts";
import { ownPrice } from "#domain/price.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import type { Client } from "../access/client.ts";
import { markupOf } from "../access/markups/price-table.ts";
import type { NewLine } from "../db/queries/stone-work.ts";
import type { Reading } from "../house/context.ts";
import type { PriceTable } from "../house/price-table.ts";
import type { WorkStone } from "./work.ts";

/** A wanted stone by its number, with its price and remark, and the price at which its sender saw it. */
export type Wanted = { stock_no: string; price_per_ct?: number; remark?: string; seen_ppc?: number };

/** The input of an act on stones, without its list. */
export type Begin = {
  user_id?: number;
  wanted: readonly Wanted[];
  remark?: string;
  text?: string;
  /** The reason for the prices, if one of them takes a reason. */
  reason?: string;
  due_date?: string;
  terms?: string;
  /** Takes an unknown number, which then does not refuse the others. */
  ifUnknown?(stock_no: string): void;
};

type Parts = {
  list: StoneList;
  state: string;
  stone: WorkStone;
  client: Client;
  table: PriceTable;
  remark?: string;
  /** The price per carat agreed from the start. */
  agreed?: number;
};

/** A new line with the client's prices of this moment. The prices stay frozen. */
export function newLine(ctx: Reading, { list, state, stone, client, table, remark, agreed }: Parts): NewLine {
  const base = {
    carat: hundredths(stone.carat),
    rap: maybeHundredths(stone.rap),
    disc: maybeHundredths(stone.disc),
    price_per_ct: hundredths(stone.price_per_ct),
    total_amt: hundredths(stone.total_amt),
  };
  const { markup_disc, markup_ppc, sell_amt } = ownPrice(
    base,
    markupOf(table, { ...stone, carat: base.carat }, base.rap !== null),
  );
  return {
    list,
    state,
    status: 0,
    stone_id: stone.id,
    holder_id: client.id,
    business_id: client.business_id,
    made_by: ctx.actor.accountId,
    rap: stone.rap,
    disc: stone.disc,
    price_per_ct: stone.price_per_ct,
    total_amt: stone.total_amt,
    markup_disc: markup_disc === null ? null : decimalText(markup_disc),
    markup_ppc: decimalText(markup_ppc),
    sell_amt: decimalText(sell_amt),
    agreed_ppc: agreed === undefined ? null : decimalText(hundredths(agreed)),
    remark: remark ?? null,
    text: null,
    reason: null,
    expires_at: null,
    extensions: 0,
    ended_by: null,
    reversible_until: null,
    waits_since: null,
    wish: null,
    wish_until: null,
    enquiry_id: null,
    sold_ppc: null,
    order_id: null,
    memo_id: null,
    invoice_id: null,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
}
