import { divide, type Hundredths, safe } from "./money.ts";

/** What a stone adds to a summary; `total` is the amount at whatever price is summed up, cost or the viewer's own. */
export type Summand = { carat: Hundredths; rap: Hundredths | null; total: Hundredths };

/** The summary of spec §9, weighted by carat, never a mean of percentages; null where nothing could be weighed. */
export type Totals = {
  pieces: number;
  carat: Hundredths;
  rap_avg: Hundredths | null;
  disc_avg: Hundredths | null;
  price_per_ct: Hundredths | null;
  total_amt: Hundredths;
};

/** Running sums; they grow beyond what a JavaScript number counts exactly. */
export type Sums = {
  pieces: number;
  carat: bigint;
  total: bigint;
  /** Over stones with a list price alone. */
  listed: { carat: bigint; rapCarat: bigint; total: bigint };
};

/** The sums of no stone at all. */
export const noSums = (): Sums => ({
  pieces: 0,
  carat: 0n,
  total: 0n,
  listed: { carat: 0n, rapCarat: 0n, total: 0n },
});

/** Adds one stone to the sums; one that is taken back takes its piece along. */
export function addTo(sums: Sums, { carat, rap, total }: Summand): void {
  sums.pieces += carat < 0 ? -1 : 1;
  sums.carat += BigInt(carat);
  sums.total += BigInt(total);
  if (rap === null) return;
  sums.listed.carat += BigInt(carat);
  sums.listed.rapCarat += BigInt(rap) * BigInt(carat);
  sums.listed.total += BigInt(total);
}

/** The summary from its sums. */
export function totalsFrom({ pieces, carat, total, listed }: Sums): Totals {
  const { rapCarat } = listed;
  return {
    pieces,
    carat: safe(carat),
    rap_avg: listed.carat === 0n ? null : safe(divide(rapCarat, listed.carat)),
    // total is in cents, rap × carat in hundredths of a cent
    disc_avg: rapCarat === 0n ? null : safe(divide((listed.total * 100n - rapCarat) * 10_000n, rapCarat)),
    price_per_ct: carat === 0n ? null : safe(divide(total * 100n, carat)),
    total_amt: safe(total),
  };
}

/** The summary of a handful of stones. */
export function totalsOf(stones: Iterable<Summand>): Totals {
  const sums = noSums();
  for (const stone of stones) addTo(sums, stone);
  return totalsFrom(sums);
}
