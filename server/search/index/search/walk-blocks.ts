import { givesFacets, givesStones } from "#domain/search/answer.ts";
import type { BlockStore } from "../block-store.ts";
import type { Viewer } from "../viewer.ts";
import { blockOrder } from "./block-order.ts";
import { isByOneKey } from "./deep-page.ts";
import type { FoundPlaces } from "./found-places.ts";
import { findListed } from "./listed-rows.ts";
import type { Page } from "./page.ts";
import { PageByManyKeys } from "./page-by-many-keys.ts";
import { PageByOneKey } from "./page-by-one-key.ts";
import type { Plan } from "./plan.ts";
import { type Run, startRun } from "./run.ts";
import { searchBlock } from "./search-block.ts";

export type Walk = {
  /** For a caller that goes on with all found rows. */
  places?: FoundPlaces;
  /** The blocks that this walk takes; all of them without it. */
  share?: (blocks: readonly number[]) => Iterable<number>;
};

/** A search that has looked into no block yet. */
export const newRun = (store: BlockStore, plan: Plan, viewer: Viewer): Run => ({
  store,
  plan,
  viewer,
  counters: givesFacets(plan.answer) ? store.scratch.counters : 0,
  listed: plan.numbers && findListed(store, plan, viewer.closed),
  page: undefined,
  places: undefined,
  count: 0,
  scopes: [],
  filters: [],
  ranges: [],
  isFiltered: new Uint8Array(store.schema.attributes.length),
});

/** Walks the blocks of a search, and gathers what is found. */
export function walkBlocks(store: BlockStore, plan: Plan, viewer: Viewer, { places, share }: Walk = {}): Run {
  const page = givesStones(plan.answer) ? pageFor(store, plan) : undefined;
  const run: Run = { ...newRun(store, plan, viewer), page, places };
  startRun(run);
  const blocks = blockOrder(run);
  for (const block of share ? share(blocks) : blocks) searchBlock(run, block);
  return run;
}

const pages = new WeakMap<BlockStore, PageByOneKey>();

/** An empty page for a search. */
export function pageFor(store: BlockStore, plan: Plan): Page {
  const { sort, offset, size } = plan;
  const need = Math.min(offset + size, store.zones.stones);
  if (!isByOneKey(plan)) return new PageByManyKeys(store, sort, need);
  const page = pages.get(store) ?? new PageByOneKey(store); // its room is used again
  pages.set(store, page);
  return page.begin(need);
}
