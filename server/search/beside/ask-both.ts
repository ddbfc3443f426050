import type { PairQuery, PairResult } from "../index/pairs/pair-query.ts";
import type { Query, SearchResult } from "../index/query.ts";
import { Meeting, newShare, type Share } from "../index/search/meeting.ts";
import type { SearchIndex } from "../index/search-index.ts";
import type { Viewer } from "../index/viewer.ts";
import type { ReaderThread } from "./reader-thread.ts";

export type Two = readonly [ReaderThread, ReaderThread];

/** Shares a search between two threads. Undefined if one of them was disturbed, or each saw another state of the stock. */
export async function searchOfBoth(
  threads: Two,
  index: SearchIndex,
  query: Query,
  viewer: Viewer,
): Promise<SearchResult | undefined> {
  const parts = await partsOf(threads, index, (thread, share) =>
    thread.ask("part", index, { ...query, share }, viewer),
  );
  return parts && index.join(query, viewer, parts);
}

/** The same for pairs. `given` has room for all stones, since the threads give each other stones there. */
export async function pairsOfBoth(
  threads: Two,
  index: SearchIndex,
  query: PairQuery,
  viewer: Viewer,
  given: SharedArrayBuffer,
): Promise<PairResult | undefined> {
  const parts = await partsOf(threads, index, (thread, share) =>
    thread.ask("pairsPart", index, { ...query, share, given }, viewer),
  );
  return parts && index.joinPairs(query, parts);
}

type Ask<Part> = (thread: ReaderThread, share: Share) => Promise<Part | undefined>;

/** The parts of both threads; undefined if one of them has none. */
async function partsOf<Part>(threads: Two, index: SearchIndex, ask: Ask<Part>): Promise<Part[] | undefined> {
  const { head } = index.shared;
  const shared = newShare();
  const sides = [0, 1] as const;
  const parts = await allDone(
    sides.map(async (side) => {
      const part = await ask(threads[side], { shared, side });
      if (!part) new Meeting({ shared, side }).leave(); // a thread that is gone has not left by itself
      return part;
    }),
  );
  const both = parts.flatMap((part) => part ?? []);
  // Once the rows were put in order, the index counts its writes anew.
  return both.length === threads.length && index.shared.head === head ? both : undefined;
}

/** Like `Promise.all`, but a refusal too waits for both: each thread is free again by then. */
async function allDone<Part>(asked: readonly Promise<Part>[]): Promise<Part[]> {
  await Promise.allSettled(asked);
  return Promise.all(asked);
}
