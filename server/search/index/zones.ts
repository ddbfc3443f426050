// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { mostRows } from "./key-table.ts";
import { BLOCK_ROWS } from "./line.ts";
import type { NumberColumn, Schema } from "./schema.ts";
import type { StoreHead } from "./store-head.ts";

/** The bounds of each block. JSON has no infinity, so a bound that no number has set is null. */
export type ZoneFacts = {
  live: number[];
  lowest: (number | null)[][];
  highest: (number | null)[][];
  hasMissing: boolean[][];
};

/** The most blocks: there is room for the zones of all from the beginning, some 200 KB. */
const BLOCKS = Math.ceil(mostRows / BLOCK_ROWS);

/**
 * The bounds of each number in a block, so that whole blocks are skipped unread. They lie by column, then block: a
 * search reads few columns of all blocks. Bounds only widen; a second index (recluster.ts) makes them tight again.
 */
export class Zones {
  readonly shared: SharedArrayBuffer;
  /** the number of stones in each block */
  readonly live: Int32Array;
  readonly lowest: readonly Float64Array[];
  readonly highest: readonly Float64Array[];
  /** by column: 1 for a block with a stone without this number */
  readonly hasMissing: readonly Uint8Array[];
  readonly #head: StoreHead;

  constructor({ numbers }: Schema, head: StoreHead, shared?: SharedArrayBuffer) {
    const bytes = BLOCKS * (4 + numbers.length * (8 + 8 + 1));
    this.shared = shared ?? new SharedArrayBuffer(bytes);
    this.#head = head;
    let next = 0;
    const take = (width: number) => {
      next += BLOCKS * width;
      return next - BLOCKS * width;
    };
    this.lowest = numbers.map(() => new Float64Array(this.shared, take(8), BLOCKS));
    this.highest = numbers.map(() => new Float64Array(this.shared, take(8), BLOCKS));
    this.live = new Int32Array(this.shared, take(4), BLOCKS);
    this.hasMissing = numbers.map(() => new Uint8Array(this.shared, take(1), BLOCKS));
  }

  get blocks(): number {
    return this.#head.blocks;
  }

  /** The number of stones in all blocks. */
  get stones(): number {
    let stones = 0;
    for (let block = 0; block < this.blocks; block++) stones += this.live[block]!;
    return stones;
  }

  kept(): ZoneFacts {
    const bounds = (columns: readonly Float64Array[]) =>
      columns.map((column) => Array.from(this.#used(column), (bound) => (Number.isFinite(bound) ? bound : null)));
    return {
      live: Array.from(this.#used(this.live)),
      lowest: bounds(this.lowest),
      highest: bounds(this.highest),
      hasMissing: this.hasMissing.map((column) => Array.from(this.#used(column), (one) => one === 1)),
    };
  }

  takeKept({ live, lowest, highest, hasMissing }: ZoneFacts): void {
    for (const count of live) {
      this.addBlock();
      this.live[this.blocks - 1] = count;
    }
    for (const [column, bounds] of lowest.entries())
      for (const [block, bound] of bounds.entries()) if (bound !== null) this.lowest[column]![block] = bound;
    for (const [column, bounds] of highest.entries())
      for (const [block, bound] of bounds.entries()) if (bound !== null) this.highest[column]![block] = bound;
    for (const [column, missing] of hasMissing.entries())
      for (const [block, isMissing] of missing.entries()) this.hasMissing[column]![block] = isMissing ? 1 : 0;
  }

  addBlock(): void {
    const { blocks } = this;
    for (const column of this.lowest) column[blocks] = Number.POSITIVE_INFINITY;
    for (const column of this.highest) column[blocks] = Number.NEGATIVE_INFINITY;
    this.#head.blocks = blocks + 1;
  }

  widen(column: number, block: number, value: number | null): void {
    if (value === null) {
      this.hasMissing[column]![block] = 1;
      return;
    }
    if (value < this.lowest[column]![block]!) this.lowest[column]![block] = value;
    if (value > this.highest[column]![block]!) this.highest[column]![block] = value;
  }

  /** Widens the bounds by many stored values at once. */
  widenBy({ index, none }: NumberColumn, block: number, values: Uint16Array | Int16Array | Int32Array): void {
    let lowest = Number.POSITIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!;
      if (value === none) {
        this.hasMissing[index]![block] = 1;
        continue;
      }
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
    this.lowest[index]![block] = Math.min(lowest, this.lowest[index]![block]!);
    this.highest[index]![block] = Math.max(highest, this.highest[index]![block]!);
  }

  #used<Column extends Int32Array | Float64Array | Uint8Array>(column: Column): Column {
    return column.subarray(0, this.blocks) as Column;
  }
}
