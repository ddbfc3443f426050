// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { BlockStore } from "../block-store.ts";
import { type Page, type PagePart, slack } from "./page.ts";
import type { SortColumn } from "./plan-sort.ts";
import { selectRows } from "./select-rows.ts";
import { charactersOf, hasTail } from "./sort-sources.ts";

/** A comparison of two rows by one key: as numbers, or as texts for a position in the text store. */
type Comparison = (a: number, b: number) => number;
/** Compares numbers. Two missing ones, both at infinity, differ by NaN, which counts as equal below. */
const asNumbers: Comparison = (a, b) => a - b;

/** The page of a sort by several columns, or by a text: the smallest (key, key, …, id). */
export class PageByManyKeys implements Page {
  most = Number.POSITIVE_INFINITY;
  readonly #store: BlockStore;
  readonly #need: number;
  readonly #comparisons: Comparison[];
  #keys: Float64Array[];
  #ids = new Uint32Array(0);
  /** The number of kept rows. The last row of a full page stands at its end: rows after it are not kept. */
  #count = 0;
  #isFull = false;

  constructor(store: BlockStore, sort: readonly SortColumn[], need: number) {
    this.#store = store;
    this.#need = need;
    this.#comparisons = sort.flatMap((column) => {
      if (column.kind !== "key") return [asNumbers];
      const { key, sign } = column;
      const asTexts: Comparison = (a, b) => sign * store.keys.texts.compare(a, b, charactersOf(key));
      return [asNumbers, ...(key.isOrdered ? [asNumbers] : []), ...(hasTail(store, key) ? [asTexts] : [])];
    });
    this.#keys = this.#comparisons.map(() => new Float64Array(0));
    this.#makeRoom(2 * need + slack + 1);
  }

  offer(count: number): void {
    this.#makeRoom(this.#count + count + 1);
    const { f64, u32 } = this.#store.memory;
    const { keys: from, ids } = this.#store.scratch;
    const columns = this.#keys;
    const first = from[0]! >> 3;
    for (let row = 0; row < count; row++) {
      if (f64[first + row]! > this.most) continue;
      for (let k = 0; k < columns.length; k++) columns[k]![this.#count] = f64[(from[k]! >> 3) + row]!;
      this.#ids[this.#count] = u32[(ids >> 2) + row]!;
      if (!this.#isFull || this.#compare(this.#count, this.#need - 1) < 0) this.#count++;
    }
    if (this.#count >= 2 * this.#need + slack) this.#cut();
  }

  ids(from: number): number[] {
    const to = Math.min(this.#need, this.#count);
    return from >= to ? [] : Array.from(this.#select(from, to).subarray(from, to), (row) => this.#ids[row]!);
  }

  part(): PagePart {
    if (this.#count > this.#need) this.#cut();
    return { keys: this.#keys.map((keys) => keys.slice(0, this.#count)), ids: this.#ids.slice(0, this.#count) };
  }

  take({ keys, ids }: PagePart): void {
    this.#makeRoom(this.#count + ids.length);
    for (let k = 0; k < keys.length; k++) this.#keys[k]!.set(keys[k]!, this.#count);
    this.#ids.set(ids, this.#count);
    this.#count += ids.length;
  }

  /** Keeps the rows of the page, the last of them at the end. */
  #cut(): void {
    const order = this.#select(this.#need - 1, this.#need).subarray(0, this.#need);
    this.#keys = this.#keys.map((keys) => {
      const kept = new Float64Array(keys.length);
      for (let i = 0; i < order.length; i++) kept[i] = keys[order[i]!]!;
      return kept;
    });
    this.#ids.set(order.map((row) => this.#ids[row]!));
    this.#count = order.length;
    this.#isFull = this.#need > 0;
    this.most = this.#isFull ? this.#keys[0]![this.#need - 1]! : Number.NEGATIVE_INFINITY;
  }

  #select(from: number, to: number): Uint32Array {
    const rows = new Uint32Array(this.#count);
    for (let row = 0; row < rows.length; row++) rows[row] = row;
    selectRows(rows, (a, b) => this.#compare(a, b), from, to - 1);
    return rows;
  }

  #compare(a: number, b: number): number {
    const first = this.#keys[0]!;
    const difference = first[a]! - first[b]!; // the first key nearly always decides, and is never a text
    if (difference) return difference;
    for (let k = 1; k < this.#keys.length; k++) {
      const keys = this.#keys[k]!;
      const difference = this.#comparisons[k]!(keys[a]!, keys[b]!);
      if (difference) return difference;
    }
    return this.#ids[a]! - this.#ids[b]!;
  }

  #makeRoom(count: number): void {
    if (count <= this.#ids.length) return;
    const larger = <A extends Float64Array | Uint32Array>(from: A, to: A) => {
      to.set(from);
      return to;
    };
    this.#keys = this.#keys.map((keys) => larger(keys, new Float64Array(count * 2)));
    this.#ids = larger(this.#ids, new Uint32Array(count * 2));
  }
}
