import { decimalNumber, hundredths, mulDiv } from "./money.ts";
import { type DiamondType, originCodes, type StoneOrigin } from "./stone.ts";

/** What a house decides about its trade; each has a default (design of the workflows) and is a setting. */
export type TradeRules = {
  hold_hours: number;
  /** Live holds of one client. */
  most_holds: number;
  most_extensions: number;
  /** So long a stone is left to others after a client's hold of it has ended (decision 0055); 0 is not at all. */
  hold_rest_hours: number;
  /** Business days until a memo is due. */
  memo_days: number;
  /** So long a received or sold line can be taken back. */
  reversal_hours: number;
  /** Nobody approves what they asked for; null is: as soon as there are two administrators. */
  four_eyes: boolean | null;
  /** A price that lies further from the quoted one than so many percent takes a second act and a reason. */
  far_off_percent: number;
  /** With which stones a search begins, until a person chooses others; null is both. */
  first_type: DiamondType | null;
  first_origin: StoneOrigin | null;
};

export const defaultRules: TradeRules = {
  hold_hours: 48,
  most_holds: 20,
  most_extensions: 2,
  hold_rest_hours: 12,
  memo_days: 10,
  reversal_hours: 24,
  four_eyes: null,
  far_off_percent: 20,
  first_type: "white",
  first_origin: originCodes.natural,
};

const whole = 100; // %

/** Between which prices per carat one is near the quoted one; the bounds themselves are near. */
export const nearPrices = (quoted: string | number, percent: number): { lowest: number; highest: number } => {
  const price = hundredths(quoted);
  return {
    lowest: decimalNumber(mulDiv(price, whole - percent, whole)),
    highest: decimalNumber(mulDiv(price, whole + percent, whole)),
  };
};

/** The day so many business days later; Saturday and Sunday are none. */
export function businessDaysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() % 6 !== 0) left--;
  }
  return date.toISOString().slice(0, 10);
}
