// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { PlannedFilter } from "./plan.ts";
import type { Run } from "./run.ts";

/**
 * Finds by the block's zones the conditions that matter here. A condition that all of its rows meet is not checked
 * again. False if the block cannot hold a wanted row.
 */
export function enterBlock(run: Run, block: number): boolean {
  const { store, plan } = run;
  const live = store.zones.live[block]!;
  if (live === 0 || (run.listed && !run.listed.isIn(block))) return false;
  run.scopes.length = run.filters.length = run.ranges.length = 0;
  run.isFiltered.fill(0);

  for (const range of plan.ranges) {
    const { index } = range.column;
    const lowest = store.zones.lowest[index]![block]!;
    const highest = store.zones.highest[index]![block]!;
    if (range.low > range.high || lowest > range.high || highest < range.low) return false;
    if (lowest < range.low || highest > range.high || store.zones.hasMissing[index]![block]) run.ranges.push(range);
  }
  for (const scope of plan.scopes) {
    const rows = rowsThrough(run, scope, block);
    if (rows === 0) return false;
    if (rows < live) run.scopes.push(scope);
  }
  let shut = 0;
  for (const filter of plan.filters) {
    const rows = rowsThrough(run, filter, block);
    if (rows === live) continue;
    // A filter that no row here passes leaves rows for its own facet, as they fail it alone. Two such filters leave
    // none.
    if (rows === 0 && (++shut > 1 || !run.counters)) return false;
    run.filters.push(filter);
    run.isFiltered[filter.attribute.index] = 1;
  }
  return true;
}

function rowsThrough({ store }: Run, { attribute, codes }: PlannedFilter, block: number): number {
  const zone = ((store.blockAt(block) + store.layout.zones) >> 1) + attribute.first;
  const { u16 } = store.memory;
  let rows = 0;
  for (const code of codes) rows += u16[zone + code]!;
  return rows;
}
