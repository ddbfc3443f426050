import { givesTotals } from "#domain/search/answer.ts";
import { BLOCK_ROWS } from "../line.ts";
import { offerFew } from "./offer-rows.ts";
import { addTotals, isSortedByOwn, keepOwnRanges } from "./own-prices.ts";
import { columnsOfFew } from "./price-columns.ts";
import type { Run } from "./run.ts";

/** Searches the few listed rows of a block. Each is read from its own line. */
export function searchFew(run: Run, block: number, listed: number): void {
  const { store, plan } = run;
  const { kernel, u16 } = store.memory;
  const { places, kept, eights, filtered, pass, firstValues } = store.scratch;
  let from = places;
  let count = listed;
  if (plan.own) {
    const columns = columnsOfFew(run, block, places, count);
    keepOwnRanges(run, columns, plan.own);
    count = kernel.listPlaces(columns.mask, kept, eights);
    kernel.pickPlaces(kept, count, places);
    from = kept;
  }
  const lines = store.blockAt(block) + store.layout.lines;
  const always = plan.scopes.length;
  const filters = always + plan.filters.length;
  const attributes = store.schema.attributes.length;
  count = kernel.searchFewRows(
    from,
    count,
    lines,
    always,
    filters,
    filtered,
    pass,
    run.counters,
    firstValues,
    attributes,
    places,
  );
  run.count += count;
  if (count === 0) return;
  run.places?.add(block * BLOCK_ROWS, u16.subarray(places >> 1, (places >> 1) + count));
  const isSummed = givesTotals(plan.answer);
  if (!isSummed && !run.page) return;
  const columns = columnsOfFew(run, block, places, count);
  if (isSummed || isSortedByOwn(plan)) addTotals(run, block, columns, false);
  if (run.page) offerFew(run, block, columns, count, run.page);
}
