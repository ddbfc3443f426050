import type { Kysely } from "kysely";
import { PriceTables } from "../access/markups/price-tables.ts";
import type { Tables } from "../db/tables.ts";
import type { Asked, Found, PairsAsked, PairsFound } from "../house/found.ts";
import type { OwnPrices, PlainStone, PricedStone, StoneOnWire } from "../house/stones.ts";
import type { Viewer } from "../house/viewer.ts";
import { StoneRows } from "../stones/stone-rows.ts";
import { atPricesOf, ownPricesOf, writtenAtPricesOf } from "../wire/plain-stone.ts";
import { exactlyGone } from "./gone-numbers.ts";
import { type Spelled, spelledNumbers } from "./typed-numbers.ts";

/** Stones at the prices of viewers, and the numbers that people type: the same for whoever finds them. */
export abstract class PricedStock {
  readonly tables = new PriceTables();

  /** Answers a search. Its numbers are compared exactly. */
  protected abstract answer(db: Kysely<Tables>, viewer: Viewer, asked: Asked): Promise<Found>;
  protected abstract answerPairs(db: Kysely<Tables>, viewer: Viewer, asked: PairsAsked): Promise<PairsFound>;

  async find(db: Kysely<Tables>, viewer: Viewer, asked: Asked): Promise<Found> {
    const spelled = await this.#spelled(db, viewer, asked);
    if (!spelled) return this.answer(db, viewer, asked);
    return spelled.asTyped(await this.answer(db, viewer, { ...asked, search: spelled.search }));
  }

  /** Pairs among the stones that a search finds. */
  async pairs(db: Kysely<Tables>, viewer: Viewer, asked: PairsAsked): Promise<PairsFound> {
    const spelled = await this.#spelled(db, viewer, asked);
    return this.answerPairs(db, viewer, { ...asked, ...(spelled && { search: spelled.search }) });
  }

  #spelled(db: Kysely<Tables>, viewer: Viewer, { search }: { search: Asked["search"] }): Promise<Spelled | undefined> {
    return spelledNumbers(search, {
      find: async (numbers) => {
        const asked = { search: { numbers: [...numbers] }, answer: "count" as const, offset: 0, size: 0 };
        return (await this.answer(db, viewer, asked)).numbers ?? [];
      },
      gone: (numbers) => exactlyGone(db, viewer, numbers),
    });
  }

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
