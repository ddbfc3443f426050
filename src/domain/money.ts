/**
 * Exact decimals as whole numbers of hundredths: cents of a price, points of a carat, hundredths of a percent.
 * Everything is rounded at two places, a half away from zero, as PostgreSQL's round() does.
 */
export type Hundredths = number;

const WITHOUT_DUST = 1e12;
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/** A decimal, as text or as a JSON number, in hundredths: `"6.005"` is 601. Throws for any other text. */
export function hundredths(value: string | number): Hundredths {
  if (typeof value === "number") {
    const whole = Math.round(value * 100);
    // A number of two decimals is told by its own division, and two of them below this are never the same number.
    if (Math.abs(whole) < WITHOUT_DUST && whole / 100 === value) return whole || 0;
  }
  const [, sign, whole = "", fraction = "", exponent = "0"] = DECIMAL.exec(String(value).trim()) ?? [];
  if (sign === undefined || whole + fraction === "") throw new RangeError(`${value} is not a decimal`);
  const digits = BigInt(`${sign === "-" ? "-" : ""}${whole}${fraction}`);
  const shift = Number(exponent) - fraction.length + 2;
  return safe(shift >= 0 ? digits * 10n ** BigInt(shift) : divide(digits, 10n ** BigInt(-shift)));
}

/** A decimal in hundredths, or null for none. */
export const maybeHundredths = (value: string | number | null): Hundredths | null =>
  value === null ? null : hundredths(value);

/** The decimal as text, always with two decimals: 601 is `6.01`. */
export function decimalText(value: Hundredths): string {
  const digits = String(Math.abs(value)).padStart(3, "0");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The decimal as JSON carries it, without binary dust: 601 is 6.01. */
export const decimalNumber = (value: Hundredths): number => Number(decimalText(value));

/** a × b ÷ divisor, exact in between and rounded; the divisor is positive. */
export function mulDiv(a: number, b: number, divisor: number): number {
  const product = Math.abs(a * b);
  if (!Number.isSafeInteger(2 * product + divisor) || !Number.isSafeInteger(2 * divisor)) {
    return safe(divide(BigInt(a) * BigInt(b), BigInt(divisor)));
  }
  const size = Math.floor((2 * product + divisor) / (2 * divisor));
  return size !== 0 && a < 0 !== b < 0 ? -size : size;
}

/** n ÷ divisor, rounded. */
export function divide(n: bigint, divisor: bigint): bigint {
  if (divisor < 0n) return divide(-n, -divisor);
  const size = (2n * (n < 0n ? -n : n) + divisor) / (2n * divisor);
  return n < 0n ? -size : size;
}

/** A whole number that JavaScript counts exactly. Throws for a larger one. */
export function safe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large`);
  return number;
}

/** A decimal of the database as a JSON number, or null for none. */
export const maybeNumber = (value: string | null): number | null => (value === null ? null : Number(value));
