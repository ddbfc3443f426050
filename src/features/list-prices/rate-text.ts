import { dash } from "#domain/format.ts";

const rates = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** A rate as it was set: two decimals, or up to four if it has them. */
export const rateText = (rate: number | null | undefined) => (rate == null ? dash : rates.format(rate));
