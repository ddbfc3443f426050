import { usd } from "./format.ts";

/** The sentence about a stone whose price is another than the one that was seen. */
export const priceIsNow = (perCarat: number): string => `Its price is now ${usd(perCarat)} a carat.`;
