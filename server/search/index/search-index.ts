import { BlockStore, type SharedStore, type StoreFacts, type StoreOptions } from "./block-store.ts";
import { Filling } from "./fill.ts";
import type { ReadPairsPart, ReadPart } from "./index-reader.ts";
import type { KeptPart } from "./kept-part.ts";
import type { Kinds } from "./kinds.ts";
import type { KernelKind } from "./memory.ts";
import { findPairs } from "./pairs/find-pairs.ts";
import type { PairQuery, PairResult } from "./pairs/pair-query.ts";
import { joinPairs } from "./pairs/pairs-part.ts";
import type { Query, SearchResult } from "./query.ts";
import { recluster } from "./recluster.ts";
import { refusal } from "./refusals.ts";
import type { Row } from "./row.ts";
import type { Schema } from "./schema.ts";
import { isWithinBlocks } from "./search/is-within-blocks.ts";
import { makePlan } from "./search/plan.ts";
import { isShared, joinParts } from "./search/search-part.ts";
import { searchStones } from "./search/search-stones.ts";
import { defineViewer, type Viewer, type ViewerDescription } from "./viewer.ts";

/** `form` is where everything lies in a block: bytes of another form mean nothing here. */
export type IndexFacts = { form: string; store: StoreFacts; late: number };

/** The stock in memory. It owns one index and, while rows are put in order, a second one that replaces the first. */
export interface SearchIndex {
  readonly schema: Schema;
  readonly kernel: KernelKind;
  /** The number of stones. */
  readonly count: number;
  readonly bytes: number;
  readonly blocks: number;
  /** The number of stones that came since the rows were last in order. They lie in any free place. */
  readonly late: number;
  /** True while a second index is being built. */
  readonly isReclustering: boolean;
  /** The parts of the index for a reader in another thread, until the next of them gets another place. */
  readonly shared: SharedStore;

  /** Writes stones, new or changed. After a refused one, those before it are written. */
  put(rows: Iterable<Row>): void;
  /** Removes stones. Unknown ids are passed over. */
  remove(ids: Iterable<number>): void;
  /** Writes and removes stones in one step, of which a reader in another thread sees no half. */
  change(rows: Iterable<Row>, gone: Iterable<number>): void;
  has(id: number): boolean;
  /** A stone as it was put, with its keys in capitals. */
  read(id: number): Row | undefined;

  /** Prepares a viewer, once per version of their prices. There is no search without a viewer. */
  viewer(description: ViewerDescription): Viewer;
  search(query: Query, viewer: Viewer): SearchResult;
  pairs(query: PairQuery, viewer: Viewer): PairResult;
  /** True if a search looks into no more than some blocks, as one for a few numbers or for a rare stone does. */
  isWithin(blocks: number, query: Query, viewer: Viewer): boolean;
  /** True if the page of a search is soon put together from two parts. */
  isShared(query: Query, viewer: Viewer): boolean;
  /** The answer to a search that two threads shared; undefined if their parts are not of the stock as it is now. */
  join(query: Query, viewer: Viewer, parts: readonly ReadPart[]): SearchResult | undefined;
  /** The same for pairs. */
  joinPairs(query: PairQuery, parts: readonly ReadPairsPart[]): PairResult | undefined;

  /**
   * Fills an empty index with many stones in any order. The numbers of each kind are given, so that similar stones lie
   * together.
   */
  fill(kinds: Kinds): Filling;
  /** Declares all rows to be in the order of the schema, so that none counts as late. */
  settle(): void;
  /** Puts rows in order for some milliseconds. True when it is done. Searches run in between. */
  tidy(milliseconds: number): boolean;
  /** The stones of a block, for the background check against the database. */
  idsIn(block: number): number[];

  /** Everything that the index holds, to be kept outside of the memory. */
  kept(): KeptPart<IndexFacts>;
  /** Makes room in an empty index for what was kept. Its bytes are to be read into the pieces before the first search. */
  makeRoomFor(facts: IndexFacts): Uint8Array[];
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

  get shared(): SharedStore {
    return this.#store.shared;
  }

  put(rows: Iterable<Row>): void {
    this.change(rows, []);
  }

  remove(ids: Iterable<number>): void {
    this.change([], ids);
  }

  change(rows: Iterable<Row>, gone: Iterable<number>): void {
    this.#store.head.write(() => {
      this.#putAll(rows);
      this.#removeAll(gone);
    });
  }

  #putAll(rows: Iterable<Row>): void {
    for (const row of rows) {
      const isNew = !this.#store.has(row.id);
      this.#store.put(row);
      if (isNew) this.#late++;
      this.#putInNext(row, isNew);
    }
  }

  /** Puts a row into the second index. A known row that it lacks comes later in its turn, as it is then. */
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

  #removeAll(ids: Iterable<number>): void {
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

  isWithin(blocks: number, query: Query, viewer: Viewer): boolean {
    return isWithinBlocks(this.#store, makePlan(this.#store, query, viewer), viewer, blocks);
  }

  isShared(query: Query, viewer: Viewer): boolean {
    return isShared(this.#store, query, viewer);
  }

  join(query: Query, viewer: Viewer, parts: readonly ReadPart[]): SearchResult | undefined {
    return this.#areOfNow(parts) ? joinParts(this.#store, query, viewer, parts) : undefined;
  }

  joinPairs(query: PairQuery, parts: readonly ReadPairsPart[]): PairResult | undefined {
    return this.#areOfNow(parts) ? joinPairs(this.#store, query, parts) : undefined;
  }

  #areOfNow(parts: readonly { writes: number }[]): boolean {
    const { writes } = this.#store.head;
    return parts.every((part) => part.writes === writes);
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
      this.#next = undefined; // an incomplete second index must never replace the first
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

  kept(): KeptPart<IndexFacts> {
    const { facts, pieces } = this.#store.kept();
    return { facts: { form: formOf(this.#store), store: facts, late: this.#late }, pieces };
  }

  makeRoomFor({ form, store, late }: IndexFacts): Uint8Array[] {
    if (form !== formOf(this.#store)) throw refusal("otherForm");
    this.#late = late;
    return this.#store.makeRoomFor(store);
  }

  idsIn(block: number): number[] {
    if (!(block >= 0 && block < this.blocks)) throw refusal("blockUnknown", block);
    return this.#store.placesIn(block).map((place) => this.#store.idAt(place));
  }
}

const formOf = ({ layout, keysInLine }: BlockStore) => JSON.stringify([layout, keysInLine]);
