import type { Kysely } from "kysely";
import { PriceTables } from "../access/markups/price-tables.ts";
import type { Tables } from "../db/tables.ts";
import type { OwnPrices, PlainStone, PricedStone, StoneOnWire } from "../house/stones.ts";
import type { Viewer } from "../house/viewer.ts";
import { StoneRows } from "../stones/stone-rows.ts";
import { atPricesOf, ownPricesOf, writtenAtPricesOf } from "../wire/plain-stone.ts";

/** Stones at the prices of viewers: the same for whoever finds them. */
export class PricedStock {
  readonly tables = new PriceTables();

  readAnew(db: Kysely<Tables>, ids: readonly number[]): Promise<PlainStone[]> {
    return new StoneRows().read(db, ids);
  }

  async priced(db: Kysely<Tables>, viewer: Viewer, stones: readonly PlainStone[]): Promise<StoneOnWire[]> {
    const table = await this.tables.of(db, viewer);
    return stones.map((stone) => atPricesOf(stone, table, viewer.seesCost));
  }

  async written(db: Kysely<Tables>, viewer: Viewer, stones: readonly PlainStone[]): Promise<PricedStone[]> {
    const table = await this.tables.of(db, viewer);
    return stones.map((stone) => writtenAtPricesOf(stone, table, viewer.seesCost));
  }

  async ownPrices(db: Kysely<Tables>, viewer: Viewer, stones: readonly PlainStone[]): Promise<OwnPrices[]> {
    const table = await this.tables.of(db, viewer);
    return stones.map((stone) => ownPricesOf(stone, table));
  }
}
