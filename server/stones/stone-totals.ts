import type { Data } from "#api/operation-types.ts";
import { decimalNumber, hundredths, maybeHundredths } from "#domain/money.ts";
import { totalsOf } from "#domain/totals.ts";
import type { SummedStone } from "../db/queries/collections.ts";

type Totals = Data<"getCollection">["totals"];

/** The totals of some stones at the viewer's own prices, as they travel. A stone that stands twice counts once. */
export function stoneTotals(stones: readonly SummedStone[]): Totals {
  const each = new Map(stones.map((stone) => [stone.stone_id, stone]));
  const { pieces, carat, total_amt, ...averages } = totalsOf(
    [...each.values()].map((stone) => ({
      carat: hundredths(stone.carat),
      rap: maybeHundredths(stone.rap),
      total: hundredths(stone.sell_amt),
    })),
  );
  const maybe = (value: number | null) => (value === null ? null : decimalNumber(value));
  return {
    pieces,
    carat: decimalNumber(carat),
    rap_avg: maybe(averages.rap_avg),
    disc_avg: maybe(averages.disc_avg),
    price_per_ct: maybe(averages.price_per_ct),
    total_amt: decimalNumber(total_amt),
  };
}
