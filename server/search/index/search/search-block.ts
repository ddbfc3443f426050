// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { FEW } from "../layout.ts";
import { BITMAP_BYTES } from "../line.ts";
import type { Attribute } from "../schema.ts";
import { enterBlock } from "./block-zones.ts";
import { openRows } from "./open-rows.ts";
import type { Run } from "./run.ts";
import { searchFew } from "./search-few.ts";
import { searchMany } from "./search-many.ts";

/** Searches one block: finds the rows that may count, then filters them by bitmaps or, if they are few, one by one. */
export function searchBlock(run: Run, block: number): void {
  if (!enterBlock(run, block)) return;
  const { kernel, u16 } = run.store.memory;
  const { open, candidates, places, eights } = run.store.scratch;

  const pasted = run.listed?.in(block);
  if (pasted && pasted.length <= FEW && run.ranges.length === 0 && run.plan.begins.length === 0) {
    u16.set(pasted, places >> 1);
    searchFew(run, block, pasted.length);
    return;
  }
  const opened = openRows(run, block);
  if (opened === 0) return;
  if (opened <= FEW) {
    searchFew(run, block, kernel.listPlaces(open, places, eights));
    return;
  }
  const count = filterByBitmaps(run, block);
  if (count > FEW) searchMany(run, block);
  else if (count > 0) searchFew(run, block, kernel.listPlaces(candidates, places, eights));
}

/**
 * Leaves in `candidates` the open rows that fail no filter. If facets are counted, rows that fail just one stay too.
 */
function filterByBitmaps(run: Run, block: number): number {
  const { store } = run;
  const { kernel } = store.memory;
  const { open, once, twice, spare, passed, candidates } = store.scratch;
  for (const { attribute, pass } of run.scopes) {
    passingRows(run, block, spare, attribute, pass);
    kernel.intersect(open, spare);
  }
  kernel.startFails(once, twice, open);
  for (const { attribute, pass } of run.filters) {
    const rows = passed + attribute.index * BITMAP_BYTES;
    passingRows(run, block, rows, attribute, pass);
    kernel.addFails(once, twice, rows);
  }
  return kernel.invert(candidates, run.counters ? twice : once);
}

function passingRows(
  { store }: Run,
  block: number,
  to: number,
  { index, first, values }: Attribute,
  pass: number,
): void {
  const base = store.blockAt(block);
  const { width, at } = store.layout.slices[index]!;
  const zone = base + store.layout.zones + first * 2;
  store.memory.kernel.rowsThatPass(to, base + at, width, zone, pass, values.length, store.scratch.tables);
}
