// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { NumberColumn, Schema } from "./schema.ts";

/** The bounds of each block. JSON has no infinity, so a bound that no number has set is null. */
export type ZoneFacts = {
  live: number[];
  lowest: (number | null)[][];
  highest: (number | null)[][];
  hasMissing: boolean[][];
};

/**
 * The bounds of each number in a block, so that whole blocks are skipped unread. They lie by column, then block: a
 * search reads few columns of all blocks. Bounds only widen; a second index (recluster.ts) makes them tight again.
 */
export class Zones {
  /** the number of stones in each block */
  readonly live: number[] = [];
  readonly lowest: number[][];
  readonly highest: number[][];
  readonly hasMissing: boolean[][];

  constructor(schema: Schema) {
    this.lowest = schema.numbers.map(() => []);
    this.highest = schema.numbers.map(() => []);
    this.hasMissing = schema.numbers.map(() => []);
  }

  get blocks(): number {
    return this.live.length;
  }

  kept(): ZoneFacts {
    const bounds = (columns: number[][]) =>
      columns.map((column) => column.map((bound) => (Number.isFinite(bound) ? bound : null)));
    const { live, lowest, highest, hasMissing } = this;
    return { live, lowest: bounds(lowest), highest: bounds(highest), hasMissing };
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
      for (const [block, isMissing] of missing.entries()) this.hasMissing[column]![block] = isMissing;
  }

  addBlock(): void {
    this.live.push(0);
    for (const column of this.lowest) column.push(Number.POSITIVE_INFINITY);
    for (const column of this.highest) column.push(Number.NEGATIVE_INFINITY);
    for (const column of this.hasMissing) column.push(false);
  }

  widen(column: number, block: number, value: number | null): void {
    if (value === null) {
      this.hasMissing[column]![block] = true;
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
        this.hasMissing[index]![block] = true;
        continue;
      }
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
    this.lowest[index]![block] = Math.min(lowest, this.lowest[index]![block]!);
    this.highest[index]![block] = Math.max(highest, this.highest[index]![block]!);
  }
}
