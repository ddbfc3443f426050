import type { BlockStore } from "../block-store.ts";
import type { Viewer } from "../viewer.ts";
import type { ListedRows } from "./listed-rows.ts";
import type { Page } from "./page.ts";
import type { Plan, PlannedFilter } from "./plan.ts";
import type { PlannedRange } from "./planned-range.ts";

/** One search under way: the query, and what is known so far. */
export interface Run {
  readonly store: BlockStore;
  readonly plan: Plan;
  readonly viewer: Viewer;
  /** Where values are counted; 0: they are not. */
  readonly counters: number;
  readonly listed: ListedRows | undefined;
  readonly page: Page | undefined;
  /** Row numbers of everything found, where somebody goes on with them. */
  readonly places: number[] | undefined;
  count: number;

  // What takes rows out in the block at hand; the rest lets all of its rows pass (block-zones.ts).
  readonly scopes: PlannedFilter[];
  readonly filters: PlannedFilter[];
  readonly ranges: PlannedRange[];
  /** By attribute: whether its filter is among these. */
  readonly isFiltered: Uint8Array;
}

/** Writes the query to where the kernel reads it. */
export function startRun({ store, plan, viewer }: Run): void {
  const { u8, f64 } = store.memory;
  const { scratch } = store;
  f64.set(viewer.factors, scratch.factors >> 3);
  u8.fill(0, scratch.counters, scratch.unlisted + 24); // counters, sums
  const filters = [...plan.scopes, ...plan.filters];
  u8.fill(0, scratch.pass, scratch.pass + filters.length * 256);
  filters.forEach(({ attribute, codes, pass }, i) => {
    u8[scratch.filtered + i] = attribute.index;
    for (const code of codes) u8[pass + code] = 1;
  });
}
