import type { BlockStore } from "../block-store.ts";
import { defaultSize } from "../query.ts";
import { refusal } from "../refusals.ts";
import { PageByOneKey } from "../search/page-by-one-key.ts";
import { findPlaces } from "../search/search-stones.ts";
import type { Viewer } from "../viewer.ts";
import { eachStoneOnce, mostPairs } from "./each-stone-once.ts";
import { explainer } from "./explain-pair.ts";
import { gatherStones } from "./gather-stones.ts";
import type { PairQuery, PairResult } from "./pair-query.ts";
import { forEachPair } from "./window-pairs.ts";

/** The factor that puts distance and first id into one number: below 2^53, and sorted by distance first. */
const ID_SPAN = 2 ** 31;

/** All pairs among the stones that a query finds, the best first. */
export function findPairs(store: BlockStore, query: PairQuery, viewer: Viewer): PairResult {
  const { pair, offset = 0, size = defaultSize } = query;
  for (const name of [...pair.equal, ...Object.keys(pair.within), ...Object.keys(pair.steps ?? {})])
    if (viewer.closed.has(name)) throw refusal("columnClosed", name);
  const found = findPlaces(store, query, viewer);
  const stones = gatherStones(store, found, pair);
  const page = pageFor(store).begin(pair.isExclusive ? mostPairs : Math.min(offset + size, mostPairs));
  let pairCount = 0;
  forEachPair(stones, (a, b, distance) => {
    if (++pairCount > mostPairs) throw refusal("tooManyPairs", mostPairs);
    page.add(distance * ID_SPAN + a, b);
  });
  const best = page.entries(pair.isExclusive ? 0 : offset).map(({ key, id }): [number, number] => [key % ID_SPAN, id]);
  const chosen = pair.isExclusive ? eachStoneOnce(best) : best;
  return {
    count: found.length,
    pairCount: pair.isExclusive ? chosen.length : pairCount,
    pairs: (pair.isExclusive ? chosen.slice(offset, offset + size) : chosen).map(explainer(store, pair)),
  };
}

const pages = new WeakMap<BlockStore, PageByOneKey>();

/** The page of a store. All searches share it, so that its room is used again. */
function pageFor(store: BlockStore): PageByOneKey {
  const page = pages.get(store) ?? new PageByOneKey(store);
  pages.set(store, page);
  return page;
}
