import { decimalNumber, hundredths, maybeHundredths } from "../money.ts";
import { totalsOf } from "../totals.ts";

/** A stone at the shown price. */
type PricedStone = { carat: number; rap?: number | null; sell_amt: number };

const maybe = (value: number | null) => (value === null ? null : decimalNumber(value));

/** The summary of spec §9 for a few chosen stones, by the same sums that the server makes for all matches. */
export function selectionTotals(stones: readonly PricedStone[]) {
  const totals = totalsOf(
    stones.map(({ carat, rap, sell_amt }) => ({
      carat: hundredths(carat),
      rap: maybeHundredths(rap ?? null),
      total: hundredths(sell_amt),
    })),
  );
  return {
    pieces: totals.pieces,
    carat: decimalNumber(totals.carat),
    rap_avg: maybe(totals.rap_avg),
    disc_avg: maybe(totals.disc_avg),
    price_per_ct: maybe(totals.price_per_ct),
    total_amt: decimalNumber(totals.total_amt),
  };
}
