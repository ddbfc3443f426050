// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { bytesOf, type KeptPart } from "./kept-part.ts";

const ROW_BITS = 24;
const ROW_MASK = 2 ** ROW_BITS - 1;
/** The most rows that fit beside the bits of a hash. */
export const mostRows = ROW_MASK;

export type KeyFacts = { slots: number; used: number };

/**
 * Exact keys by open addressing over row numbers. A slot holds a row and eight bits of its key's hash, not the key: a
 * lookup compares the row's own key. A row with a changed key leaves its old entry behind, harmless until the table is
 * made anew.
 */
export class KeyTable {
  #slots: Uint32Array;
  #used = 0;

  constructor(keys: SharedArrayBuffer | number) {
    this.#slots = typeof keys === "number" ? slotsFor(Math.ceil(keys * 1.4) + 4096) : new Uint32Array(keys);
  }

  get shared(): SharedArrayBuffer {
    return this.#slots.buffer as SharedArrayBuffer;
  }

  get bytes(): number {
    return this.#slots.byteLength;
  }

  /** True at three quarters of its slots: the caller then fills a new table with the present keys. */
  get isFull(): boolean {
    return this.#used * 4 >= this.#slots.length * 3;
  }

  kept(): KeptPart<KeyFacts> {
    return { facts: { slots: this.#slots.length, used: this.#used }, pieces: [bytesOf(this.#slots)] };
  }

  /** Makes room for kept entries. Their bytes are to be read into the pieces. */
  makeRoomFor({ slots, used }: KeyFacts): Uint8Array[] {
    this.#slots = slotsFor(slots);
    this.#used = used;
    return [bytesOf(this.#slots)];
  }

  add(hash: number, row: number): void {
    const entry = tagged(hash, row + 1);
    let slot = this.#slotOf(hash);
    for (; this.#slots[slot]; slot = this.#after(slot)) if (this.#slots[slot] === entry) return;
    this.#slots[slot] = entry;
    this.#used++;
  }

  /** Every row that may have a key of this hash. */
  rowsOf(hash: number): number[] {
    const rows: number[] = [];
    const tag = tagged(hash, 0);
    for (let slot = this.#slotOf(hash); this.#slots[slot]; slot = this.#after(slot)) {
      const entry = this.#slots[slot]!;
      if ((entry & ~ROW_MASK) >>> 0 === tag) rows.push((entry & ROW_MASK) - 1);
    }
    return rows;
  }

  #slotOf(hash: number): number {
    return Math.floor((hash / 2 ** 32) * this.#slots.length);
  }

  #after(slot: number): number {
    return slot + 1 === this.#slots.length ? 0 : slot + 1;
  }
}

const slotsFor = (slots: number) => new Uint32Array(new SharedArrayBuffer(slots * Uint32Array.BYTES_PER_ELEMENT));

/** An entry: the lowest bits of the hash, which do not decide the slot, over the row. */
const tagged = (hash: number, row: number) => ((hash << ROW_BITS) | row) >>> 0;
