// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { BlockStore } from "../block-store.ts";
import { type Page, type PagePart, slack } from "./page.ts";
import type { KeyedRows } from "./row-at-rank.ts";

const SAMPLES = 31;

/**
 * The page of a sort by one column: the smallest (key, id). At four times the needed rows, they are cut down to the
 * needed ones: a page far behind is seldom cut down at all.
 */
export class PageByOneKey implements Page {
  most = Number.POSITIVE_INFINITY;
  #mostId = Number.POSITIVE_INFINITY;
  #keys = new Float64Array(1 << 16);
  #ids = new Uint32Array(1 << 16);
  #count = 0;
  #need = 0;
  readonly #sample = new Int32Array(SAMPLES);
  readonly #store: BlockStore;

  constructor(store: BlockStore) {
    this.#store = store;
  }

  begin(need: number): this {
    this.most = this.#mostId = Number.POSITIVE_INFINITY;
    this.#count = 0;
    this.#need = need;
    return this;
  }

  offer(count: number): void {
    this.#makeRoom(this.#count + count);
    const { f64, u32 } = this.#store.memory;
    const { keys: from, ids: fromIds } = this.#store.scratch;
    const keys = this.#keys;
    const ids = this.#ids;
    const most = this.most;
    const mostId = this.#mostId;
    const first = from[0]! >> 3;
    if (mostId === Number.POSITIVE_INFINITY) {
      // every row, as long as nothing was cut
      keys.set(f64.subarray(first, first + count), this.#count);
      ids.set(u32.subarray(fromIds >> 2, (fromIds >> 2) + count), this.#count);
      this.#count += count;
      this.#cutIfFull();
      return;
    }
    let kept = this.#count;
    for (let k = first, i = fromIds >> 2, end = k + count; k < end; k++, i++) {
      const key = f64[k]!;
      if (key < most || (key === most && u32[i]! < mostId)) {
        keys[kept] = key;
        ids[kept++] = u32[i]!;
      }
    }
    this.#count = kept;
    this.#cutIfFull();
  }

  ids(from: number): number[] {
    const to = this.#sortPage(from);
    return from >= to ? [] : Array.from(this.#ids.subarray(from, to));
  }

  part(): PagePart {
    if (this.#count > this.#need) this.#cut();
    return { keys: [this.#keys.slice(0, this.#count)], ids: this.#ids.slice(0, this.#count) };
  }

  /** All kept rows, in any order. */
  get rows(): KeyedRows {
    return { keys: this.#keys.subarray(0, this.#count), ids: this.#ids.subarray(0, this.#count) };
  }

  take({ keys: [keys], ids }: PagePart): void {
    for (let row = 0; row < ids.length; row++) this.add(keys![row]!, ids[row]!);
  }

  /** Takes one key from its caller, not from the scratch. */
  add(key: number, id: number): void {
    if (key > this.most || (key === this.most && id >= this.#mostId)) return;
    this.#makeRoom(this.#count + 1);
    this.#keys[this.#count] = key;
    this.#ids[this.#count++] = id;
    this.#cutIfFull();
  }

  /** The page with its keys. */
  entries(from: number): { key: number; id: number }[] {
    const to = this.#sortPage(from);
    return Array.from({ length: Math.max(0, to - from) }, (_, i) => ({
      key: this.#keys[from + i]!,
      id: this.#ids[from + i]!,
    }));
  }

  #sortPage(from: number): number {
    const to = Math.min(this.#need, this.#count);
    if (from < to) this.#sort(0, this.#count - 1, from, to - 1);
    return to;
  }

  #cutIfFull(): void {
    if (this.#count >= 4 * this.#need + slack) this.#cut();
  }

  #cut(): void {
    if (this.#need === 0) {
      this.#count = 0;
      return;
    }
    const last = this.#need - 1;
    this.#sort(0, this.#count - 1, last, last);
    this.#count = this.#need;
    this.most = this.#keys[last]!;
    this.#mostId = this.#ids[last]!;
  }

  #makeRoom(count: number): void {
    if (count <= this.#keys.length) return;
    const keys = new Float64Array(count * 2);
    const ids = new Uint32Array(count * 2);
    keys.set(this.#keys);
    ids.set(this.#ids);
    this.#keys = keys;
    this.#ids = ids;
  }

  /** The pivot: the sample at the wanted places. Little more than one pass then finds the page. */
  #pivot(left: number, right: number, from: number, to: number): number {
    if (right - left < 600) return (left + right) >> 1;
    const keys = this.#keys;
    const sample = this.#sample;
    const step = (right - left) / SAMPLES;
    const wanted = ((Math.max(from, left) + Math.min(to, right)) / 2 - left) / step;
    for (let i = 0; i < SAMPLES; i++) {
      const at = Math.floor(left + (i + 0.5) * step);
      let j = i;
      for (; j && keys[sample[j - 1]!]! > keys[at]!; j--) sample[j] = sample[j - 1]!;
      sample[j] = at;
    }
    return sample[Math.floor(wanted) + (wanted < SAMPLES / 2 ? 1 : -1)]!; // a little beyond: the larger part falls away
  }

  /** A quicksort of left..right by (key, id), as far as the places from..to need it. */
  #sort(left: number, right: number, from: number, to: number): void {
    const keys = this.#keys;
    const ids = this.#ids;
    let l = left;
    let r = right;
    while (r - l > 12) {
      const pivot = this.#pivot(l, r, from, to);
      const pivotKey = keys[pivot]!;
      const pivotId = ids[pivot]!;
      let i = l;
      let j = r;
      while (i <= j) {
        while (keys[i]! < pivotKey || (keys[i]! === pivotKey && ids[i]! < pivotId)) i++;
        while (keys[j]! > pivotKey || (keys[j]! === pivotKey && ids[j]! > pivotId)) j--;
        if (i > j) break;
        const key = keys[i]!;
        const id = ids[i]!;
        keys[i] = keys[j]!;
        ids[i++] = ids[j]!;
        keys[j] = key;
        ids[j--] = id;
      }
      if (i > to) r = j;
      else {
        if (j >= from) this.#sort(l, j, from, to);
        l = i;
      }
      if (l > to || r < from) return;
    }
    for (let i = l + 1; i <= r; i++) {
      const key = keys[i]!;
      const id = ids[i]!;
      let j = i;
      for (; j > l && (keys[j - 1]! > key || (keys[j - 1]! === key && ids[j - 1]! > id)); j--) {
        keys[j] = keys[j - 1]!;
        ids[j] = ids[j - 1]!;
      }
      keys[j] = key;
      ids[j] = id;
    }
  }
}
