/** Random numbers by a seed: the same seed gives the same numbers (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below = (most: number): number => Math.floor(this.next() * most);
  in = (share: number): boolean => this.next() < share;

  pick<T>(all: readonly T[]): T {
    const one = all[this.below(all.length)];
    if (one === undefined) throw new Error("there is nothing to pick from");
    return one;
  }
}
