import { decimalNumber } from "#domain/money.ts";
import type { Totals } from "#domain/totals.ts";

const maybe = (value: number | null) => (value === null ? null : decimalNumber(value));

/** The totals of spec §9 as the wire has them. */
export const totalsOnWire = ({ pieces, carat, rap_avg, disc_avg, price_per_ct, total_amt }: Totals) => ({
  pieces,
  carat: decimalNumber(carat),
  rap_avg: maybe(rap_avg),
  disc_avg: maybe(disc_avg),
  price_per_ct: maybe(price_per_ct),
  total_amt: decimalNumber(total_amt),
});
