import type { BlockStore } from "../block-store.ts";
import type { Viewer } from "../viewer.ts";
import type { FoundPlaces } from "./found-places.ts";
import type { ListedRows } from "./listed-rows.ts";
import type { Page } from "./page.ts";
import type { Plan, PlannedFilter } from "./plan.ts";
import type { PlannedRange } from "./planned-range.ts";

/** A search under way: the query, and its results so far. */
export interface Run {
  readonly store: BlockStore;
  readonly plan: Plan;
  readonly viewer: Viewer;
  /** The address of the counters of values; 0 if they are not counted. */
  readonly counters: number;
  readonly listed: ListedRows | undefined;
  readonly page: Page | undefined;
  /** For a caller that goes on with all found rows. */
  readonly places: FoundPlaces | undefined;
  count: number;

  // The conditions that remove rows in the present block. All rows of the block pass the others (block-zones.ts).
  readonly scopes: PlannedFilter[];
  readonly filters: PlannedFilter[];
  readonly ranges: PlannedRange[];
  /** By attribute: 1 if its filter is among these. */
  readonly isFiltered: Uint8Array;
}

/** Writes the query into the memory that the kernel reads. */
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
