const exponent = /^([-+]?)(\d*)\.?(\d*)[eE]([-+]?\d+)$/;
/** A number that is plain text already. */
const plain = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
const MOST_DIGITS = 15;
const LARGEST_EXPONENT = 400;

/** True for a number as files write it, unless it is beyond all numbers. */
export const isNumber = (text: string): boolean =>
  /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d{1,4})?$/.test(text) && (text.length < 5 || Number.isFinite(Number(text)));

/**
 * A number as plain decimal text: "2.2065E9" is "2206500000". A figure has no more than fifteen digits in a spreadsheet,
 * what follows is the noise of its arithmetic; whole numbers written out are kept, for they may be numbers of reports.
 */
export function plainNumber(text: string): string {
  if (text.length <= MOST_DIGITS && text !== "-0" && plain.test(text)) return text;
  if (text.length <= MOST_DIGITS && !/[eE+]/.test(text)) return tidy(text);
  if (/^[-+]?\d+$/.test(text)) return tidy(text);
  return inFull(rounded(Number(text)));
}

/** A share as it is shown: 0.385 is "38.5". */
export const asPercent = (text: string): string => inFull(rounded(Number(text) * 100));

const rounded = (value: number) => String(Number(value.toPrecision(MOST_DIGITS)));

/** Without leading zeros, a plus sign or a bare point. */
function tidy(text: string): string {
  const isNegative = text.startsWith("-");
  const digits = text.replace(/^[-+]/, "").replace(/^0+(?=\d)/, "");
  const whole = digits.startsWith(".") ? `0${digits}` : digits.replace(/\.$/, "");
  return isNegative && /[1-9]/.test(whole) ? `-${whole}` : whole;
}

/** A number of JavaScript without its exponent. */
function inFull(text: string): string {
  const parts = exponent.exec(text);
  if (!parts) return text === "-0" ? "0" : text;
  const [, sign = "", whole = "", fraction = "", power = "0"] = parts;
  if (Math.abs(Number(power)) > LARGEST_EXPONENT) return text;
  const point = whole.length + Number(power);
  const digits = whole + fraction;
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  if (point >= digits.length) return `${sign}${digits}${"0".repeat(point - digits.length)}`;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}
