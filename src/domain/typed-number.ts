import { fieldMessage, fieldMessages } from "./field-messages.ts";

/**
 * A number as people type it: a sign, a "$" before it, groups of three by comma or by space, and a point or a comma as
 * the decimal sign. Groups stand only where each of them is whole and the first begins with no zero, so "1,234" is a
 * thousand as the house writes it, and "12,5", "0,750" and "4800,50" have decimals.
 */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d*)?|(?:\s\d{3})+(?:[.,]\d*)?)$/;
const PLAIN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** The text of a typed number as a program reads it; null where no reading is the only one: "1e3", "1.2.3", "12 5". */
function plainNumber(text: string): string | null {
  if (text.length > longest) return null;
  const [, sign = "", digits = ""] = /^([-−+]?)\$?(.*)$/.exec(text.trim()) ?? [];
  const minus = sign === "" || sign === "+" ? "" : "-";
  if (GROUPED.test(digits)) {
    return minus + (/\s/.test(digits) ? digits.replaceAll(/\s/g, "").replace(",", ".") : digits.replaceAll(",", ""));
  }
  return PLAIN.test(digits) ? minus + digits.replace(",", ".") : null;
}
/** The signs of a typed number at most: anything longer is no number that somebody means, and is not read. */
const longest = 60;

/** The decimals of a plain number; zeros at its end say nothing. */
const decimalsOf = (plain: string): number => (plain.split(".")[1] ?? "").replace(/0+$/, "").length;

/** The bounds of a typed number. */
export interface NumberRule {
  /** The decimals that it may have; 0 for a whole number. */
  places: number;
  least?: number | undefined;
  most?: number | undefined;
}

/** The reason why a typed text is not taken as a number, in the server's words; null for one that is, and for none. */
export function numberRefusal(text: string, { places, least, most }: NumberRule): string | null {
  if (text.trim() === "") return null;
  const value = typedNumber(text, places);
  if (value === null) return places === 0 ? fieldMessages.wholeNumber : fieldMessages.number(places);
  if (least !== undefined && value < least) return fieldMessage("minimum", { comparison: ">=", limit: least });
  if (most !== undefined && value > most) return fieldMessage("maximum", { comparison: "<=", limit: most });
  return null;
}

/** A typed text as a number; null for one that cannot be read without doubt, or that has more decimals than it may. */
export function typedNumber(text: string, places: number): number | null {
  const plain = plainNumber(text);
  return plain !== null && decimalsOf(plain) <= places ? Number(plain) || 0 : null;
}

/**
 * The number of a field as it is sent: null for an empty one. A text that is no number is sent as it is, so that the
 * server refuses it at its field.
 */
export const sentNumber = (value: number | string): number | null => (value === "" ? null : (value as number));
