import { usd } from "./format.ts";

/** The sentence about a stone whose price is another than the one that was seen. */
export const priceWent = (seen: number, now: number): string =>
  `Its price went from ${usd(seen)} to ${usd(now)} a carat.`;
