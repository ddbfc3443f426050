import { decimalNumber, decimalText, hundredths, mulDiv } from "#domain/money.ts";
import { discOf, pricePerCt } from "#domain/price.ts";
import { dealAmount, dealPrice, type PricedLine, type StoneLine } from "../stone-line.ts";

/** A typed price and discount, and the stone's amount while that is typed. */
export interface TypedPrice {
  price: string;
  disc: string;
  total?: string;
}

const DECIMAL = /^[-−+]?\d{1,10}([.,]\d{0,4})?$/;

/**
 * A typed text as a number; null for a wrong one. Commas for thousands are removed, and a true minus counts as a minus.
 */
export function numberTyped(text: string): number | null {
  const plain = text
    .trim()
    .replace("−", "-")
    .replaceAll(/[\s]|,(?=\d{3}(\D|$))/g, "");
  return DECIMAL.test(plain) ? Number(plain.replace(",", ".")) : null;
}

export const typedAt = (line: PricedLine, perCarat = dealPrice(line)): TypedPrice => ({
  price: perCarat.toFixed(2),
  disc: discText(line, perCarat),
});

const discText = ({ rap }: Pick<PricedLine, "rap">, perCarat: number): string =>
  rap ? decimalText(discOf(hundredths(perCarat), hundredths(rap))) : "";

/** A new price, which changes the discount if the stone has a list price. */
export function withPrice(line: PricedLine, price: string): TypedPrice {
  const perCarat = numberTyped(price);
  return { price, disc: perCarat === null ? "" : discText(line, perCarat) };
}

/** A new discount, which changes the price. */
export function withDisc(line: PricedLine, disc: string): TypedPrice {
  const percent = numberTyped(disc);
  if (percent === null || !line.rap) return { price: "", disc };
  return { price: decimalText(pricePerCt(hundredths(line.rap), hundredths(percent))), disc };
}

/** A new amount, which changes both: it takes the nearest price per carat. */
export function withTotal(line: PricedLine, total: string): TypedPrice {
  const amount = numberTyped(total);
  if (amount === null) return { price: "", disc: "", total };
  const perCarat = mulDiv(hundredths(amount), 100, hundredths(line.stone.carat));
  return { ...typedAt(line, decimalNumber(perCarat)), total };
}

/** The sums of lines at the typed prices and at their own. A wrong price counts as nothing. */
export function sumsOf(lines: readonly PricedLine[], typed: Readonly<Record<string, TypedPrice>>) {
  let before = 0;
  let after = 0;
  for (const line of lines) {
    before += hundredths(dealAmount(line));
    const price = numberTyped(typed[line.id]?.price ?? "");
    if (price !== null) after += hundredths(dealAmount(line, price));
  }
  return {
    before: decimalNumber(before),
    after: decimalNumber(after),
    difference: decimalNumber(after - before),
  };
}

/** True if a deal is below the house's cost. A viewer who may not see cost gets false. */
export const isBelowCost = (line: StoneLine): boolean =>
  line.price_per_ct !== undefined && dealPrice(line) < line.price_per_ct;

/** The difference of the agreed price from the client's own. */
export const againstOwn = ({ agreed_ppc, markup_ppc }: StoneLine): number | null =>
  agreed_ppc === null ? null : decimalNumber(discOf(hundredths(agreed_ppc), hundredths(markup_ppc)));
