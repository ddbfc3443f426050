/** The longest time until a commit of another process takes effect here. */
export const BELIEVED_MS = 500;
const MOST = 10_000;

/**
 * Rows that were read a moment ago. Requests at the same time share one reading. `forget` is for a commit of this
 * process: a row that was read before it, or is being read, is not given to later requests.
 */
export class Remembered<T> {
  #kept = new Map<string, { until: number; row: Promise<T | undefined> }>();

  read(key: string, fetch: () => Promise<T | undefined>): Promise<T | undefined> {
    const now = performance.now();
    const known = this.#kept.get(key);
    if (known && now < known.until) return known.row;
    if (this.#kept.size >= MOST) this.#kept.clear();
    const row = fetch();
    const here = this.#kept;
    here.set(key, { until: now + BELIEVED_MS, row });
    // A missing row is not kept: guesses do not fill the memory, and a new row is there at once.
    const drop = () => {
      if (here.get(key)?.row === row) here.delete(key);
    };
    row.then((found) => found === undefined && drop(), drop);
    return row;
  }

  forget(key?: string): void {
    if (key === undefined) this.#kept = new Map();
    else this.#kept.delete(key);
  }
}
