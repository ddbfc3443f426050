// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { NumberColumn, Schema } from "./schema.ts";

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
