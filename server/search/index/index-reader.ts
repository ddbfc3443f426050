import { BlockStore, type ReadStore } from "./block-store.ts";
import { findPairs } from "./pairs/find-pairs.ts";
import type { PairQuery, PairResult } from "./pairs/pair-query.ts";
import { type PairsPart, pairsPart } from "./pairs/pairs-part.ts";
import type { Query, SearchResult } from "./query.ts";
import type { Schema } from "./schema.ts";
import { LeftAlone, Meeting, type Share } from "./search/meeting.ts";
import { type SearchPart, searchPart } from "./search/search-part.ts";
import { searchStones } from "./search/search-stones.ts";
import type { Viewer } from "./viewer.ts";

/** A part of an answer, and the state of the stock from which it is. */
export type ReadPart = SearchPart & { readonly writes: number };
export type ReadPairsPart = PairsPart & { readonly writes: number };

/**
 * An index that another thread writes, read in the very same memory (decision 0172). An answer is undefined if a write came
 * between, or if a part of the index has another place by now.
 */
export class IndexReader {
  readonly #store: BlockStore;
  readonly #parts: number;

  constructor(schema: Schema, shared: ReadStore) {
    this.#store = new BlockStore(schema, {}, shared);
    this.#parts = shared.parts;
  }

  search(query: Query, viewer: Viewer): SearchResult | undefined {
    return this.#undisturbed(() => searchStones(this.#store, query, viewer));
  }

  pairs(query: PairQuery, viewer: Viewer): PairResult | undefined {
    return this.#undisturbed(() => findPairs(this.#store, query, viewer));
  }

  /** Searches the blocks that the other thread of a shared search has not taken. */
  part(query: Query, viewer: Viewer, share: Share): ReadPart | undefined {
    return this.#meeting(share, (meeting, writes) => ({ ...searchPart(this.#store, query, viewer, meeting), writes }));
  }

  /** Searches those blocks for pairs. `given` is where the two threads give each other stones. */
  pairsPart(query: PairQuery, viewer: Viewer, share: Share, given: SharedArrayBuffer): ReadPairsPart | undefined {
    return this.#meeting(share, (meeting, writes) => ({
      ...pairsPart(this.#store, query, viewer, meeting, given),
      writes,
    }));
  }

  /** Reads together with another thread, which does not wait for this one any more once it is done, or disturbed. */
  #meeting<Part>(share: Share, read: (meeting: Meeting, writes: number) => Part): Part | undefined {
    const meeting = new Meeting(share);
    try {
      return this.#undisturbed((writes) => read(meeting, writes));
    } catch (error) {
      if (error instanceof LeftAlone) return undefined;
      throw error;
    } finally {
      meeting.leave();
    }
  }

  #undisturbed<Answer>(read: (writes: number) => Answer): Answer | undefined {
    const { head, memory } = this.#store;
    const before = head.awaitWrite();
    if (before % 2 !== 0 || head.parts !== this.#parts) return undefined;
    memory.look();
    try {
      const answer = read(before);
      return head.writesByNow() === before ? answer : undefined;
    } catch (error) {
      if (head.writesByNow() === before) throw error;
      return undefined; // half a change misled it
    }
  }
}
