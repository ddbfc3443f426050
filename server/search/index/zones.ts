// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { Schema } from "./schema.ts";

/**
 * What a block holds at most: the bounds of each number, so that whole blocks are skipped unread. By column, then block:
 * a search looks at few columns of all blocks. Bounds only widen; a second index (recluster.ts) makes them tight again.
 */
export class Zones {
  /** stones in the block */
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
}
