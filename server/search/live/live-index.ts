import { setTimeout as wait } from "node:timers/promises";
import type { ChangedHere } from "../../db/queries/stone-fields.ts";
import { repeat } from "../../ground/repeat.ts";
import type { House } from "../../house/house.ts";
import { SearchThreads, type ThreadLimits } from "../beside/search-threads.ts";
import type { Query } from "../index/query.ts";
import { isBeyondIndex } from "../index/refusals.ts";
import type { SearchIndex } from "../index/search-index.ts";
import type { Viewer } from "../index/viewer.ts";
import { CopyCheck } from "./copy-check.ts";
import { listen } from "./listen.ts";
import { loadStock } from "./load-stock.ts";
import type { StockCopy } from "./stock-copy.ts";
import { isSameShape, presentShape } from "./stock-shape.ts";
import type { StockSnapshots } from "./stock-snapshots.ts";
import { TidyKeeper } from "./tidy-keeper.ts";
import { warmUp } from "./warm-up.ts";

/** The pause between two looks at the changes. They are looked up besides the notices, since a notice can be lost. */
const POLL_MS = 500;
const CHECK_MS = 1000;
/** The pause between two looks at the lists of the house that shape the index; a notice of them can be lost too. */
const SHAPE_MS = 30_000;
const RETRY_MS = 5000;
/** A search waits no longer for the copy that was kept on disk. It is read in seconds, also where it holds ten million stones. */
const KEPT_PATIENCE_MS = 15_000;

type Home = Pick<House, "db" | "pool" | "direct" | "log">;
/** The end of the index's memory, and the stones from which threads beside search too. */
export type IndexLimits = ThreadLimits & { mostBytes?: number; leastForThreads?: number };

/** A smaller stock is searched within two milliseconds, which is hardly worth a message to another thread. */
const LEAST_FOR_THREADS = 2_000_000;

/**
 * The index that follows the database. `copy` is there while it is whole and true. Without it the database answers
 * searches, and another copy is built meanwhile. Nothing is lost in between: each copy knows how far it has read.
 */
export class LiveIndex {
  copy: StockCopy | undefined;
  /** The reason for which there will be no index before the next start. */
  tooLarge: string | undefined;
  readonly #house: Home;
  readonly #snapshots: StockSnapshots | undefined;
  readonly #limits: IndexLimits;
  readonly threads: SearchThreads;
  readonly #end = new AbortController();
  readonly #loops: Promise<void>[] = [];
  #building: Promise<void> | undefined;
  /** Settles when the copy that was kept on disk answers, or cannot be used. */
  #reading: { done: Promise<void>; end: () => void } | undefined;
  #following: Promise<void> | undefined;

  /** With snapshots, a restart begins where the last process stopped. */
  constructor(house: Home, snapshots?: StockSnapshots, limits: IndexLimits = {}) {
    this.#house = house;
    this.#snapshots = snapshots;
    this.#limits = limits;
    this.threads = new SearchThreads(house.log, limits);
  }

  /** Begins to load and to follow. Settles when the index answers, or never will. */
  async start(): Promise<void> {
    const { signal } = this.#end;
    const check = new CopyCheck(this.#house);
    const tidy = new TidyKeeper();
    if (this.#snapshots) this.#beginReading();
    this.#loops.push(
      listen(
        this.#house,
        signal,
        {
          stone_change: () => this.#follow(),
          pricing_change: () => this.#reshape(),
          provider_name: async () => this.copy?.rows.dropAll(),
          catalogue_change: () => this.#reshape(),
        },
        { again: () => this.copy?.rows.dropAll() }, // the name of a provider may have changed unheard
      ),
      this.#every(POLL_MS, () => this.#follow()),
      this.#every(SHAPE_MS, () => this.#reshape()),
      this.#every(CHECK_MS, () => this.copy && check.next(this.copy)),
      this.#every(POLL_MS, () => this.copy && tidy.keep(this.copy.index, signal)),
      this.#every(POLL_MS, () => this.copy && this.threads.follow(this.copy.index)),
    );
    await this.#build();
  }

  async stop(): Promise<void> {
    this.#end.abort();
    this.#endReading();
    await Promise.all([...this.#loops, this.#following, this.#building]);
    const { copy } = this;
    this.copy = undefined; // from here on nothing writes into it
    await this.threads.stop();
    if (copy) await this.#snapshots?.keep(this.#house.db, copy);
  }

  /**
   * Waits while the copy that was kept on disk is read. The database would need longer for the answer: it takes a minute
   * for ten million stones, and keeps the disk from the copy meanwhile.
   */
  async awaitKept(): Promise<void> {
    if (this.#reading) await Promise.race([this.#reading.done, wait(KEPT_PATIENCE_MS, undefined, { ref: false })]);
  }

  /** Brings in a commit of this process, so that its next search sees it. */
  committed(stones: readonly ChangedHere[]): void {
    try {
      this.copy?.committed(stones);
    } catch (error) {
      this.#giveWay(error);
    }
  }

  /** Brings in everything that is committed by now. */
  async catchUp(): Promise<void> {
    await this.#following;
    await this.#follow();
  }

  #every(everyMs: number, work: () => unknown): Promise<void> {
    const { log } = this.#house;
    return repeat(work, { everyMs, signal: this.#end.signal, log, whenItFails: "the search index fell behind" });
  }

  /** Looks at the changes, one look at a time. */
  #follow(): Promise<void> {
    this.#following ??= this.#look().finally(() => {
      this.#following = undefined;
    });
    return this.#following;
  }

  async #look(): Promise<void> {
    const { copy } = this;
    if (!copy || this.#end.signal.aborted) return;
    try {
      await copy.catchUp(this.#house.db);
    } catch (error) {
      this.#giveWay(error);
    }
  }

  /** Lets threads beside search too, and warms them up like the first. */
  async #beginThreads(index: SearchIndex): Promise<void> {
    await this.threads.begin(index);
    const search = (query: Query, viewer: Viewer) => this.threads.ask("search", index, query, viewer);
    await warmUp({ schema: index.schema, viewer: (description) => index.viewer(description), search });
  }

  /** Builds another index if a changed list of the house makes a difference to it. */
  async #reshape(): Promise<void> {
    const { copy } = this;
    if (copy && !isSameShape(copy.shape, await presentShape(this.#house.db, copy.shape))) await this.#build();
  }

  /** Drops a copy that cannot hold the present stock. A missing database is no reason to drop it. */
  #giveWay(error: unknown): void {
    if (!(error instanceof RangeError)) throw error;
    this.#house.log.warn({ err: error }, "the search index cannot hold a stone; the database answers meanwhile");
    this.copy = undefined;
    void this.#build();
  }

  #build(): Promise<void> {
    this.#building ??= this.#buildUntilTrue().finally(() => {
      this.#building = undefined;
    });
    return this.#building;
  }

  #beginReading(): void {
    let end = () => {};
    const done = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#reading = { done, end };
  }

  #endReading(): void {
    this.#reading?.end();
    this.#reading = undefined;
  }

  /** A new copy is kept before anybody writes into it, so that a process that is killed leaves one behind. */
  async #load(signal: AbortSignal): Promise<StockCopy> {
    const copy = await loadStock(this.#house.pool, signal, this.#limits.mostBytes);
    await this.#snapshots?.keep(this.#house.db, copy);
    return copy;
  }

  /** A stock that no index holds is not read again: the database answers until the next start. */
  #refuse(why: string): void {
    this.copy = undefined;
    this.tooLarge = `the stock is too large for the search index; the database answers. ${why}`;
    this.#house.log.error(this.tooLarge);
  }

  async #buildUntilTrue(): Promise<void> {
    const { log, db } = this.#house;
    const { signal } = this.#end;
    let isFirst = !this.copy;
    while (!signal.aborted) {
      const began = performance.now();
      try {
        const kept = isFirst ? await this.#snapshots?.take(db) : undefined;
        isFirst = false;
        if (!kept) this.#endReading();
        const next = kept ?? (await this.#load(signal));
        await warmUp(next.index);
        while ((await next.catchUp(db)) > 0);
        if (signal.aborted) return;
        this.copy = next;
        this.#endReading();
        const { count, bytes } = next.index;
        if (count >= (this.#limits.leastForThreads ?? LEAST_FOR_THREADS)) void this.#beginThreads(next.index);
        const ms = Math.round(performance.now() - began);
        log.info({ stones: count, bytes, from: kept ? "snapshot" : "database", ms }, "the search index is ready");
        if (isSameShape(next.shape, await presentShape(db, next.shape))) return;
      } catch (error) {
        this.#endReading();
        if (signal.aborted) return;
        if (isBeyondIndex(error)) return this.#refuse(error.message);
        log.error({ err: error }, "the search index could not be built; the database answers");
        await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => {});
      }
    }
  }
}
