// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { bytesOf, type KeptPart } from "./kept-part.ts";

export type IdFacts = { count: number; bits: number };

const LEAST_BITS = 11;
/** Spreads ids that follow each other over the whole table (Knuth's multiplicative hash). */
const SPREAD = 0x9e3779b1;

/**
 * A whole number for each id, by open addressing. It is as large as there are ids, however high they run: a house whose
 * numbers began at a billion has no more stones for it. An id is at least 1.
 */
export class IdTable {
  /** The number of ids. */
  count = 0;
  #bits = LEAST_BITS;
  #ids = new Int32Array(2 ** LEAST_BITS);
  #values = new Int32Array(2 ** LEAST_BITS);

  get bytes(): number {
    return this.#ids.byteLength + this.#values.byteLength;
  }

  kept(): KeptPart<IdFacts> {
    return { facts: { count: this.count, bits: this.#bits }, pieces: [bytesOf(this.#ids), bytesOf(this.#values)] };
  }

  /** Makes room for kept ids. Their bytes are to be read into the pieces. */
  makeRoomFor({ count, bits }: IdFacts): Uint8Array[] {
    this.count = count;
    this.#bits = bits;
    this.#ids = new Int32Array(2 ** bits);
    this.#values = new Int32Array(2 ** bits);
    return [bytesOf(this.#ids), bytesOf(this.#values)];
  }

  /** The number of an id; -1 for an unknown id. */
  of(id: number): number {
    const slot = this.#find(id);
    return id > 0 && this.#ids[slot] === id ? this.#values[slot]! : -1;
  }

  set(id: number, value: number): void {
    this.reserve(this.count + 1);
    const slot = this.#find(id);
    if (this.#ids[slot] !== id) this.count++;
    this.#ids[slot] = id;
    this.#values[slot] = value;
  }

  /** Makes room for this many ids at once, with a quarter of the slots left free. */
  reserve(ids: number): void {
    if (ids * 4 <= this.#ids.length * 3) return;
    const known = this.#ids;
    const values = this.#values;
    while (ids * 4 > 2 ** this.#bits * 3) this.#bits++;
    this.#ids = new Int32Array(2 ** this.#bits);
    this.#values = new Int32Array(2 ** this.#bits);
    for (let from = 0; from < known.length; from++) {
      const id = known[from]!;
      if (id === 0) continue;
      const slot = this.#find(id);
      this.#ids[slot] = id;
      this.#values[slot] = values[from]!;
    }
  }

  /** Forgets an id. Those behind it move up, so that no hole ends a search too early. */
  remove(id: number): void {
    let hole = this.#find(id);
    if (id < 1 || this.#ids[hole] !== id) return;
    this.count--;
    for (let slot = this.#after(hole); this.#ids[slot] !== 0; slot = this.#after(slot)) {
      if (!this.#mayMove(slot, hole)) continue;
      this.#ids[hole] = this.#ids[slot]!;
      this.#values[hole] = this.#values[slot]!;
      hole = slot;
    }
    this.#ids[hole] = 0;
  }

  /** The slot of an id, or the empty one in which it would stand. */
  #find(id: number): number {
    let slot = this.#home(id);
    while (this.#ids[slot] !== 0 && this.#ids[slot] !== id) slot = this.#after(slot);
    return slot;
  }

  /** True if the id in a slot is found from its home over the hole too: the hole lies on its way. */
  #mayMove(slot: number, hole: number): boolean {
    const mask = this.#ids.length - 1;
    const home = this.#home(this.#ids[slot]!);
    return ((slot - home) & mask) >= ((slot - hole) & mask);
  }

  #home(id: number): number {
    return Math.imul(id, SPREAD) >>> (32 - this.#bits);
  }

  #after(slot: number): number {
    return (slot + 1) & (this.#ids.length - 1);
  }
}
