// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { Kinds } from "./kinds.ts";
import { BLOCK_ROWS } from "./line.ts";
import type { Row } from "./row.ts";

/**
 * The places of rows that come in any order. The number of rows of each kind is known, and so the block of each kind
 * before its first row comes. Within a block the order does not matter. Each block is filled from its beginning, so
 * that rows one after the other share the processor's cache.
 */
export class PlannedPlaces {
  readonly #kinds: Kinds;
  /** The number of rows before the next one of a kind, by kind. */
  readonly #ranks: Uint32Array;
  /** The rows of each block so far. */
  readonly #filled: Uint32Array;

  constructor(kinds: Kinds) {
    this.#kinds = kinds;
    this.#ranks = new Uint32Array(kinds.counts.length);
    this.#filled = new Uint32Array(Math.ceil(kinds.rows / BLOCK_ROWS));
    let before = 0;
    for (const kind of kinds.inOrder()) {
      this.#ranks[kind] = before;
      before += kinds.counts[kind]!;
    }
  }

  /** The place of one more row; undefined if no more were planned. */
  take(row: Row): number | undefined {
    const kind = this.#kinds.of(row);
    if (kind === undefined) return undefined;
    const block = Math.floor(this.#ranks[kind]! / BLOCK_ROWS);
    if (!(this.#filled[block]! < this.roomIn(block))) return undefined; // more of a kind than was planned
    this.#ranks[kind]!++;
    return block * BLOCK_ROWS + this.#filled[block]!++;
  }

  get blocks(): number {
    return this.#filled.length;
  }

  /** The number of rows in a block so far. They lie at its beginning. */
  filledIn(block: number): number {
    return this.#filled[block]!;
  }

  /** The number of rows planned for a block. */
  roomIn(block: number): number {
    return Math.min(BLOCK_ROWS, this.#kinds.rows - block * BLOCK_ROWS);
  }
}
