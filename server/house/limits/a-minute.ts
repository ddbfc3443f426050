const MINUTE_MS = 60_000;

type Spent = { cost: number; until: number };

/**
 * Counts costs by key, in minutes that begin with a key's first cost, for this process alone: what wears out a process, or
 * is only the first look before the database counts. What all portals count together is a SharedMinute.
 */
export class AMinute<Key> {
  readonly #spent = new Map<Key, Spent>();
  #sweepAt = 0;

  /** The seconds until there is room again, if `most` is spent. */
  wait(key: Key, most: number): number | undefined {
    const now = performance.now();
    const spent = this.#spent.get(key);
    if (!spent || spent.until <= now || spent.cost < most) return undefined;
    return Math.max(1, Math.ceil((spent.until - now) / 1000));
  }

  /** Counts a cost if less than `most` was spent before; otherwise returns the seconds until there is room again. */
  spend(key: Key, most: number, cost = 1): number | undefined {
    const seconds = this.wait(key, most);
    if (seconds !== undefined) return seconds;
    const now = performance.now();
    this.#sweep(now);
    const spent = this.#spent.get(key);
    if (spent && spent.until > now) spent.cost += cost;
    else this.#spent.set(key, { cost, until: now + MINUTE_MS });
    return undefined;
  }

  /** Forgets keys after their minute: addresses come without end. */
  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + MINUTE_MS;
    for (const [key, { until }] of this.#spent) if (until <= now) this.#spent.delete(key);
  }
}
