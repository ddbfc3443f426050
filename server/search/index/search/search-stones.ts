import { givesTotals } from "#domain/search/answer.ts";
import { totalsFrom } from "#domain/totals.ts";
import type { BlockStore } from "../block-store.ts";
import type { Query, SearchResult } from "../query.ts";
import type { Viewer } from "../viewer.ts";
import { FoundPlaces } from "./found-places.ts";
import { makePlan } from "./plan.ts";
import { facetsOf, sumsOf } from "./sums-of-run.ts";
import { type Walk, walkBlocks } from "./walk-blocks.ts";

/** Answers a search: plans it, walks the blocks, and gathers their results. */
export function searchStones(store: BlockStore, query: Query, viewer: Viewer): SearchResult {
  const run = walkBlocks(store, makePlan(store, query, viewer), viewer);
  const numbers = run.listed && { numbers: run.listed.found };
  return {
    count: run.count,
    ...(run.counters && { facets: facetsOf(run) }),
    ...(givesTotals(run.plan.answer) && { totals: totalsFrom(sumsOf(run)) }),
    ...(run.page && { ids: run.page.ids(run.plan.offset) }),
    ...numbers,
  };
}

/** The row numbers of all rows that a query finds, for further work. */
export function findPlaces(store: BlockStore, query: Query, viewer: Viewer, share?: Walk["share"]): Uint32Array {
  const places = new FoundPlaces();
  walkBlocks(store, makePlan(store, { ...query, answer: "count" }, viewer), viewer, {
    places,
    ...(share && { share }),
  });
  return places.all;
}
