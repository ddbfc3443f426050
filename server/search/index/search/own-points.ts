// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { ownPrice, totalAmt } from "#domain/price.ts";
import type { PriceColumns } from "./price-columns.ts";
import type { Run } from "./run.ts";

/**
 * Prices the rows with a markup in points. Points are no factor: they move the discount, and the price follows from the
 * list. Few houses use them, so the kernel has no part in them. These rows are priced anew, one by one, by the
 * product's own formula.
 */
export function applyPoints(run: Run, at: PriceColumns): void {
  const { f64 } = run.store.memory;
  const { own, amount } = run.store.scratch;
  forEachInPoints(run, at, (row, price) => {
    f64[(own >> 3) + row] = price.markup_ppc;
    f64[(amount >> 3) + row] = price.sell_amt;
  });
}

/**
 * Writes the discounts of these rows, with the points added: they cannot be computed exactly from the rounded price.
 */
export function applyPointsToDiscounts(run: Run, at: PriceColumns): void {
  const { f64 } = run.store.memory;
  forEachInPoints(run, at, (row, price) => {
    f64[(run.store.scratch.discount >> 3) + row] = price.markup_disc ?? Number.NaN;
  });
}

function forEachInPoints(
  { store, viewer }: Run,
  at: PriceColumns,
  work: (row: number, price: ReturnType<typeof ownPrice>) => void,
): void {
  if (!viewer.points) return;
  const { u8, u16, i16, i32, u32 } = store.memory;
  const { discount } = store.schema.price;
  for (let row = 0; row < at.rows; row++) {
    if (!((u8[at.mask + (row >> 3)]! >> (row & 7)) & 1)) continue;
    const value = viewer.points[u16[(at.bucket >> 1) + row]!]!;
    const rap = u32[(at.list >> 2) + row]!;
    if (Number.isNaN(value) || rap === 0) continue;
    const place = at.placeOf(row);
    const disc = discount.type === "i16" ? i16[(at.discount >> 1) + place]! : i32[(at.discount >> 2) + place]!;
    const price_per_ct = u32[(at.perCarat >> 2) + row]!;
    const carat = u16[(at.carat >> 1) + row]!;
    const total_amt = totalAmt(price_per_ct, carat) + (at.rest ? i16[(at.rest >> 1) + row]! : 0);
    work(row, ownPrice({ carat, rap, disc, price_per_ct, total_amt }, { kind: "points", value }));
  }
}
