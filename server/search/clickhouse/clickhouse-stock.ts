import type { Kysely } from "kysely";
import { identityOf } from "../../db/queries/house-identity.ts";
import { stonesChangedHere } from "../../db/queries/stone-fields.ts";
import type { Tables } from "../../db/tables.ts";
import { searched } from "../../ground/measure.ts";
import { Problem } from "../../ground/problem.ts";
import type { Asked, Found, PairsAsked, PairsFound } from "../../house/found.ts";
import type { House } from "../../house/house.ts";
import type { ChangedStones, SearchSource, Stock } from "../../house/stock.ts";
import type { PlainStone } from "../../house/stones.ts";
import type { Viewer } from "../../house/viewer.ts";
import { findInDatabase } from "../database/find-in-database.ts";
import { pairsInDatabase } from "../database/pairs-in-database.ts";
import { PricedStock } from "../priced-stock.ts";
import { Clickhouse } from "./clickhouse.ts";
import { positionTable, readPosition } from "./feed-position.ts";
import { findInClickhouse } from "./find-in-clickhouse.ts";
import { OwnChanges } from "./own-changes.ts";
import { sightOf } from "./sight.ts";
import { StockFeed } from "./stock-feed.ts";
import { readColumns } from "./stone-rows.ts";
import { restOfStones, stoneTable } from "./stone-table.ts";

const MOST_AT_ONCE = 1000;
const MS = 1000;

type Home = Pick<House, "db" | "pool" | "direct" | "log" | "timeZone">;

/**
 * The stock for searching, kept in ClickHouse: for a house that one process's memory cannot hold (docs/scale.md). The
 * database answers until all stones are there, and both answer the same.
 */
export class ClickhouseStock extends PricedStock implements Stock {
  /** ClickHouse has no limit of its own. */
  readonly tooLarge = undefined;
  readonly live: StockFeed;
  readonly #house: Home;
  readonly #clickhouse: Clickhouse;
  readonly #own: OwnChanges;

  constructor(house: Home, url: string) {
    super();
    this.#house = house;
    this.#clickhouse = new Clickhouse(url);
    this.#own = new OwnChanges(this.#clickhouse, house.log);
    this.live = new StockFeed(house, this.#clickhouse);
  }

  get source(): SearchSource {
    return this.live.isWhole ? "clickhouse" : "database";
  }

  /** Makes the tables where they are missing. An address that leads nowhere, or to another house's stock, is refused. */
  async open(): Promise<void> {
    const position = await this.#tables().catch((error: Error) => {
      const { message } = error instanceof Problem ? (error.cause as Error) : error;
      throw new Error(`SEARCH_URL: ClickHouse cannot be used there: ${message}`, { cause: error });
    });
    const house = (await identityOf(this.#house.db))?.house ?? "";
    if (position && position.house !== house)
      throw new Error(`SEARCH_URL: that database holds the stock of the house ${position.house}: name one of its own`);
    this.live.isWhole = position?.isWhole ?? false;
  }

  async #tables() {
    // A web server says something too.
    const [answer] = await this.#clickhouse.rows<{ here: number }>("SELECT 1 AS here");
    if (answer?.here !== 1) throw new Error("whatever answers is none");
    await this.#clickhouse.run(stoneTable);
    await this.#clickhouse.run(restOfStones);
    await this.#clickhouse.run(positionTable);
    return readPosition(this.#clickhouse);
  }

  async close(): Promise<void> {
    await this.#own.settled();
    await this.#clickhouse.close();
  }

  protected async answer(db: Kysely<Tables>, viewer: Viewer, asked: Asked): Promise<Found> {
    const { timeZone } = this.#house;
    const table = await this.tables.of(db, viewer);
    const sight = sightOf(table, viewer.access, await this.tables.activeProviders(db, viewer));
    await this.#own.settled();
    const began = performance.now();
    const found = await findInClickhouse(db, this.#clickhouse, { viewer, sight, timeZone }, asked);
    this.live.isWhole = found !== undefined;
    const answer = found ?? (await findInDatabase(db, viewer, table, asked, { timeZone }));
    searched.tell({ source: this.source, seconds: (performance.now() - began) / MS });
    return answer;
  }

  /** PostgreSQL compares the stones of pairs. */
  protected async answerPairs(db: Kysely<Tables>, viewer: Viewer, asked: PairsAsked): Promise<PairsFound> {
    const { timeZone } = this.#house;
    return pairsInDatabase(db, viewer, await this.tables.of(db, viewer), asked, { timeZone });
  }

  /** Sums over the whole stock are the database's. */
  async summing(): Promise<undefined> {
    return undefined;
  }

  plain(db: Kysely<Tables>, ids: readonly number[]): Promise<PlainStone[]> {
    return this.readAnew(db, ids);
  }

  /** The statement that ends a transaction and reads the stones that it has changed. Many at once are left to the feed. */
  changes(): ReturnType<Stock["changes"]> {
    return {
      asked: stonesChangedHere(readColumns, MOST_AT_ONCE),
      of: (stones) => (stones.length === 0 ? undefined : { copy: this, stones }),
    };
  }

  /** Brings that transaction's stones to ClickHouse: the next search of this process sees them. */
  committed({ stones }: ChangedStones): void {
    this.#own.put(stones);
  }
}
