import { hundredths } from "#domain/money.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { addTo, noSums, type Sums, type Totals, totalsFrom } from "#domain/totals.ts";

/** The totals at the quoted prices, at what the lines of a list come to, and at cost. */
export type FileTotals = { own: Totals; deal: Totals; cost: Totals };

/** Sums up a file while it is written. Stones that are no lines have no deal of their own: it is the quoted price. */
export function fileTotals(): { add(stone: StoneFields): void; end(): FileTotals } {
  const own = noSums();
  const deal = noSums();
  const cost = noSums();
  return {
    add(stone) {
      addStone(own, stone, stone.sell_amt);
      addStone(deal, stone, stone.deal_amount ?? stone.sell_amt);
      if (typeof stone.total_amt === "number") addStone(cost, stone, stone.total_amt);
    },
    end: () => ({ own: totalsFrom(own), deal: totalsFrom(deal), cost: totalsFrom(cost) }),
  };
}

function addStone(sums: Sums, { carat, rap }: StoneFields, total: unknown): void {
  addTo(sums, {
    carat: hundredths(carat as number),
    rap: typeof rap === "number" ? hundredths(rap) : null,
    total: hundredths(total as number),
  });
}
