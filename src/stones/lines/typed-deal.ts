import { typedPrice } from "#domain/typed-price.ts";
import { dealPrice, type PricedLine } from "../stone-line.ts";
import { sumsOf, type TypedPrice, typedAt } from "./deal-prices.ts";
import { priceFaults } from "./price-faults.ts";

/** The prices typed over the present ones, by the id of the line. */
export type TypedPrices = Readonly<Record<string, TypedPrice>>;

/** Stones of an act with the prices typed for them. A typed price that equals the present one says nothing. */
export function typedDeal<L extends PricedLine>(lines: readonly L[], prices: TypedPrices) {
  const typed: Readonly<Record<string, TypedPrice>> = Object.fromEntries(
    lines.map((line) => [line.id, prices[line.id] ?? typedAt(line)]),
  );
  const textOf = ({ id }: L) => prices[id]?.price ?? "";
  const priceOf = (line: L) => typedPrice(textOf(line));
  const isPriced = (line: L) => prices[line.id] !== undefined && priceOf(line) !== dealPrice(line);
  const priced = lines.filter(isPriced);
  const byNumber = (of: readonly L[], price: (line: L) => number): Record<string, number> =>
    Object.fromEntries(of.map((line) => [line.stone.stock_no, price(line)]));
  return {
    lines,
    typed,
    priceOf,
    isPriced,
    sums: sumsOf(lines, typed),
    /** The typed texts that are no prices; null if all are. */
    unpriced: () => priceFaults(priced, textOf),
    /** The new prices, by stock number. The other stones keep theirs. */
    agreed: byNumber(priced, (line) => priceOf(line) ?? 0),
    /** The shown price of each other stone: one whose price has changed since is refused. */
    seen: byNumber(
      lines.filter((line) => !isPriced(line)),
      dealPrice,
    ),
  };
}
