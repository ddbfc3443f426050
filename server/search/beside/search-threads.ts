import { availableParallelism } from "node:os";
import type { House } from "../../house/house.ts";
import { besides } from "../index/block-store.ts";
import type { PairQuery } from "../index/pairs/pair-query.ts";
import { isSoonJoined } from "../index/pairs/pairs-part.ts";
import { roomToGive } from "../index/pairs/swap-places.ts";
import type { Query } from "../index/query.ts";
import type { SearchIndex } from "../index/search-index.ts";
import type { Viewer } from "../index/viewer.ts";
import { pairsOfBoth, searchOfBoth, type Two } from "./ask-both.ts";
import { ReaderThread, ThreadFailure } from "./reader-thread.ts";
import type { Questions } from "./words.ts";

/** The number of tries while others write. After them the caller answers, whom no write disturbs. */
const TRIES = 3;
/** A search of so few blocks is answered in less than a millisecond, which a message to a thread and back takes half of. */
const FEW_BLOCKS = 12;

type Question = "search" | "pairs";
/** The cores of the machine, and the most blocks of a search that the threads leave to their caller. */
export type ThreadLimits = { cores?: number; fewBlocks?: number };

/**
 * The threads that search beside the one that answers, each on a core of its own (decisions 0172 and 0195). A search that
 * finds both free is shared. One that finds one free has that one. Whoever finds both at work answers without them, so that
 * a slow search does not stand before a fast one. So does whoever has a short one.
 */
export class SearchThreads {
  readonly #threads: readonly ReaderThread[];
  readonly #fewBlocks: number;
  /** The memory in which two threads give each other stones. It is used again, and as large as the largest stock so far. */
  #given = new SharedArrayBuffer(0);

  constructor(log: House["log"], { cores = availableParallelism(), fewBlocks = FEW_BLOCKS }: ThreadLimits = {}) {
    this.#fewBlocks = fewBlocks;
    this.#threads = besides.slice(0, cores).map((number) => new ReaderThread(log, number));
  }

  /** True if a thread can take a search now. */
  get isFree(): boolean {
    return this.#free.length > 0;
  }

  get #free(): readonly ReaderThread[] {
    return this.#threads.filter(({ isFree }) => isFree);
  }

  /** Begins the threads that are not there yet. Settles when each is free for the first time, or gone. */
  async begin(index: SearchIndex): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.begin(index)));
  }

  /** Lets the threads go on to where the index lies by now: what they looked at before needs no memory any more. */
  follow(index: SearchIndex): void {
    for (const thread of this.#threads) thread.follow(index);
  }

  /** The answer of the threads; undefined for a short search, and if all are at work or were disturbed too often. */
  async ask<Name extends Question>(
    is: Name,
    index: SearchIndex,
    query: Questions[Name][0],
    viewer: Viewer,
  ): Promise<Questions[Name][1] | undefined> {
    if (!this.isFree || (is === "search" && this.#isShort(index, query, viewer))) return undefined;
    try {
      for (let turn = 0; turn < TRIES; turn++) {
        const [one, other] = this.#free;
        if (!one) return undefined;
        const answer =
          other && isShared(is, index, query, viewer)
            ? await this.#askBoth(is, [one, other], index, query, viewer)
            : await one.ask(is, index, query, viewer);
        if (answer) return answer as Questions[Name][1];
      }
    } catch (error) {
      if (!(error instanceof ThreadFailure)) throw error;
    }
    return undefined;
  }

  #askBoth(is: Question, threads: Two, index: SearchIndex, query: Query, viewer: Viewer) {
    if (is === "search") return searchOfBoth(threads, index, query, viewer);
    const room = roomToGive(index.count);
    if (this.#given.byteLength < room) this.#given = new SharedArrayBuffer(2 * room); // a stock grows
    return pairsOfBoth(threads, index, query as PairQuery, viewer, this.#given);
  }

  /** True for a pasted list, whose stones are looked up, and for a search of few blocks. */
  #isShort(index: SearchIndex, query: Query, viewer: Viewer): boolean {
    return query.numbers !== undefined || index.isWithin(this.#fewBlocks, query, viewer);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }
}

/** True for a question whose answer is soon put together from two parts. */
const isShared = (is: Question, index: SearchIndex, query: Query, viewer: Viewer): boolean =>
  is === "pairs" ? isSoonJoined(query as PairQuery) : index.isShared(query, viewer);
