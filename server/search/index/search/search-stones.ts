import { givesFacets, givesStones, givesTotals } from "#domain/search/answer.ts";
import { type Totals, totalsFrom } from "#domain/totals.ts";
import type { BlockStore } from "../block-store.ts";
import type { Query, SearchResult } from "../query.ts";
import type { Viewer } from "../viewer.ts";
import { blockOrder } from "./block-order.ts";
import { FoundPlaces } from "./found-places.ts";
import { findListed } from "./listed-rows.ts";
import type { Page } from "./page.ts";
import { PageByManyKeys } from "./page-by-many-keys.ts";
import { PageByOneKey } from "./page-by-one-key.ts";
import { makePlan, type Plan } from "./plan.ts";
import { type Run, startRun } from "./run.ts";
import { searchBlock } from "./search-block.ts";

/** Answers a search: plans it, walks the blocks, and gathers their results. */
export function searchStones(store: BlockStore, query: Query, viewer: Viewer): SearchResult {
  const run = walk(store, makePlan(store, query, viewer), viewer);
  const numbers = run.listed && { numbers: run.listed.found };
  return {
    count: run.count,
    ...(run.counters && { facets: facetsOf(run) }),
    ...(givesTotals(run.plan.answer) && { totals: totalsOfRun(run) }),
    ...(run.page && { ids: run.page.ids(run.plan.offset) }),
    ...numbers,
  };
}

/** The row numbers of all rows that a query finds, for further work. */
export function findPlaces(store: BlockStore, query: Query, viewer: Viewer): Uint32Array {
  const places = new FoundPlaces();
  walk(store, makePlan(store, { ...query, answer: "count" }, viewer), viewer, places);
  return places.all;
}

function walk(store: BlockStore, plan: Plan, viewer: Viewer, places?: FoundPlaces): Run {
  const run: Run = {
    store,
    plan,
    viewer,
    counters: givesFacets(plan.answer) ? store.scratch.counters : 0,
    listed: plan.numbers && findListed(store, plan, viewer.closed),
    page: givesStones(plan.answer) ? pageFor(store, plan) : undefined,
    places,
    count: 0,
    scopes: [],
    filters: [],
    ranges: [],
    isFiltered: new Uint8Array(store.schema.attributes.length),
  };
  startRun(run);
  for (const block of blockOrder(run)) searchBlock(run, block);
  return run;
}

const pages = new WeakMap<BlockStore, PageByOneKey>();

function pageFor(store: BlockStore, { sort, offset, size }: Plan): Page {
  const need = Math.min(offset + size, store.zones.stones);
  const [first, second] = sort;
  if (second || first?.kind === "key") return new PageByManyKeys(store, sort, need);
  const page = pages.get(store) ?? new PageByOneKey(store); // its room is used again
  pages.set(store, page);
  return page.begin(need);
}

function facetsOf({ store, viewer }: Run): Record<string, number[]> {
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

function totalsOfRun({ store, count }: Run): Totals {
  const { f64 } = store.memory;
  const read = (at: number) => Array.from(f64.subarray(at >> 3, (at >> 3) + 3), BigInt) as [bigint, bigint, bigint];
  const [carat, rapCarat, total] = read(store.scratch.sums);
  const [unlistedCarat, , unlistedTotal] = read(store.scratch.unlisted);
  const listed = { carat: carat - unlistedCarat, rapCarat, total: total - unlistedTotal };
  return totalsFrom({ pieces: count, carat, total, listed });
}
