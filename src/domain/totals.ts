import { divide, type Hundredths, safe } from "./money.ts";

/** The part of a stone in a summary. `total` is the amount at the price that is summed up, cost or the viewer's own. */
export type Summand = { carat: Hundredths; rap: Hundredths | null; total: Hundredths };

/** The summary of spec §9, weighted by carat, never a mean of percentages; null where there is no weight. */
export type Totals = {
  pieces: number;
  carat: Hundredths;
  rap_avg: Hundredths | null;
  disc_avg: Hundredths | null;
  price_per_ct: Hundredths | null;
  total_amt: Hundredths;
};

/** Running sums. They grow beyond the numbers that JavaScript counts exactly. */
export type Sums = {
  pieces: number;
  carat: bigint;
  total: bigint;
  /** The sums of stones with a list price alone. */
  listed: { carat: bigint; rapCarat: bigint; total: bigint };
};

/** The sums of no stones. */
export const noSums = (): Sums => ({
  pieces: 0,
  carat: 0n,
  total: 0n,
  listed: { carat: 0n, rapCarat: 0n, total: 0n },
});

/** Adds one stone to the sums. A negative weight takes its piece away again. */
export function addTo(sums: Sums, { carat, rap, total }: Summand): void {
  sums.pieces += carat < 0 ? -1 : 1;
  sums.carat += BigInt(carat);
  sums.total += BigInt(total);
  if (rap === null) return;
  sums.listed.carat += BigInt(carat);
  sums.listed.rapCarat += BigInt(rap) * BigInt(carat);
  sums.listed.total += BigInt(total);
}

/** The sums of both. */
export const addSums = (one: Sums, other: Sums): Sums => ({
  pieces: one.pieces + other.pieces,
  carat: one.carat + other.carat,
  total: one.total + other.total,
  listed: {
    carat: one.listed.carat + other.listed.carat,
    rapCarat: one.listed.rapCarat + other.listed.rapCarat,
    total: one.listed.total + other.listed.total,
  },
});

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

/** The summary of a few stones. */
export function totalsOf(stones: Iterable<Summand>): Totals {
  const sums = noSums();
  for (const stone of stones) addTo(sums, stone);
  return totalsFrom(sums);
}
