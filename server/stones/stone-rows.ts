import type { Kysely } from "kysely";
import { oneTrip } from "../db/one-trip.ts";
import { plainStones } from "../db/queries/stock.ts";
import type { Tables } from "../db/tables.ts";
import type { PlainStone } from "../house/stones.ts";
import { plainStone } from "../wire/plain-stone.ts";

/** The most kept rows, some 3 KB each. Rows that were shown lately are shown again soon. */
const MOST = 20_000;

/**
 * Stones as they travel, without a viewer's prices, by id. A kept stone is dropped as soon as the index hears of a
 * change, so that a row is never older than the search that found it.
 */
export class StoneRows {
  readonly #kept = new Map<number, PlainStone>();
  /** The stones that changed during each read under way. */
  readonly #changing = new Set<Set<number>>();
  /** The number of times that everything was dropped. A read that began before keeps nothing. */
  #epoch = 0;

  /** The stones in the order of the ids, without those that are gone. */
  async read(db: Kysely<Tables>, ids: readonly number[]): Promise<PlainStone[]> {
    const missing = ids.filter((id) => !this.#kept.has(id));
    const found = missing.length > 0 ? await this.#fetch(db, missing) : new Map<number, PlainStone>();
    return ids.flatMap((id) => found.get(id) ?? this.#kept.get(id) ?? []);
  }

  /** Drops stones that have changed, so that nobody reads their earlier values. */
  drop(ids: readonly number[]): void {
    for (const id of ids) this.#kept.delete(id);
    for (const changed of this.#changing) for (const id of ids) changed.add(id);
  }

  /** Drops all stones: something changed that is written into many of them. */
  dropAll(): void {
    this.#epoch++;
    this.#kept.clear();
  }

  async #fetch(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, PlainStone>> {
    const changed = new Set<number>();
    const epoch = this.#epoch;
    this.#changing.add(changed);
    try {
      const [rows] = await oneTrip(db, plainStones(ids));
      const found = new Map(rows.map((row) => [row.id, plainStone(row)]));
      for (const [id, stone] of found) if (epoch === this.#epoch && !changed.has(id)) this.#keep(id, stone);
      return found;
    } finally {
      this.#changing.delete(changed);
    }
  }

  #keep(id: number, stone: PlainStone): void {
    this.#kept.set(id, stone);
    if (this.#kept.size <= MOST) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}
