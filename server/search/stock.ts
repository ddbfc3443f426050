import type { Kysely } from "kysely";
import type { Tables } from "../db/tables.ts";
import type { House } from "../house.ts";
import type { StoneOnWire } from "../policies/stone-on-wire.ts";
import type { Viewer } from "../policies/viewer.ts";
import { PriceTables } from "../prices/price-tables.ts";
import { atPricesOf } from "../stones/plain-stone.ts";
import { StoneRows } from "../stones/stone-rows.ts";
import { findInDatabase } from "./database/find-in-database.ts";
import type { Asked, Found } from "./found.ts";
import { askIndex } from "./live/ask-index.ts";
import { IndexViewers } from "./live/index-viewers.ts";
import { LiveIndex } from "./live/live-index.ts";
import type { StockCopy } from "./live/stock-copy.ts";

/** Who answers searches now. */
export type SearchSource = "index" | "database";

/**
 * The stock as everybody searches it: the index answers where it is whole and knows the viewer's prices, the database
 * everywhere else, and the two say the same (docs/search.md). There is no way to it without a viewer.
 */
export class Stock {
  readonly live: LiveIndex;
  readonly tables = new PriceTables();
  readonly #house: Pick<House, "db" | "pool" | "log" | "timeZone">;
  readonly #viewers = new WeakMap<StockCopy, IndexViewers>();

  constructor(house: Pick<House, "db" | "pool" | "log" | "timeZone">) {
    this.#house = house;
    this.live = new LiveIndex(house);
  }

  get source(): SearchSource {
    return this.live.copy ? "index" : "database";
  }

  async find(db: Kysely<Tables>, viewer: Viewer, asked: Asked): Promise<Found> {
    const { timeZone } = this.#house;
    const copy = this.live.copy;
    const table = copy && (await this.tables.byPlan(db, viewer, copy.shape.plan));
    if (!table) return findInDatabase(db, viewer, await this.tables.of(db, viewer), asked, { timeZone });
    const active = await this.tables.activeProviders(db, viewer);
    return askIndex(copy, this.#viewersOf(copy).of(viewer, table, active), asked, timeZone);
  }

  /** Stones that were found, in the order of their ids, at the viewer's prices. */
  async rows(db: Kysely<Tables>, viewer: Viewer, ids: readonly number[]): Promise<StoneOnWire[]> {
    const table = await this.tables.of(db, viewer);
    const stones = await (this.live.copy?.rows ?? new StoneRows()).read(db, ids);
    return stones.map((stone) => atPricesOf(stone, table, viewer.seesCost));
  }

  #viewersOf(copy: StockCopy): IndexViewers {
    const known = this.#viewers.get(copy) ?? new IndexViewers(copy);
    this.#viewers.set(copy, known);
    return known;
  }
}
