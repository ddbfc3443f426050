// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { givesTotals } from "#domain/search/answer.ts";
import { BITMAP_BYTES, BLOCK_ROWS } from "../line.ts";
import { offerMany } from "./offer-rows.ts";
import { addTotals, isSortedByOwn, keepOwnRanges } from "./own-prices.ts";
import { columnsOfBlock } from "./price-columns.ts";
import type { Run } from "./run.ts";

/** Searches many rows of a block by bitmaps. The candidates are known, and each fails one filter at most. */
export function searchMany(run: Run, block: number): void {
  const { store, plan } = run;
  const { kernel } = store.memory;
  const { once, twice, found, near, candidates } = store.scratch;
  if (plan.own) keepOwnRanges(run, columnsOfBlock(run, block, candidates), plan.own);
  let count = kernel.endFails(once, twice, found, near);
  if (plan.own) {
    kernel.intersect(found, candidates);
    kernel.intersect(near, candidates);
    count = kernel.countBits(found);
  }
  if (run.counters) countFacets(run, block, count);
  run.count += count;
  if (count === 0) return;
  run.places?.add(block * BLOCK_ROWS, foundRows(run));
  const isSummed = givesTotals(plan.answer);
  if (!isSummed && !run.page) return;
  const columns = columnsOfBlock(run, block, found);
  if (isSummed || isSortedByOwn(plan)) addTotals(run, block, columns, plan.own !== undefined);
  if (run.page) offerMany(run, block, columns, run.page);
}

/**
 * Counts every facet over the rows found. An attribute with a filter of its own is also counted over the rows that fail
 * this filter alone.
 */
function countFacets(run: Run, block: number, count: number): void {
  const { store, plan } = run;
  const { kernel } = store.memory;
  const { found, near, spare, passed, counters, tables } = store.scratch;
  const base = store.blockAt(block);
  for (const { index, first, values } of store.schema.attributes) {
    const isFiltered = run.isFiltered[index] === 1;
    const rows = isFiltered ? kernel.withoutFilter(spare, found, near, passed + index * BITMAP_BYTES) : count;
    if (rows === 0) continue;
    const { width, at } = store.layout.slices[index]!;
    const zone = base + store.layout.zones + first * 2;
    const seen = plan.scopes.find(({ attribute }) => attribute.index === index)?.pass ?? 0;
    const mask = isFiltered ? spare : found;
    kernel.countValues(mask, rows, base + at, width, values.length, zone, seen, counters + first * 4, tables);
  }
}

function foundRows({ store }: Run): Uint16Array {
  const { kernel, u16 } = store.memory;
  const { found, places, eights } = store.scratch;
  const count = kernel.listPlaces(found, places, eights);
  return u16.subarray(places >> 1, (places >> 1) + count);
}
