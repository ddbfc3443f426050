import { decimalNumber, hundredths } from "#domain/money.ts";
import { totalAmt } from "#domain/price.ts";
import type { StoneNow } from "#domain/stone-now.ts";
import type { Claim } from "#machines/stone-facts.ts";
import type { Stone } from "../stone-facts.ts";
import type { PricedLine, PricedStone } from "../stone-line.ts";

/** The fields of a stone that its acts need, whatever list shows it. */
export type ActingStone = PricedStone &
  Pick<Stone, "id" | "status" | "shape" | "rap" | "markup_ppc" | "sell_amt"> & {
    /** The client's own claim on it: null for another's, undefined if the list does not know. */
    claim?: Claim | null;
    /** Its place, as its own page says. */
    now?: StoneNow | undefined;
  };

/** The stones without repeats, as a stone may be in two of the chosen pairs. */
export const eachOnce = (stones: readonly ActingStone[]): ActingStone[] => [
  ...new Map(stones.map((stone) => [stone.stock_no, stone])).values(),
];

/** The stones at the prices at which the client holds them, where they do (decision 0029). */
export const atHeldPrices = (
  stones: readonly ActingStone[],
  prices: ReadonlyMap<string, number>,
): readonly ActingStone[] =>
  stones.map((stone) => {
    const held = prices.get(stone.stock_no);
    if (held === undefined) return stone;
    return { ...stone, markup_ppc: held, sell_amt: decimalNumber(totalAmt(hundredths(held), hundredths(stone.carat))) };
  });

/** The stones at their shown prices, as the table of prices takes them. */
export const pricedLines = (stones: readonly ActingStone[]): readonly PricedLine[] =>
  stones.map((stone) => ({
    id: stone.id,
    stone,
    rap: stone.rap,
    markup_ppc: stone.markup_ppc,
    sell_amt: stone.sell_amt,
    agreed_ppc: null,
    sold_ppc: null,
  }));

/** The prices per carat at which the stones are shown, by stock number. */
export const seenPrices = (stones: readonly ActingStone[]): Readonly<Record<string, number>> =>
  Object.fromEntries(stones.map(({ stock_no, markup_ppc }) => [stock_no, markup_ppc]));

/** The name of a draft: the text typed for an act is kept for the same stones. */
export const draftOf = (act: string, stones: readonly ActingStone[]): string =>
  [act, ...stones.map(({ stock_no }) => stock_no).toSorted()].join(" ");
