import type { Kysely } from "kysely";
import { type ChangedHere, fieldsOfStones, type StoneFields } from "../../db/queries/stone-fields.ts";
import type { Tables } from "../../db/tables.ts";
import { StoneChanges } from "../../stones/stone-changes.ts";
import { StoneRows } from "../../stones/stone-rows.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { lineOf } from "./copy-lines.ts";
import type { RowReader } from "./row-reader.ts";
import type { StockShape } from "./stock-shape.ts";

const AT_ONCE = 1000;

/** An index that can follow the database: it has a reader for its rows, and knows how far it has read. */
export class StockCopy {
  readonly index: SearchIndex;
  readonly shape: StockShape;
  readonly reader: RowReader;
  readonly rows = new StoneRows();
  readonly #changes: StoneChanges;
  #reads = 0;
  #reading: Promise<unknown> = Promise.resolve();

  constructor(index: SearchIndex, shape: StockShape, reader: RowReader, horizon: string) {
    this.index = index;
    this.shape = shape;
    this.reader = reader;
    this.#changes = new StoneChanges(horizon);
  }

  /** The first transaction whose changes may be missing here. */
  get horizon(): string {
    return this.#changes.horizon;
  }

  /** Brings in the commits since the last look. Answers the number of stones. */
  async catchUp(db: Kysely<Tables>): Promise<number> {
    const { ids, take } = await this.#changes.look(db);
    for (let from = 0; from < ids.length; from += AT_ONCE) await this.refresh(db, ids.slice(from, from + AT_ONCE));
    take();
    return ids.length;
  }

  /** Makes some stones equal to the database. Reads run one after another; otherwise an older reading might stay. */
  async refresh(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
    this.#reads++;
    const read = this.#reading.then(async () => this.#apply(ids, await fieldsOfStones(db, this.reader.columns, ids)));
    this.#reading = read.catch(() => {}); // the caller hears of it
    try {
      await read;
    } finally {
      this.#reads--;
    }
  }

  /**
   * Brings in a commit of this process, with the fields at hand. Its changes are not read again, unless a read is under
   * way. That read may not have seen the commit, and would write the earlier values over it.
   */
  committed(stones: readonly ChangedHere[]): void {
    const last = stones.filter((stone) => this.#changes.isLast(stone));
    this.#apply(
      last.map(({ id }) => id),
      last.flatMap(({ fields }) => (fields ? [fields] : [])),
    );
    if (this.#reads === 0) this.#changes.know(stones);
  }

  /** Puts these stones into the index. A stone without fields is gone. */
  #apply(ids: readonly number[], stones: readonly StoneFields[]): void {
    const rows = stones.map((fields) => this.reader.read(lineOf(fields)));
    const there = new Set(rows.map(({ id }) => id));
    const gone = ids.filter((id) => !there.has(id));
    this.index.change(rows, gone);
    this.rows.drop(ids);
  }
}
