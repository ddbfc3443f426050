import type { Kysely } from "kysely";
import type { Answer } from "#domain/search/answer.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { stonesChangedHere } from "../db/queries/stone-fields.ts";
import type { Tables } from "../db/tables.ts";
import { searched } from "../ground/measure.ts";
import type { Asked, Found, PairsAsked, PairsFound, Summing } from "../house/found.ts";
import type { House } from "../house/house.ts";
import type { ChangedStones, SearchSource, Stock } from "../house/stock.ts";
import type { PlainStone } from "../house/stones.ts";
import type { Viewer } from "../house/viewer.ts";
import { StoneRows } from "../stones/stone-rows.ts";
import { findInDatabase } from "./database/find-in-database.ts";
import { pairsInDatabase } from "./database/pairs-in-database.ts";
import { atCost, type Viewer as IndexViewer } from "./index/viewer.ts";
import { askEither, askIndex, pairsOfEither } from "./live/ask-index.ts";
import { IndexViewers } from "./live/index-viewers.ts";
import { type IndexLimits, LiveIndex } from "./live/live-index.ts";
import type { StockCopy } from "./live/stock-copy.ts";
import type { StockSnapshots } from "./live/stock-snapshots.ts";
import { PricedStock } from "./priced-stock.ts";

const MOST_AT_ONCE = 1000;
const MS = 1000;

/**
 * The stock for searching. The index answers while it is whole and knows the viewer's prices; otherwise the database
 * answers, and both answer the same (docs/search.md). The stock cannot be searched without a viewer.
 */
export class IndexedStock extends PricedStock implements Stock {
  readonly live: LiveIndex;
  readonly #house: Pick<House, "db" | "pool" | "direct" | "log" | "timeZone">;
  readonly #viewers = new WeakMap<StockCopy, IndexViewers>();

  constructor(
    house: Pick<House, "db" | "pool" | "direct" | "log" | "timeZone">,
    snapshots?: StockSnapshots,
    limits?: IndexLimits,
  ) {
    super();
    this.#house = house;
    this.live = new LiveIndex(house, snapshots, limits);
  }

  /** Nothing has to be there before an index. */
  async open(): Promise<void> {}

  async close(): Promise<void> {}

  get source(): SearchSource {
    return this.live.copy ? "index" : "database";
  }

  get tooLarge(): string | undefined {
    return this.live.tooLarge;
  }

  protected async answer(db: Kysely<Tables>, viewer: Viewer, asked: Asked): Promise<Found> {
    const { timeZone } = this.#house;
    const known = await this.#knownTo(db, viewer);
    const began = performance.now();
    const found = known
      ? await askEither(known, this.live.threads, asked, timeZone)
      : await findInDatabase(db, viewer, await this.tables.of(db, viewer), asked, { timeZone });
    if (known && known.copy !== this.live.copy) return this.answer(db, viewer, asked); // it was closed meanwhile
    searched.tell({ source: known ? "index" : "database", seconds: (performance.now() - began) / MS });
    return found;
  }

  protected async answerPairs(db: Kysely<Tables>, viewer: Viewer, asked: PairsAsked): Promise<PairsFound> {
    const { timeZone } = this.#house;
    const known = await this.#knownTo(db, viewer);
    if (known) {
      const found = await pairsOfEither(known, this.live.threads, asked, timeZone);
      return known.copy === this.live.copy ? found : this.answerPairs(db, viewer, asked);
    }
    return pairsInDatabase(db, viewer, await this.tables.of(db, viewer), asked, { timeZone });
  }

  /** Answers sums over the whole stock from the index; undefined if the database has to answer. */
  async summing(db: Kysely<Tables>, viewer: Viewer): Promise<Summing | undefined> {
    const known = await this.#knownTo(db, viewer);
    if (!known) return undefined;
    const ask = (as: IndexViewer) => (search: StoneSearch, answer: Answer) =>
      askIndex(known.copy, as, { search, answer, offset: 0, size: 0 }, this.#house.timeZone);
    return { own: ask(known.viewer), ...(viewer.seesCost && { cost: ask(atCost(known.viewer)) }) };
  }

  plain(db: Kysely<Tables>, ids: readonly number[]): Promise<PlainStone[]> {
    return (this.live.copy?.rows ?? new StoneRows()).read(db, ids);
  }

  /**
   * The statement that ends a transaction and reads the stones that it has changed, if the index could use them. Many
   * stones at once are left to the index's next look at the changes.
   */
  changes(): ReturnType<Stock["changes"]> {
    const { copy } = this.live;
    if (!copy) return { of: () => undefined };
    return {
      asked: stonesChangedHere(copy.reader.columns, MOST_AT_ONCE),
      of(rows) {
        return rows.length === 0 ? undefined : { copy, stones: rows };
      },
    };
  }

  /** Notes the commit of that transaction: the next search sees its changes. */
  committed({ copy, stones }: ChangedStones): void {
    if (copy === this.live.copy) this.live.committed(stones);
  }

  /** The index with its own form of the viewer; undefined if the database has to answer. */
  async #knownTo(db: Kysely<Tables>, viewer: Viewer) {
    await this.live.awaitKept();
    const copy = this.live.copy;
    const table = copy && (await this.tables.byPlan(db, viewer, copy.shape.plan));
    if (!table) return undefined;
    const active = await this.tables.activeProviders(db, viewer);
    return { copy, viewer: this.#viewersOf(copy).of(viewer, table, active) };
  }

  #viewersOf(copy: StockCopy): IndexViewers {
    const known = this.#viewers.get(copy) ?? new IndexViewers(copy);
    this.#viewers.set(copy, known);
    return known;
  }
}
