import type { BlockStore } from "../block-store.ts";
import { defaultSize } from "../query.ts";
import { refusal } from "../refusals.ts";
import { PageByOneKey } from "../search/page-by-one-key.ts";
import { findPlaces } from "../search/search-stones.ts";
import type { Viewer } from "../viewer.ts";
import { gatherStones } from "./gather-stones.ts";
import type { PairQuery, PairResult, PairRule, StonePair } from "./pair-query.ts";
import { closeness, scoreOf } from "./pair-score.ts";
import { forEachPair } from "./window-pairs.ts";

/** Distance and first id in one number: below 2^53, and sorted by distance first. */
const ID_SPAN = 2 ** 31;
const mostPairs = 2 ** 22;

/** All pairs among the stones that a query finds, the best first. */
export function findPairs(store: BlockStore, query: PairQuery, viewer: Viewer): PairResult {
  const { pair, offset = 0, size = defaultSize } = query;
  for (const name of [...pair.equal, ...Object.keys(pair.within), ...Object.keys(pair.steps ?? {})])
    if (viewer.closed.has(name)) throw refusal("columnClosed", name);
  const found = findPlaces(store, query, viewer);
  const stones = gatherStones(store, found, pair);
  const page = new PageByOneKey(store).begin(pair.isExclusive ? mostPairs : offset + size);
  let pairCount = 0;
  forEachPair(stones, (a, b, distance) => {
    pairCount++;
    page.add(distance * ID_SPAN + a, b);
  });
  if (pair.isExclusive && pairCount > mostPairs) throw refusal("tooManyPairs", mostPairs);
  const best = page.entries(pair.isExclusive ? 0 : offset).map(({ key, id }): [number, number] => [key % ID_SPAN, id]);
  const chosen = pair.isExclusive ? eachStoneOnce(best) : best;
  return {
    count: found.length,
    pairCount: pair.isExclusive ? chosen.length : pairCount,
    pairs: (pair.isExclusive ? chosen.slice(offset, offset + size) : chosen).map((ids) => explain(store, pair, ids)),
  };
}

/** From the best on, pairs whose stones are both still free. */
function eachStoneOnce(pairs: [number, number][]): [number, number][] {
  const taken = new Set<number>();
  return pairs.filter(([a, b]) => {
    const isFree = !taken.has(a) && !taken.has(b);
    if (isFree) taken.add(a).add(b);
    return isFree;
  });
}

function explain(store: BlockStore, { carat, within, steps = {} }: PairRule, ids: [number, number]): StonePair {
  const { schema } = store;
  const [a, b] = ids.map((id) => store.placeOf(id)) as [number, number];
  const number = (name: string) => {
    const column = schema.number(name);
    return Math.abs((store.numberAt(a, column) as number) - (store.numberAt(b, column) as number));
  };
  const step = (name: string) => {
    const { index } = schema.attribute(name);
    return Math.abs(store.codeAt(a, index) - store.codeAt(b, index));
  };
  const numbers = { [schema.price.carat.name]: carat, ...within };
  const reasons = [
    ...Object.entries(numbers).map(([column, allowed]) => ({ column, allowed, difference: number(column) })),
    ...Object.entries(steps).map(([column, allowed]) => ({ column, allowed, difference: step(column) })),
  ];
  const distance = reasons.reduce((sum, { difference, allowed }) => sum + closeness(difference, allowed), 0);
  return { ids, score: scoreOf(distance, reasons.length), reasons };
}
