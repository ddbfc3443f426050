import type { BlockStore } from "../block-store.ts";
import { defaultSize } from "../query.ts";
import { MOST_GIVEN } from "../search/deep-page.ts";
import type { Meeting } from "../search/meeting.ts";
import type { PagePart } from "../search/page.ts";
import { findPlaces } from "../search/search-stones.ts";
import type { Viewer } from "../viewer.ts";
import { bestPairs, idsOfPair, insistOnFew, insistOnSeen, pageFor } from "./best-pairs.ts";
import { explainer } from "./explain-pair.ts";
import type { PairQuery, PairResult } from "./pair-query.ts";
import { swapPlaces } from "./swap-places.ts";

/** The findings of one of the threads that share a search for pairs. */
export interface PairsPart {
  /** The stones that it found. */
  readonly count: number;
  /** The pairs among the stones of its groups: all, those that count, and the best. */
  readonly all: number;
  readonly pairCount: number;
  readonly page: PagePart;
}

/**
 * Finds stones in the blocks that fall to this thread, and pairs among the stones of every other group. Both stones of a
 * pair are of one group, so the threads give each other the stones of the other's groups.
 */
export function pairsPart(
  store: BlockStore,
  query: PairQuery,
  viewer: Viewer,
  meeting: Meeting,
  given: SharedArrayBuffer,
): PairsPart {
  insistOnSeen(query, viewer);
  const found = findPlaces(store, query, viewer, (blocks) => meeting.blocks(blocks));
  const equal = query.pair.equal.map((name) => store.schema.attribute(name));
  const { all, pairCount, page } = bestPairs(store, swapPlaces(store, found, equal, meeting, given), query);
  return { count: found.length, all, pairCount, page: page.part() };
}

/** True for pairs that are soon put together from two parts: the thread that answers everybody else does it. */
export const isSoonJoined = ({ offset = 0, size = defaultSize }: PairQuery): boolean => offset + size <= MOST_GIVEN;

/** The answer to a search for pairs from its parts. */
export function joinPairs(store: BlockStore, query: PairQuery, parts: readonly PairsPart[]): PairResult {
  const sumOf = (count: (part: PairsPart) => number) => parts.reduce((sum, part) => sum + count(part), 0);
  insistOnFew(sumOf(({ all }) => all));
  const page = pageFor(store, query);
  for (const part of parts) page.take(part.page);
  return {
    count: sumOf(({ count }) => count),
    pairCount: sumOf(({ pairCount }) => pairCount),
    pairs: page
      .entries(query.offset ?? 0)
      .map(idsOfPair)
      .map(explainer(store, query.pair)),
  };
}
