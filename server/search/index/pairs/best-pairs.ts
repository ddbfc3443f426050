import type { BlockStore } from "../block-store.ts";
import { defaultSize } from "../query.ts";
import { refusal } from "../refusals.ts";
import { PageByOneKey } from "../search/page-by-one-key.ts";
import type { Viewer } from "../viewer.ts";
import { eachStoneOnce, mostPairs } from "./each-stone-once.ts";
import { gatherStones } from "./gather-stones.ts";
import type { PairQuery } from "./pair-query.ts";
import { forEachPair } from "./window-pairs.ts";

/** The factor that puts distance and first id into one number: below 2^53, and sorted by distance first. */
const ID_SPAN = 2 ** 31;

/** The pairs among some stones: the number of all and of those that count, and the best of them. */
export interface BestPairs {
  readonly all: number;
  readonly pairCount: number;
  readonly page: PageByOneKey;
}

/** Refuses a rule that compares what this viewer may not see. */
export function insistOnSeen({ pair }: PairQuery, viewer: Viewer): void {
  for (const name of [...pair.equal, ...Object.keys(pair.within), ...Object.keys(pair.steps ?? {})])
    if (viewer.closed.has(name)) throw refusal("columnClosed", name);
}

/** Refuses more pairs than an answer may have. */
export function insistOnFew(pairs: number): void {
  if (pairs > mostPairs) throw refusal("tooManyPairs", mostPairs);
}

/** Finds the best pairs of a query among the stones at some places. */
export function bestPairs(store: BlockStore, places: Uint32Array, query: PairQuery): BestPairs {
  const { pair } = query;
  const stones = gatherStones(store, places, pair);
  const page = pageFor(store, pair.isExclusive ? { size: mostPairs } : query);
  let all = 0;
  forEachPair(stones, (a, b, distance) => {
    insistOnFew(++all);
    page.add(distance * ID_SPAN + a, b);
  });
  if (!pair.isExclusive) return { all, pairCount: all, page };
  const chosen = eachStoneOnce(page.entries(0), idsOfPair);
  const best = pageFor(store, query);
  for (const { key, id } of chosen) best.add(key, id);
  return { all, pairCount: chosen.length, page: best };
}

/** The ids of an entry of the page. */
export const idsOfPair = ({ key, id }: { key: number; id: number }): [number, number] => [key % ID_SPAN, id];

const pages = new WeakMap<BlockStore, PageByOneKey>();

/** An empty page for the pairs of a query. All searches of a store share it, so that its room is used again. */
export function pageFor(
  store: BlockStore,
  { offset = 0, size = defaultSize }: Pick<PairQuery, "offset" | "size">,
): PageByOneKey {
  const page = pages.get(store) ?? new PageByOneKey(store);
  pages.set(store, page);
  return page.begin(Math.min(offset + size, mostPairs));
}
