// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { bytesOf, type KeptPart } from "./kept-part.ts";
import type { StoreHead } from "./store-head.ts";

export type IdFacts = { count: number; bits: number };

const LEAST_BITS = 11;
/** Spreads ids that follow each other over the whole table (Knuth's multiplicative hash). */
const SPREAD = 0x9e3779b1;

/**
 * The place of each id, by open addressing over places. A slot holds the place, as in the table of keys (key-table.ts),
 * and the id is read where the stone lies. The table is as large as there are ids, however high they run: a house whose
 * numbers began at a billion has no more stones for it. An id is at least 1.
 */
export class IdTable {
  /** The number of ids. */
  count = 0;
  readonly #idAt: (place: number) => number;
  readonly #head: StoreHead;
  #bits: number;
  /** A place and one more; 0 is an empty slot. */
  #slots: Int32Array<SharedArrayBuffer>;

  /** The id of every place in the table is asked of `idAt`. */
  constructor(idAt: (place: number) => number, head: StoreHead, shared?: SharedArrayBuffer) {
    this.#idAt = idAt;
    this.#head = head;
    this.#slots = shared ? new Int32Array(shared) : slotsFor(LEAST_BITS);
    this.#bits = Math.log2(this.#slots.length);
  }

  get shared(): SharedArrayBuffer {
    return this.#slots.buffer;
  }

  get bytes(): number {
    return this.#slots.byteLength;
  }

  kept(): KeptPart<IdFacts> {
    return { facts: { count: this.count, bits: this.#bits }, pieces: [bytesOf(this.#slots)] };
  }

  /** Makes room for kept ids. Their bytes are to be read into the piece. */
  makeRoomFor({ count, bits }: IdFacts): Uint8Array[] {
    this.count = count;
    this.#replace(bits);
    return [bytesOf(this.#slots)];
  }

  /** The place of an id; -1 for an unknown id. */
  of(id: number): number {
    return id > 0 ? this.#slots[this.#find(id)]! - 1 : -1;
  }

  /** Enters an id, which is written at its place before the next call. */
  set(id: number, place: number): void {
    this.reserve(this.count + 1);
    const slot = this.#find(id);
    if (this.#slots[slot] === 0) this.count++;
    this.#slots[slot] = place + 1;
  }

  /** Makes room for this many ids at once, with a quarter of the slots left free. */
  reserve(ids: number): void {
    if (ids * 4 <= this.#slots.length * 3) return;
    const known = this.#slots;
    let bits = this.#bits;
    while (ids * 4 > 2 ** bits * 3) bits++;
    this.#replace(bits);
    for (const entry of known) if (entry !== 0) this.#slots[this.#find(this.#idAt(entry - 1))] = entry;
  }

  /** Forgets an id. Those behind it move up, so that no hole ends a search too early. */
  remove(id: number): void {
    let hole = this.#find(id);
    if (id < 1 || this.#slots[hole] === 0) return;
    this.count--;
    for (let slot = this.#after(hole); this.#slots[slot] !== 0; slot = this.#after(slot)) {
      if (!this.#mayMove(slot, hole)) continue;
      this.#slots[hole] = this.#slots[slot]!;
      hole = slot;
    }
    this.#slots[hole] = 0;
  }

  #replace(bits: number): void {
    this.#bits = bits;
    this.#slots = slotsFor(bits);
    this.#head.replacePart();
  }

  /** The slot of an id, or the empty one in which it would stand. */
  #find(id: number): number {
    let slot = this.#home(id);
    while (this.#slots[slot] !== 0 && this.#idIn(slot) !== id) slot = this.#after(slot);
    return slot;
  }

  /** True if the id in a slot is found from its home over the hole too: the hole lies on its way. */
  #mayMove(slot: number, hole: number): boolean {
    const mask = this.#slots.length - 1;
    const home = this.#home(this.#idIn(slot));
    return ((slot - home) & mask) >= ((slot - hole) & mask);
  }

  #idIn(slot: number): number {
    return this.#idAt(this.#slots[slot]! - 1);
  }

  #home(id: number): number {
    return Math.imul(id, SPREAD) >>> (32 - this.#bits);
  }

  #after(slot: number): number {
    return (slot + 1) & (this.#slots.length - 1);
  }
}

const slotsFor = (bits: number) => new Int32Array(new SharedArrayBuffer(2 ** bits * Int32Array.BYTES_PER_ELEMENT));
