import type { LinePage } from "./shown-lists.ts";

type Line = LinePage["data"][number];
const round2 = (value: number) => Math.round((value + Math.sign(value) * 1e-9) * 100) / 100;

/** The price per carat and the amount of a line in the list's sums: sold, else agreed, else the client's own. */
export function ownPriceOf({ sold_ppc, agreed_ppc, markup_ppc, sell_amt, stone }: Line) {
  const other = sold_ppc ?? agreed_ppc;
  return other == null
    ? { price: markup_ppc, amount: sell_amt }
    : { price: other, amount: round2(other * stone.carat) };
}

/** The summary of spec §9, summed up line by line. */
export function naiveTotals(lines: readonly Line[]) {
  let [carat, amount, listedCarat, rap, listedAmount] = [0, 0, 0, 0, 0];
  for (const line of lines) {
    const own = ownPriceOf(line).amount;
    carat += line.stone.carat;
    amount += own;
    if (line.rap === null) continue;
    listedCarat += line.stone.carat;
    rap += line.rap * line.stone.carat;
    listedAmount += own;
  }
  return {
    pieces: lines.length,
    carat: round2(carat),
    rap_avg: listedCarat === 0 ? null : round2(rap / listedCarat),
    disc_avg: rap === 0 ? null : round2((listedAmount / rap - 1) * 100),
    price_per_ct: carat === 0 ? null : round2(amount / carat),
    total_amt: round2(amount),
  };
}
