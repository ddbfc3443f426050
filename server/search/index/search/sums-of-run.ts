import type { Sums } from "#domain/totals.ts";
import type { Run } from "./run.ts";

/** By attribute, the number of found stones of each of its values. */
export function facetsOf({ store, viewer }: Run): Record<string, number[]> {
  const { u32 } = store.memory;
  const facets: Record<string, number[]> = {};
  for (const { name, first, values } of store.schema.attributes) {
    if (viewer.closed.has(name)) continue;
    const counts = new Array<number>(values.length);
    const from = (store.scratch.counters >> 2) + first;
    for (let code = 0; code < counts.length; code++) counts[code] = u32[from + code] as number;
    facets[name] = counts;
  }
  return facets;
}

/** The sums over all found stones. */
export function sumsOf({ store, count }: Run): Sums {
  const { f64 } = store.memory;
  const read = (at: number) => Array.from(f64.subarray(at >> 3, (at >> 3) + 3), BigInt) as [bigint, bigint, bigint];
  const [carat, rapCarat, total] = read(store.scratch.sums);
  const [unlistedCarat, , unlistedTotal] = read(store.scratch.unlisted);
  const listed = { carat: carat - unlistedCarat, rapCarat, total: total - unlistedTotal };
  return { pieces: count, carat, total, listed };
}
