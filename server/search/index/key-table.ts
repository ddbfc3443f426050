// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction

/**
 * Exact keys by open addressing over row numbers. The table holds no keys: whoever looks up compares the row's own.
 * So a row whose key has changed leaves its old entry behind, harmless until the table is made anew.
 */
export class KeyTable {
  #slots: Uint32Array;
  #used = 0;

  constructor(keys: number) {
    this.#slots = new Uint32Array(Math.ceil(keys * 1.4) + 4096);
  }

  get bytes(): number {
    return this.#slots.byteLength;
  }

  /** Full by three quarters: the caller fills a new one with what is true now. */
  get isFull(): boolean {
    return this.#used * 4 >= this.#slots.length * 3;
  }

  add(hash: number, row: number): void {
    let slot = this.#slotOf(hash);
    for (; this.#slots[slot]; slot = this.#after(slot)) if (this.#slots[slot] === row + 1) return;
    this.#slots[slot] = row + 1;
    this.#used++;
  }

  /** Every row that may have a key of this hash. */
  forEach(hash: number, work: (row: number) => void): void {
    for (let slot = this.#slotOf(hash); this.#slots[slot]; slot = this.#after(slot)) work(this.#slots[slot]! - 1);
  }

  #slotOf(hash: number): number {
    return Math.floor((hash / 2 ** 32) * this.#slots.length);
  }

  #after(slot: number): number {
    return slot + 1 === this.#slots.length ? 0 : slot + 1;
  }
}
