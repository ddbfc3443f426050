import { type Hundredths, hundredths } from "#domain/money.ts";
import type { DecimalForm } from "../mapping.ts";

export type NumberFault = "unreadable" | "ambiguous";
export interface NumberRead {
  value: Hundredths;
  /** The value had more than two decimals. */
  isRounded: boolean;
  /** The decimal sign is not the one of the file. */
  isMixed: boolean;
  isPercent: boolean;
  /** Words of a discount: −1 for "below", 1 for "above", 0 if it does not say. */
  said: -1 | 0 | 1;
  /** The letters of another currency than US dollars. */
  currency: string | null;
}

/** No number is longer; a cell may be. */
const LONGEST = 60;
const simple = /^-?\d{1,9}(?:\.\d{1,2})?$/;
const spaces = /[\s\u00a0\u2007\u2009\u202f']/g;
const units = /(?:carats?|cts?|crts?|mm|deg(?:rees?)?|°)\.?$/;
const below = /below|back|under|off|less|discount|disc/;
const above = /above|over|premium|plus|up/;
const dollars = /us\s*dollars?|us\$|usd|\$/g;
const currencies = /€|eur|£|gbp|₹|inr|rs\.?|¥|jpy|cny|rmb|hk\$|hkd|chf|aed|ils|₪/;

/**
 * Reads a number as people write it: decimal point or comma, thousands, signs of currency, units, %, brackets for a
 * minus, and the words of a discount ("38.5 below"). `shift` moves the decimal point: 2 reads 0.385 as 38.5. A % says that
 * nothing is to be moved.
 */
export function readNumber(text: string, decimal: DecimalForm | null, shift = 0): NumberRead | NumberFault {
  if (text.length > LONGEST) return "unreadable";
  if (shift === 0 && simple.test(text)) return plain(Math.round(Number(text) * 100));
  let rest = text.normalize("NFKC").toLowerCase().replace(/[−–—]/g, "-");
  const currency = currencies.exec(rest)?.[0] ?? null;
  if (currency) rest = rest.replace(currency, "");
  rest = rest.replace(dollars, "");
  const said = below.test(rest) ? -1 : above.test(rest) ? 1 : 0;
  if (said !== 0)
    rest = rest.replace(
      /(?:the\s+)?(?:rap|list)|below|back|under|off|less|discount|disc|above|over|premium|plus|up/g,
      "",
    );
  const isPercent = rest.includes("%");
  rest = rest.replace("%", "").trim().replace(units, "").replace(spaces, "");
  const digits = unsigned(rest);
  if (digits === null) return "unreadable";
  const [mantissa = "", exponent = "0"] = digits.text.split("e");
  const read = decimalOf(mantissa, decimal);
  if (typeof read === "string") return read;
  const places = Number(exponent) + (isPercent ? 0 : shift);
  const value = hundredthsOf(read.text, places);
  if (value === null) return "unreadable";
  return {
    value: digits.isNegative ? -value : value,
    isRounded: /[1-9]/.test((read.text.split(".")[1] ?? "").slice(Math.max(0, 2 + places))),
    isMixed: read.isMixed,
    isPercent,
    said,
    currency,
  };
}

const plain = (value: Hundredths): NumberRead => ({
  value,
  isRounded: false,
  isMixed: false,
  isPercent: false,
  said: 0,
  currency: null,
});

/** Takes the sign off, before or after the digits or as brackets. */
function unsigned(text: string): { text: string; isNegative: boolean } | null {
  const bracketed = /^\((.+)\)$/.exec(text)?.[1];
  const inner = bracketed ?? text;
  const parts = /^([+-]?)([\d.,]+(?:e[+-]?\d{1,2})?)(-?)$/.exec(inner);
  if (!parts) return null;
  const [, before, digits = "", after] = parts;
  return { text: digits, isNegative: before === "-" || after === "-" || bracketed !== undefined };
}

type Decimal = { text: string; isMixed: boolean };

/** Tells thousands from decimals. One sign before exactly three digits has two meanings, so the file decides. */
function decimalOf(text: string, decimal: DecimalForm | null): Decimal | NumberFault {
  const points = text.split(".").length - 1;
  const commas = text.split(",").length - 1;
  if (points === 0 && commas === 0) return { text, isMixed: false };
  if (points > 0 && commas > 0) {
    const sign = text.lastIndexOf(".") > text.lastIndexOf(",") ? "." : ",";
    return split(text, sign, decimal);
  }
  const sign = points > 0 ? "." : ",";
  if (points + commas > 1)
    return isGrouped(text, sign) ? { text: text.replaceAll(sign, ""), isMixed: false } : "unreadable";
  const [whole = "", fraction = ""] = text.split(sign);
  const isThousands = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!isThousands) return split(text, sign, decimal);
  if (decimal === null) return "ambiguous";
  return (sign === ".") === (decimal === "point")
    ? { text: `${whole}.${fraction}`, isMixed: false }
    : { text: whole + fraction, isMixed: false };
}

function split(text: string, sign: "." | ",", decimal: DecimalForm | null): Decimal | NumberFault {
  const at = text.lastIndexOf(sign);
  const thousands = sign === "." ? "," : ".";
  const whole = text.slice(0, at);
  if (whole.includes(sign) || (whole.includes(thousands) && !isGrouped(whole, thousands))) return "unreadable";
  const isMixed = decimal !== null && (decimal === "point") !== (sign === ".");
  return { text: `${whole.replaceAll(thousands, "")}.${text.slice(at + 1)}`, isMixed };
}

/** Groups of three from the right, or the Indian way: three, then twos. */
const isGrouped = (text: string, sign: string): boolean => {
  const groups = text.split(sign);
  const last = groups.at(-1) ?? "";
  const inner = groups.slice(1, -1);
  const first = groups[0] ?? "";
  if (last.length !== 3 || first.length === 0 || first.length > 3) return false;
  return inner.every(({ length }) => length === 3) || (first.length < 3 && inner.every(({ length }) => length === 2));
};

function hundredthsOf(text: string, places: number): Hundredths | null {
  if (text.replace(/\D/g, "").length > 15 || /^[.]?$/.test(text)) return null;
  try {
    return hundredths(`${text}e${places}`);
  } catch {
    return null; // 1e99
  }
}

const commaDecimal = /^-?\d{1,3}(?:\.\d{3})+,\d+%?$|^-?\d*,(?:\d{1,2}|\d{4,})%?$|^-?0,\d+%?$/;
const pointDecimal = /^-?\d{1,3}(?:,\d{2,3})+\.\d+%?$|^-?\d*\.(?:\d{1,2}|\d{4,})%?$|^-?0\.\d+%?$/;
const RARE = 0.05;

/** The decimal sign of a file, from its numbers that can be read in one way only. Null if it writes both. */
export function decimalForm(texts: Iterable<string>): DecimalForm | null {
  let points = 0;
  let commas = 0;
  for (const text of texts) {
    if (pointDecimal.test(text)) points += 1;
    else if (commaDecimal.test(text)) commas += 1;
  }
  if (commas <= RARE * (points + commas)) return "point";
  return points <= RARE * (points + commas) ? "comma" : null;
}
