import { BlockStore, type StoreOptions } from "./block-store.ts";
import { Filling } from "./fill.ts";
import type { Kinds } from "./kinds.ts";
import type { KernelKind } from "./memory.ts";
import { findPairs } from "./pairs/find-pairs.ts";
import type { PairQuery, PairResult } from "./pairs/pair-query.ts";
import type { Query, SearchResult } from "./query.ts";
import { recluster } from "./recluster.ts";
import { refusal } from "./refusals.ts";
import type { Row } from "./row.ts";
import type { Schema } from "./schema.ts";
import { searchStones } from "./search/search-stones.ts";
import { defineViewer, type Viewer, type ViewerDescription } from "./viewer.ts";

/** The stock in memory. It owns one index, and while rows are put in order a second one that takes its place. */
export interface SearchIndex {
  readonly schema: Schema;
  readonly kernel: KernelKind;
  /** Stones. */
  readonly count: number;
  readonly bytes: number;
  readonly blocks: number;
  /** Stones that came since the rows were last in order: they lie where there was room. */
  readonly late: number;
  /** Whether a second index is being built. */
  readonly isReclustering: boolean;

  /** Writes stones, new or changed; all of a call or, if one is refused, those before it. */
  put(rows: Iterable<Row>): void;
  /** Takes stones out; ids that are not there are passed over. */
  remove(ids: Iterable<number>): void;
  has(id: number): boolean;
  /** A stone as it was put, but for the capitals of its keys. */
  read(id: number): Row | undefined;

  /** Prepares who asks: once per viewer and version of his prices, for there is no search without one. */
  viewer(description: ViewerDescription): Viewer;
  search(query: Query, viewer: Viewer): SearchResult;
  pairs(query: PairQuery, viewer: Viewer): PairResult;

  /** Fills an empty index with many stones in any order: who says how many of each kind will come has alike ones together. */
  fill(kinds: Kinds): Filling;
  /** Says that all rows were put in the order of the schema, so that none counts as late. */
  settle(): void;
  /** Works for so many milliseconds at putting the rows in order; true when it is done. Searches run in between. */
  tidy(milliseconds: number): boolean;
  /** The stones of a block: what a background check compares with the database. */
  idsIn(block: number): number[];
}

/** Opens an empty index. */
export function openIndex(schema: Schema, options: StoreOptions = {}): SearchIndex {
  return new TwoStores(schema, options);
}

class TwoStores implements SearchIndex {
  readonly schema: Schema;
  readonly #options: StoreOptions;
  #store: BlockStore;
  #late = 0;
  #next: { store: BlockStore; work: Generator<undefined, void>; late: number } | undefined;

  constructor(schema: Schema, options: StoreOptions) {
    this.schema = schema;
    this.#options = options;
    this.#store = new BlockStore(schema, options);
  }

  get kernel(): KernelKind {
    return this.#store.memory.kind;
  }

  get count(): number {
    return this.#store.count;
  }

  get bytes(): number {
    return this.#store.bytes + (this.#next?.store.bytes ?? 0);
  }

  get blocks(): number {
    return this.#store.zones.blocks;
  }

  get late(): number {
    return this.#late;
  }

  get isReclustering(): boolean {
    return this.#next !== undefined;
  }

  put(rows: Iterable<Row>): void {
    for (const row of rows) {
      const isNew = !this.#store.has(row.id);
      this.#store.put(row);
      if (isNew) this.#late++;
      this.#putInNext(row, isNew);
    }
  }

  /** What the second index does not have yet comes to it in its turn, as it is then. */
  #putInNext(row: Row, isNew: boolean): void {
    if (!this.#next) return;
    const isThere = this.#next.store.has(row.id);
    if (!isThere && !isNew) return;
    try {
      this.#next.store.put(row);
      if (!isThere) this.#next.late++;
    } catch {
      this.#next = undefined; // no room for two: the first one has the row, and goes on alone
    }
  }

  remove(ids: Iterable<number>): void {
    for (const id of ids) {
      this.#store.remove(id);
      this.#next?.store.remove(id);
    }
  }

  has(id: number): boolean {
    return this.#store.has(id);
  }

  read(id: number): Row | undefined {
    return this.#store.read(id);
  }

  viewer(description: ViewerDescription): Viewer {
    return defineViewer(this.schema, description);
  }

  search(query: Query, viewer: Viewer): SearchResult {
    return searchStones(this.#store, query, viewer);
  }

  pairs(query: PairQuery, viewer: Viewer): PairResult {
    return findPairs(this.#store, query, viewer);
  }

  fill(kinds: Kinds): Filling {
    return new Filling(this.#store, kinds);
  }

  settle(): void {
    this.#late = 0;
  }

  tidy(milliseconds: number): boolean {
    const end = performance.now() + milliseconds;
    this.#next ??= this.#begin();
    const { work, store } = this.#next;
    try {
      while (!work.next().done) if (performance.now() >= end) return false;
    } catch (error) {
      this.#next = undefined; // a second index that is not whole must never take the first one's place
      throw error;
    }
    this.#store = store;
    this.#late = this.#next.late;
    this.#next = undefined;
    return true;
  }

  #begin() {
    const store = new BlockStore(this.schema, { ...this.#options, rows: this.#store.count });
    return { store, work: recluster(this.#store, store), late: 0 };
  }

  idsIn(block: number): number[] {
    if (!(block >= 0 && block < this.blocks)) throw refusal("blockUnknown", block);
    return this.#store.placesIn(block).map((place) => this.#store.idAt(place));
  }
}
