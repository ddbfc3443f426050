import type { Kysely } from "kysely";
import { oneTrip } from "../db/one-trip.ts";
import { plainStones } from "../db/queries/stock.ts";
import type { Tables } from "../db/tables.ts";
import type { PlainStone } from "../house/stones.ts";
import { plainStone } from "../wire/plain-stone.ts";

/** Rows that were shown lately are shown again soon; this many are kept, some 3 KB each. */
const MOST = 20_000;

/**
 * Stones as they travel, before anybody's price, by id. What is kept is dropped the moment the index hears of a change,
 * so that a row never says less than the search that found it.
 */
export class StoneRows {
  readonly #kept = new Map<number, PlainStone>();
  /** Of every read under way, the stones that changed meanwhile. */
  readonly #changing = new Set<Set<number>>();

  /** In the order of the ids; a stone that is gone is left out. */
  async read(db: Kysely<Tables>, ids: readonly number[]): Promise<PlainStone[]> {
    const missing = ids.filter((id) => !this.#kept.has(id));
    const found = missing.length > 0 ? await this.#fetch(db, missing) : new Map<number, PlainStone>();
    return ids.flatMap((id) => found.get(id) ?? this.#kept.get(id) ?? []);
  }

  /** These have changed: nobody reads what they were. */
  drop(ids: readonly number[]): void {
    for (const id of ids) this.#kept.delete(id);
    for (const changed of this.#changing) for (const id of ids) changed.add(id);
  }

  async #fetch(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, PlainStone>> {
    const changed = new Set<number>();
    this.#changing.add(changed);
    try {
      const [rows] = await oneTrip(db, plainStones(ids));
      const found = new Map(rows.map((row) => [row.id, plainStone(row)]));
      for (const [id, stone] of found) if (!changed.has(id)) this.#keep(id, stone);
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
