/** Counts how many are present at the same time. */
export class AtOnce<Key> {
  readonly #there = new Map<Key, number>();

  /** Counts one more until `leaves`; false if there is no room. */
  lets(key: Key, most: number): boolean {
    const count = this.#there.get(key) ?? 0;
    if (count >= most) return false;
    this.#there.set(key, count + 1);
    return true;
  }

  leaves(key: Key): void {
    const count = (this.#there.get(key) ?? 1) - 1;
    if (count > 0) this.#there.set(key, count);
    else this.#there.delete(key);
  }
}
