import { decimalNumber, hundredths, mulDiv } from "./money.ts";
import { type DiamondType, originCodes, type StoneOrigin } from "./stone.ts";

/** The decisions of a house about its trade. Each is a setting with a default (design of the workflows). */
export type TradeRules = {
  hold_hours: number;
  /** Live holds of one client. */
  most_holds: number;
  most_extensions: number;
  /** The hours after a client's hold in which the stone is left to others (decision 0055); 0 means none. */
  hold_rest_hours: number;
  /** Business days until a memo is due. */
  memo_days: number;
  /** The hours in which a received or sold line can be taken back. */
  reversal_hours: number;
  /** True if nobody approves their own request; null means true as soon as there are two administrators. */
  four_eyes: boolean | null;
  /** The percentage beyond which a price far from the quoted one takes a second act and a reason. */
  far_off_percent: number;
  /** The kind of stones that a search begins with, until a person chooses another; null means both. */
  first_type: DiamondType | null;
  first_origin: StoneOrigin | null;
  /** The offer of stones that several providers list with the same report. */
  same_report: SameReport;
};

/** The business days until a memo is due, at most: contract, `memo_days`. */
export const memoDaysMost = 90;

/** `both`: each of them. `cheaper`: one, the cheapest that is free; one that a client has comes before it. */
export const sameReports = ["both", "cheaper"] as const;
export type SameReport = (typeof sameReports)[number];

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
  same_report: "both",
};

const whole = 100; // %

/** The prices per carat that are near the quoted one, both bounds included. */
export const nearPrices = (quoted: string | number, percent: number): { lowest: number; highest: number } => {
  const price = hundredths(quoted);
  return {
    lowest: decimalNumber(mulDiv(price, whole - percent, whole)),
    highest: decimalNumber(mulDiv(price, whole + percent, whole)),
  };
};

/** The day after this many business days. Saturday and Sunday are none. */
export function businessDaysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() % 6 !== 0) left--;
  }
  return date.toISOString().slice(0, 10);
}

const dayMs = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day after this many days of the calendar. */
export const daysAfter = (day: string, days: number): string =>
  new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10);

/** The days of the calendar from one day to a later one. */
export const daysUntil = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / dayMs);

/** The business days from one day to a later one. */
export function businessDaysUntil(from: string, to: string): number {
  let days = 0;
  for (let time = timeOf(from) + dayMs; time <= timeOf(to); time += dayMs)
    if (new Date(time).getUTCDay() % 6 !== 0) days++;
  return days;
}
