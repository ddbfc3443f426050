import { decimalNumber, decimalText, hundredths, mulDiv } from "#domain/money.ts";
import { discOf, pricePerCt } from "#domain/price.ts";
import { discountText, typedDiscount } from "#domain/typed-discount.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { typedPrice } from "#domain/typed-price.ts";
import { dealAmount, dealPrice, type PricedLine, type StoneLine } from "../stone-line.ts";

/** A typed price and discount, and the stone's amount while that is typed. */
export interface TypedPrice {
  price: string;
  disc: string;
  total?: string;
}

/** The largest amounts and percentages from which a price is worked out. */
const amountMost = 1e10;
const percentMost = 1e5;
const within = (value: number | null, most: number) => (value !== null && Math.abs(value) <= most ? value : null);

/** A typed amount in dollars; null for one that cannot be read. */
export const amountTyped = (text: string): number | null => within(typedNumber(text, 2), amountMost);

/** A typed percentage; null for one that cannot be read. */
export const percentTyped = (text: string): number | null => within(typedNumber(text, 2), percentMost);

/** A typed discount on the list, negative below it; null for one that cannot be read. */
export const discountTyped = (text: string): number | null => within(typedDiscount(text), percentMost);

export const typedAt = (line: PricedLine, perCarat = dealPrice(line)): TypedPrice => ({
  price: perCarat.toFixed(2),
  disc: discText(line, perCarat),
});

const discText = ({ rap }: Pick<PricedLine, "rap">, perCarat: number): string =>
  rap ? discountText(decimalNumber(discOf(hundredths(perCarat), hundredths(rap)))) : "";

/** A new price, which changes the discount if the stone has a list price. */
export function withPrice(line: PricedLine, price: string): TypedPrice {
  const perCarat = typedPrice(price);
  return { price, disc: perCarat === null ? "" : discText(line, perCarat) };
}

/** A new discount, which changes the price. */
export function withDisc(line: PricedLine, disc: string): TypedPrice {
  const percent = discountTyped(disc);
  if (percent === null || !line.rap) return { price: "", disc };
  return { price: decimalText(pricePerCt(hundredths(line.rap), hundredths(percent))), disc };
}

/** A discount field that is left: its text gets the sign by which it was read. A refused text stays. */
export function withReadDisc({ price, disc }: TypedPrice): TypedPrice {
  const percent = discountTyped(disc);
  return { price, disc: percent === null || typedPrice(price) === null ? disc : discountText(percent) };
}

/** A new amount, which changes both: it takes the nearest price per carat. */
export function withTotal(line: PricedLine, total: string): TypedPrice {
  const amount = amountTyped(total);
  if (amount === null) return { price: "", disc: "", total };
  const perCarat = mulDiv(hundredths(amount), 100, hundredths(line.stone.carat));
  return { ...typedAt(line, decimalNumber(perCarat)), total };
}

/** True if a price changes: a field that is left may only show its number in another form. */
export const isRepriced = (now: Readonly<Record<string, TypedPrice>>, changed: Record<string, TypedPrice>): boolean =>
  Object.entries(changed).some(([id, { price }]) => price !== now[id]?.price);

/** The field that a refused price was typed into. The typed text of a discount or an amount stays in its own field. */
export function typedField({ price, disc, total }: TypedPrice): "price" | "disc" | "total" {
  if (total !== undefined) return "total";
  return typedPrice(price) === null && disc !== "" ? "disc" : "price";
}

/** The sums of lines at the typed prices and at their own. With a price that is refused, there is no sum after. */
export function sumsOf(lines: readonly PricedLine[], typed: Readonly<Record<string, TypedPrice>>) {
  let before = 0;
  let after: number | null = 0;
  for (const line of lines) {
    before += hundredths(dealAmount(line));
    const price = typedPrice(typed[line.id]?.price ?? "");
    after = after === null || price === null ? null : after + hundredths(dealAmount(line, price));
  }
  return {
    before: decimalNumber(before),
    after: after === null ? null : decimalNumber(after),
    difference: after === null ? null : decimalNumber(after - before),
  };
}

/** True if a deal is below the house's cost. A viewer who may not see cost gets false. */
export const isBelowCost = (line: StoneLine): boolean =>
  line.price_per_ct !== undefined && dealPrice(line) < line.price_per_ct;

/** The difference of the agreed price from the client's own. */
export const againstOwn = ({ agreed_ppc, markup_ppc }: StoneLine): number | null =>
  agreed_ppc === null ? null : decimalNumber(discOf(hundredths(agreed_ppc), hundredths(markup_ppc)));
