import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Kysely } from "kysely";
import { isNoted, noteSnapshot } from "../../db/queries/stock-snapshots.ts";
import { copyOfStones, stonesChangedSince } from "../../db/queries/stone-fields.ts";
import type { Tables } from "../../db/tables.ts";
import type { Log } from "../../ground/log.ts";
import { SearchRefusal } from "../index/refusals.ts";
import { defineSchema, type SchemaDescription } from "../index/schema.ts";
import { type IndexFacts, openIndex, type SearchIndex } from "../index/search-index.ts";
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

/** An index that is being read from the file. `whole` settles when all of its bytes are there. */
type Reading = { facts: Facts; index: SearchIndex; whole: Promise<void>; leave(): void };

/**
 * A copy of the search index on disk, so that a portal answers soon after a restart (decision 0125). It is a copy of a
 * copy: whatever is wrong with it, it is thrown away, and the stock is loaded from the database.
 */
export class StockSnapshots {
  readonly #log: Log;
  readonly #file: string;
  readonly #least: number;
  #ahead: Promise<Reading> | undefined;

  constructor(log: Log, folder: string, least = LEAST_STONES) {
    this.#log = log;
    this.#file = path.join(folder, FILE);
    this.#least = least;
  }

  /** Writes a copy that nobody changes meanwhile. A full disk costs the snapshot, and nothing else. */
  async keep(db: Kysely<Tables>, copy: StockCopy): Promise<void> {
    if (copy.index.count < this.#least) return;
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
      await withFile(draft, (file) => writeSnapshot(file, facts, pieces));
      await rename(draft, this.#file);
    } catch (err) {
      await rm(draft, { force: true }).catch(() => {});
      this.#log.warn(
        { err, file: this.#file },
        "the search index was not kept on disk; the next start reads the stock from the database",
      );
    }
  }

  /**
   * Begins to read the file before there is a database to ask: both take seconds, and neither needs the other. Settles
   * when the file is open.
   */
  async readAhead(): Promise<void> {
    this.#ahead = read(this.#file);
    await this.#ahead.catch(() => {}); // whoever takes it hears of it
  }

  /** The copy that was kept, if it is whole and the database has gone on from it; undefined without one. */
  async take(db: Kysely<Tables>): Promise<StockCopy | undefined> {
    let reading: Reading | undefined;
    try {
      reading = await (this.#ahead ?? read(this.#file));
      const copy = await believed(db, reading);
      await reading.whole;
      return copy;
    } catch (err) {
      reading?.leave();
      if ((err as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      this.#log.warn({ err }, "the kept search index cannot be used; the stock is read from the database");
      const isUseless = err instanceof UselessSnapshot || err instanceof SearchRefusal;
      if (isUseless) await rm(this.#file, { force: true }).catch(() => {});
      return undefined;
    } finally {
      this.#ahead = undefined;
    }
  }
}

/** Reads the facts, and begins to read the bytes. */
async function read(name: string): Promise<Reading> {
  const file = await open(name, "r");
  try {
    const { facts, readInto } = await readSnapshot(file);
    const { codes, stones, index: kept } = facts as Facts;
    const index = openIndex(defineSchema(codes), { rows: stones });
    const end = new AbortController();
    const whole = readInto(index.makeRoomFor(kept), end.signal).finally(() => file.close());
    whole.catch(() => {}); // whoever takes it hears of it
    return { facts: facts as Facts, index, whole, leave: () => end.abort() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** The copy, if the database has gone on from it. */
async function believed(db: Kysely<Tables>, { facts, index }: Reading): Promise<StockCopy> {
  const { made, token, horizon, stones } = facts;
  const shape = await loadShapeWith(db, index.schema);
  const reader = new RowReader(shape);
  if (made !== madeOf(shape, reader)) throw new UselessSnapshot("prices or weights are cut otherwise since");
  if (!(await isNoted(db, token))) throw new UselessSnapshot("it is too old, or of another database");
  const most = Math.ceil(stones * MOST_CHANGED);
  const { ids } = await stonesChangedSince(db, horizon, most + 1);
  if (ids.length > most) throw new UselessSnapshot("too many stones have changed since");
  return new StockCopy(index, shape, reader, horizon);
}

/** The frame of the index, and the statement that reads a stone: what is read otherwise today was written otherwise. */
const madeOf = (shape: StockShape, { columns }: RowReader) => `${frameOf(shape)}\n${copyOfStones(columns)}`;

async function withFile(name: string, work: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(name, "w", 0o600);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}
