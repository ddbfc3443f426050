import type { BlockStore } from "../block-store.ts";
import { findPlaces } from "../search/search-stones.ts";
import type { Viewer } from "../viewer.ts";
import { bestPairs, idsOfPair, insistOnSeen } from "./best-pairs.ts";
import { explainer } from "./explain-pair.ts";
import type { PairQuery, PairResult } from "./pair-query.ts";

/** All pairs among the stones that a query finds, the best first. */
export function findPairs(store: BlockStore, query: PairQuery, viewer: Viewer): PairResult {
  insistOnSeen(query, viewer);
  const places = findPlaces(store, query, viewer);
  const { pairCount, page } = bestPairs(store, places, query);
  return {
    count: places.length,
    pairCount,
    pairs: page
      .entries(query.offset ?? 0)
      .map(idsOfPair)
      .map(explainer(store, query.pair)),
  };
}
