import { hundredths } from "#domain/money.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { addTo, noSums, type Sums, type Totals, totalsFrom } from "#domain/totals.ts";

export type FileTotals = { own: Totals; cost: Totals };

/** Sums up a file while it is written, at the viewer's own prices, and at cost if the stones have it. */
export function fileTotals(): { add(stone: StoneFields): void; end(): FileTotals } {
  const own = noSums();
  const cost = noSums();
  return {
    add(stone) {
      addStone(own, stone, stone.sell_amt);
      if (typeof stone.total_amt === "number") addStone(cost, stone, stone.total_amt);
    },
    end: () => ({ own: totalsFrom(own), cost: totalsFrom(cost) }),
  };
}

function addStone(sums: Sums, { carat, rap }: StoneFields, total: unknown): void {
  addTo(sums, {
    carat: hundredths(carat as number),
    rap: typeof rap === "number" ? hundredths(rap) : null,
    total: hundredths(total as number),
  });
}
