import { decimalNumber, decimalText, hundredths } from "#domain/money.ts";
import { discOf, pricePerCt } from "#domain/price.ts";
import { dealAmount, dealPrice, type StoneLine } from "../stone-line.ts";

/** A price and a discount as they are typed. */
export interface TypedPrice {
  price: string;
  disc: string;
}

const DECIMAL = /^[-−+]?\d{1,10}([.,]\d{0,4})?$/;

/** What was typed as a number; null for what is none. Thousands by comma are taken out, a true minus is a minus. */
export function numberTyped(text: string): number | null {
  const plain = text
    .trim()
    .replace("−", "-")
    .replaceAll(/[\s]|,(?=\d{3}(\D|$))/g, "");
  return DECIMAL.test(plain) ? Number(plain.replace(",", ".")) : null;
}

export const typedAt = (line: StoneLine, perCarat = dealPrice(line)): TypedPrice => ({
  price: perCarat.toFixed(2),
  disc: discText(line, perCarat),
});

const discText = ({ rap }: StoneLine, perCarat: number): string =>
  rap ? decimalText(discOf(hundredths(perCarat), hundredths(rap))) : "";

/** Another price moves the discount, where the stone has a list price. */
export function withPrice(line: StoneLine, price: string): TypedPrice {
  const perCarat = numberTyped(price);
  return { price, disc: perCarat === null ? "" : discText(line, perCarat) };
}

/** Another discount moves the price. */
export function withDisc(line: StoneLine, disc: string): TypedPrice {
  const percent = numberTyped(disc);
  if (percent === null || !line.rap) return { price: "", disc };
  return { price: decimalText(pricePerCt(hundredths(line.rap), hundredths(percent))), disc };
}

/** What lines come to at the prices typed, and at those that they have; a price that is none counts for nothing. */
export function sumsOf(lines: readonly StoneLine[], typed: Readonly<Record<string, TypedPrice>>) {
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

/** Whether a deal would be struck below what the house paid; who may not see cost is not told. */
export const isBelowCost = (line: StoneLine): boolean =>
  line.price_per_ct !== undefined && dealPrice(line) < line.price_per_ct;

/** How far a price that is spoken of lies from the client's own. */
export const againstOwn = ({ agreed_ppc, markup_ppc }: StoneLine): number | null =>
  agreed_ppc === null ? null : decimalNumber(discOf(hundredths(agreed_ppc), hundredths(markup_ppc)));
