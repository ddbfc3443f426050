import type { Data } from "#api/operation-types.ts";
import type { Coloured } from "#domain/code-word.ts";
import { codes } from "#domain/codes.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { amountAt } from "#domain/price.ts";
import type { GradedStone } from "#ui/table/stone-table/stone-card.tsx";

/** A stone in a person's list, as answers carry it. */
export type StoneLine = Data<"createHolds">["data"][number];

/** The fields of a line that its price needs, also before the line exists. */
export type PricedLine = Pick<StoneLine, "id" | "rap" | "agreed_ppc" | "markup_ppc" | "sell_amt" | "sold_ppc"> & {
  stone: PricedStone;
};

/** The fields of a stone by which its price is judged. */
export type PricedStone = Pick<StoneLine["stone"], "stock_no" | "carat" | "stone_origin"> &
  Partial<Pick<StoneLine["stone"], "report_no">> &
  Coloured &
  GradedStone;

type Priced = Pick<PricedLine, "sold_ppc" | "agreed_ppc" | "markup_ppc">;

/** The price per carat of a line: the paid one, else the agreed one, else the client's own (spec §4). */
export const dealPrice = ({ sold_ppc, agreed_ppc, markup_ppc }: Priced): number => sold_ppc ?? agreed_ppc ?? markup_ppc;

/** The quoted price of a line, in hundredths. */
export const quotedOf = ({ stone, markup_ppc, sell_amt }: Pick<PricedLine, "stone" | "markup_ppc" | "sell_amt">) => ({
  carat: hundredths(stone.carat),
  price_per_ct: hundredths(markup_ppc),
  total_amt: hundredths(sell_amt),
});

/** The price of the whole stone. */
export const dealAmount = (line: PricedLine, perCarat = dealPrice(line)): number =>
  decimalNumber(amountAt(hundredths(perCarat), quotedOf(line)));

/** True if a line of a memo is still out. */
export const isOut = ({ list, status }: StoneLine): boolean => list === "memo" && status === codes.memo.issued;

/** True for live lines of cart, watch list and notes: the status of their stone says more than their own. */
export const isLookedAt = ({ list, status }: StoneLine): boolean =>
  ["cart", "watchlist", "notes"].includes(list) && status === codes.listed.in;

/** True if a line is of a later version than the other. */
export const isLater = (one: StoneLine, than: StoneLine): boolean => one.version > than.version;
