// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { Kinds } from "./kinds.ts";
import { BLOCK_ROWS } from "./line.ts";
import type { Row } from "./row.ts";

/**
 * Where rows will lie that come in any order: who knows how many there are of each kind, knows their blocks before the
 * first of them. Within a block the order says nothing, so that each block is filled from its beginning: rows that
 * come one after the other then share what the processor has at hand.
 */
export class PlannedPlaces {
  readonly #kinds: Kinds;
  /** By kind, how many rows lie before the next one of it. */
  readonly #ranks: Uint32Array;
  /** By block, its rows so far. */
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

  /** The place of one more row; none where no more were planned. */
  take(row: Row): number | undefined {
    const kind = this.#kinds.of(row);
    if (kind === undefined) return undefined;
    const block = Math.floor(this.#ranks[kind]! / BLOCK_ROWS);
    if (!(this.#filled[block]! < this.roomIn(block))) return undefined; // more of a kind than was said
    this.#ranks[kind]!++;
    return block * BLOCK_ROWS + this.#filled[block]!++;
  }

  get blocks(): number {
    return this.#filled.length;
  }

  /** How many rows have come to a block: they lie at its beginning. */
  filledIn(block: number): number {
    return this.#filled[block]!;
  }

  /** How many were planned for it. */
  roomIn(block: number): number {
    return Math.min(BLOCK_ROWS, this.#kinds.rows - block * BLOCK_ROWS);
  }
}
