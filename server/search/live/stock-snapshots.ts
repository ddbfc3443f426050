import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { isNoted, noteSnapshot } from "../../db/queries/stock-snapshots.ts";
import { copyOfStones, stonesChangedSince } from "../../db/queries/stone-fields.ts";
import type { House } from "../../house/house.ts";
import { SearchRefusal } from "../index/refusals.ts";
import type { SchemaDescription } from "../index/schema.ts";
import { type IndexFacts, openIndex } from "../index/search-index.ts";
import { RowReader } from "./row-reader.ts";
import { readSnapshot, UselessSnapshot, writeSnapshot } from "./snapshot-file.ts";
import { StockCopy } from "./stock-copy.ts";
import { frameOf, loadShapeWith, type StockShape } from "./stock-shape.ts";

/** A smaller stock is loaded from the database within a second. */
export const LEAST_STONES = 50_000;
/** A larger share of changed stones is read faster with all the others. */
const MOST_CHANGED = 0.1;
const FILE = "stock.snapshot";

type Facts = {
  made: string;
  codes: SchemaDescription;
  token: string;
  horizon: string;
  stones: number;
  index: IndexFacts;
};
type Home = Pick<House, "db" | "log">;

/**
 * A copy of the search index on disk, so that a portal answers soon after a restart (decision 0125). It is a copy of a
 * copy: whatever is wrong with it, it is thrown away, and the stock is loaded from the database.
 */
export class StockSnapshots {
  readonly #house: Home;
  readonly #file: string;
  readonly #least: number;

  constructor(house: Home, folder: string, least = LEAST_STONES) {
    this.#house = house;
    this.#file = path.join(folder, FILE);
    this.#least = least;
  }

  /** Writes a copy that nobody changes meanwhile. A full disk costs the snapshot, and nothing else. */
  async keep(copy: StockCopy): Promise<void> {
    if (copy.index.count < this.#least) return;
    const { db, log } = this.#house;
    const draft = `${this.#file}.draft`;
    try {
      const { facts: index, pieces } = copy.index.kept();
      const facts: Facts = {
        made: madeOf(copy.shape, copy.reader),
        codes: copy.shape.schema.description,
        token: await noteSnapshot(db),
        horizon: copy.horizon,
        stones: copy.index.count,
        index,
      };
      await mkdir(path.dirname(this.#file), { recursive: true, mode: 0o700 });
      // Not synced: what a power cut leaves of it is found out by its sums.
      await withFile(draft, "w", (file) => writeSnapshot(file, facts, pieces));
      await rename(draft, this.#file);
    } catch (err) {
      await rm(draft, { force: true }).catch(() => {});
      log.warn(
        { err, file: this.#file },
        "the search index was not kept on disk; the next start reads the stock from the database",
      );
    }
  }

  /** The copy that was kept, if it is whole and the database has gone on from it; undefined without one. */
  async take(): Promise<StockCopy | undefined> {
    const { log } = this.#house;
    try {
      return await withFile(this.#file, "r", (file) => this.#read(file));
    } catch (err) {
      if ((err as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      log.warn({ err }, "the kept search index cannot be used; the stock is read from the database");
      const isUseless = err instanceof UselessSnapshot || err instanceof SearchRefusal;
      if (isUseless) await rm(this.#file, { force: true }).catch(() => {});
      return undefined;
    }
  }

  async #read(file: FileHandle): Promise<StockCopy> {
    const { db } = this.#house;
    const { facts, readInto } = await readSnapshot(file);
    const { made, codes, token, horizon, stones, index: kept } = facts as Facts;
    const shape = await loadShapeWith(db, codes);
    const reader = new RowReader(shape);
    if (made !== madeOf(shape, reader)) throw new UselessSnapshot("prices or weights are cut otherwise since");
    if (!(await isNoted(db, token))) throw new UselessSnapshot("it is too old, or of another database");
    const most = Math.ceil(stones * MOST_CHANGED);
    const { ids } = await stonesChangedSince(db, horizon, most + 1);
    if (ids.length > most) throw new UselessSnapshot("too many stones have changed since");
    const index = openIndex(shape.schema, { rows: stones });
    await readInto(index.makeRoomFor(kept));
    return new StockCopy(index, shape, reader, horizon);
  }
}

/** The frame of the index, and the statement that reads a stone: what is read otherwise today was written otherwise. */
const madeOf = (shape: StockShape, { columns }: RowReader) => `${frameOf(shape)}\n${copyOfStones(columns)}`;

async function withFile<T>(name: string, flags: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(name, flags, 0o600);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
