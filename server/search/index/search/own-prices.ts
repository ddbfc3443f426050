// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { applyPoints, applyPointsToDiscounts } from "./own-points.ts";
import type { OwnRanges, Plan } from "./plan.ts";
import type { OwnName } from "./plan-sort.ts";
import type { PriceColumns } from "./price-columns.ts";
import type { Run } from "./run.ts";

/** Stores the own prices and amounts of the rows in the mask. */
function priceRows(run: Run, at: PriceColumns): void {
  const { own, amount, lanes } = run.store.scratch;
  const { kernel } = run.store.memory;
  kernel.priceRows(at.rows, at.mask, at.perCarat, at.list, at.carat, at.bucket, own, amount, 0, lanes);
  if (at.rest) kernel.addRests(at.rows, at.mask, at.perCarat, own, amount, at.rest);
  applyPoints(run, at);
}

/** Stores the own discounts of the same rows. Their prices must be stored already. */
function discountRows(run: Run, at: PriceColumns): void {
  const { own, discount } = run.store.scratch;
  run.store.memory.kernel.discountRows(at.rows, at.mask, own, at.list, discount);
  applyPointsToDiscounts(run, at);
}

/** Leaves in the mask the rows with own prices in the ranges. Own prices and amounts stay stored. */
export function keepOwnRanges(run: Run, at: PriceColumns, ranges: OwnRanges): void {
  const { kernel } = run.store.memory;
  const { own, amount, discount } = run.store.scratch;
  priceRows(run, at);
  if (ranges.perCarat) kernel.keepRangeF64(at.mask, own, ...ranges.perCarat);
  if (ranges.amount) kernel.keepRangeF64(at.mask, amount, ...ranges.amount);
  if (!ranges.discount) return;
  discountRows(run, at);
  kernel.keepRangeF64(at.mask, discount, ...ranges.discount);
}

export const isSortedByOwn = ({ sort }: Plan): boolean => sort.some(({ kind }) => kind === "own");

/** Adds the rows to the totals, and stores the own prices that the page needs. */
export function addTotals(run: Run, block: number, at: PriceColumns, isPriced: boolean): void {
  const { store, plan, viewer } = run;
  const { kernel } = store.memory;
  const { own, amount, sums, unlisted, lanes, spare } = store.scratch;
  // Stones without a list price are few, and most blocks have none. They are added up apart and subtracted at the end.
  const hasUnlisted = store.zones.hasMissing[store.schema.price.list.index]![block] === 1;
  const isStored = isPriced || viewer.points !== undefined || at.rest > 0;
  if (!isPriced && isStored) priceRows(run, at);
  if (isStored) kernel.sumPrices(at.rows, at.mask, at.list, at.carat, amount, sums, lanes);
  else {
    const stored = hasUnlisted || isSortedByOwn(plan) ? own : 0;
    kernel.priceRows(at.rows, at.mask, at.perCarat, at.list, at.carat, at.bucket, stored, amount, sums, lanes);
  }
  if (!hasUnlisted) return;
  kernel.copyBitmap(spare, at.mask);
  kernel.keepRange32(spare, at.list, 0, 0);
  kernel.sumPrices(at.rows, spare, at.list, at.carat, amount, unlisted, lanes);
}

/** The column of an own price. The discount is computed here. */
export function ownColumn(run: Run, at: PriceColumns, name: OwnName): number {
  const { own, amount, discount } = run.store.scratch;
  if (name === "perCarat") return own;
  if (name === "amount") return amount;
  discountRows(run, at);
  return discount;
}
