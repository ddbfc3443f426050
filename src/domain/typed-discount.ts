import { decimalText, hundredths } from "./money.ts";
import { typedNumber } from "./typed-number.ts";

/** True for a text that names the side of the list itself. */
const isSigned = (text: string) => /^\s*[-−+]/.test(text);

/**
 * A typed discount in percent, negative below the list: "35" is 35 % below it, as the trade says it, and a premium is
 * typed with a plus. Null for a text that cannot be read.
 */
export function typedDiscount(text: string, places = 2): number | null {
  const percent = typedNumber(text, places);
  return percent === null || percent === 0 || isSigned(text) ? percent : -percent;
}

/** A discount as the text of a field, with the sign that it is read by. */
export const discountText = (percent: number): string => `${percent > 0 ? "+" : ""}${decimalText(hundredths(percent))}`;
