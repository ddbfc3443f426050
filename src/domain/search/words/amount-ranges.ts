import type { NumberRange, SearchRange } from "../stone-search.ts";
import type { Amount } from "./amounts.ts";
import { rangePart } from "./labels.ts";
import type { Part } from "./types.ts";

const cents = (value: number) => Math.round(value * 100) / 100;

/**
 * The ranges that a size in people's words may mean. Fewer decimals than a list writes mean all sizes that begin so:
 * "1ct" is a one-carater of the trade, 1.00 to 1.09, "0.5" is 0.50 to 0.59, "table 57" 57.0 to 57.9. "1.01" is exactly
 * that, and both ends of a range are as written. Under and over leave their end out, because a price list changes at
 * 1.00, not after it.
 */
export function sizeParts(name: SearchRange, amount: Amount, listed: 1 | 2): Part[] {
  const { low, high, decimals, comparison, isRange } = amount;
  const step = 10 ** -listed;
  const part = (range: NumberRange) => rangePart(name, range);
  if (comparison === "<") return [part({ to: cents(low - step) }), part({ to: low })];
  if (comparison === "<=") return [part({ to: low })];
  if (comparison === ">") return [part({ from: cents(low + step) }), part({ from: low })];
  if (comparison === ">=") return [part({ from: low })];
  if (isRange) return [part({ from: low, to: high })];
  const band = part({ from: low, to: cents(low + 9 * step) });
  const exact = part({ from: low, to: low });
  const first = decimals < listed ? [band, exact] : [exact];
  return name === "carat" ? [...first, part({ from: low })] : first;
}

/** The ranges of a price. One price alone is the most that somebody wants to spend. */
export function moneyParts(names: SearchRange[], amount: Amount): Part[] {
  return names.flatMap((name) => {
    const { low, high, comparison, isRange } = amount;
    const part = (range: NumberRange) => rangePart(name, range);
    if (isRange) return [part({ from: low, to: high })];
    if (comparison === ">" || comparison === ">=") return [part({ from: low })];
    if (comparison) return [part({ to: low })];
    return [part({ to: low }), part({ from: low }), part({ from: low, to: low })];
  });
}

/**
 * The ranges of a discount. Below list is negative, whatever sign was typed. One number alone, "back 40", asks for that
 * discount or a larger one. So do "more than 40 %" and "40+", while "under 40 % off" asks for a smaller one.
 */
export function discountParts(amount: Amount): Part[] {
  const { low, high, comparison, isRange } = amount;
  const part = (range: NumberRange) => rangePart("markup_disc", range);
  const [deep, shallow] = [-Math.max(Math.abs(low), Math.abs(high)), -Math.min(Math.abs(low), Math.abs(high))];
  if (isRange) return [part({ from: deep, to: shallow })];
  const isLess = comparison === "<" || comparison === "<=";
  if (comparison) return [part(isLess === amount.isNegative ? { to: deep } : { from: deep })];
  return [part({ to: deep }), part({ from: deep, to: deep }), part({ from: deep })];
}
