import { setTimeout as wait } from "node:timers/promises";
import { identityOf } from "../../db/queries/house-identity.ts";
import { forgetSnapshot, isNoted, noteSnapshot } from "../../db/queries/stock-snapshots.ts";
import { type ChangedHere, fieldsAfter, fieldsOfStones, horizonNow } from "../../db/queries/stone-fields.ts";
import { underTryLock } from "../../db/under-try-lock.ts";
import { advisoryLocks } from "../../ground/advisory-locks.ts";
import { repeat } from "../../ground/repeat.ts";
import type { House } from "../../house/house.ts";
import { StoneChanges } from "../../stones/stone-changes.ts";
import { listen } from "../live/listen.ts";
import type { Clickhouse } from "./clickhouse.ts";
import { type FeedPosition, readPosition, writePosition } from "./feed-position.ts";
import { goneRow, readColumns, rowOf, type StoneRow } from "./stone-rows.ts";

/** The pause between two looks at the changes. They are looked up besides the notices, since a notice can be lost. */
const POLL_MS = 500;
const RETRY_MS = 5000;
/** The stones of one insert. */
const AT_ONCE = 20_000;
/** The database forgets a note after some days. The position has a new one at this interval. */
const RENEW_MS = 12 * 3_600_000;

type Home = Pick<House, "db" | "pool" | "direct" | "log">;

/**
 * Brings the stock into ClickHouse and keeps it true, by the position in the change log. One portal of the house does
 * so at a time. Each row carries the number of the stone's last change, and the highest one counts: a change that is
 * written twice, or by two portals, is there once (decision 0168).
 */
export class StockFeed {
  /** True while ClickHouse has all stones, as far as this process has heard. */
  isWhole = false;
  readonly #house: Home;
  readonly #clickhouse: Clickhouse;
  readonly #end = new AbortController();
  #leading: Promise<void> | undefined;
  #looking: Promise<void> | undefined;
  #feed: PositionedFeed | undefined;

  constructor(house: Home, clickhouse: Clickhouse) {
    this.#house = house;
    this.#clickhouse = clickhouse;
  }

  /** Brings in everything that is committed by now, if this process is the one that follows. */
  async catchUp(): Promise<void> {
    await this.#looking;
    if (this.#feed) await this.#look(this.#feed);
  }

  /** Begins to follow, as soon as no other portal does. */
  start(): void {
    this.#leading = this.#lead();
  }

  async stop(): Promise<void> {
    this.#end.abort();
    await this.#leading;
  }

  async #lead(): Promise<void> {
    const { direct, log } = this.#house;
    const { signal } = this.#end;
    while (!signal.aborted) {
      await underTryLock(direct, advisoryLocks.searchFeed, () => this.#follow()).catch((err: unknown) => {
        if (!signal.aborted) log.warn({ err }, "ClickHouse fell behind the stock");
      });
      await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Follows the changes until the end. */
  async #follow(): Promise<void> {
    const { log } = this.#house;
    const { signal } = this.#end;
    const feed = new PositionedFeed(this.#house, this.#clickhouse, await this.#begin());
    await feed.loadAll(signal);
    this.isWhole = true;
    this.#feed = feed;
    const look = () => this.#look(feed);
    await Promise.all([
      listen(this.#house, signal, { stone_change: look }),
      repeat(look, { everyMs: POLL_MS, signal, log, whenItFails: "ClickHouse fell behind the stock" }),
    ]);
    await this.#looking;
    this.#feed = undefined;
  }

  /** Looks up changes, one look at a time. A change that it misses is found by the next look. */
  #look(feed: PositionedFeed): Promise<void> {
    this.#looking ??= feed.catchUp().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** The position to go on from. Stones that the database cannot vouch for any more are thrown away. */
  async #begin(): Promise<FeedPosition> {
    const { db } = this.#house;
    const known = await readPosition(this.#clickhouse);
    if (known && (await isNoted(db, known.token))) return known;
    const fresh: FeedPosition = {
      house: (await identityOf(db))?.house ?? "",
      version: (known?.version ?? 0) + 1,
      horizon: await horizonNow(db),
      token: await noteSnapshot(db),
      loadedTo: 0,
      isWhole: false,
    };
    this.isWhole = false;
    await writePosition(this.#clickhouse, fresh); // from here on the database answers
    await this.#clickhouse.run("TRUNCATE TABLE stone");
    return fresh;
  }
}

/** The feed of one leader: stones first, the position after them. */
class PositionedFeed {
  readonly #house: Home;
  readonly #clickhouse: Clickhouse;
  readonly #changes: StoneChanges;
  #position: FeedPosition;
  #notedAt = performance.now();

  constructor(house: Home, clickhouse: Clickhouse, position: FeedPosition) {
    this.#house = house;
    this.#clickhouse = clickhouse;
    this.#position = position;
    this.#changes = new StoneChanges(position.horizon);
  }

  /** Reads the stones that were not read yet, in the order of their ids. Changes meanwhile come after them. */
  async loadAll(signal: AbortSignal): Promise<void> {
    while (!this.#position.isWhole) {
      signal.throwIfAborted();
      const stones = await fieldsAfter(this.#house.db, readColumns, this.#position.loadedTo, AT_ONCE);
      const rows = stones.map((fields) => rowOf(fields, 0));
      await this.#clickhouse.insert("stone", rows);
      const last = rows.at(-1)?.[0];
      if (last === undefined) await this.catchUp(true);
      else await this.#note({ loadedTo: Number(last) });
    }
  }

  /** Brings in the commits since the last look. */
  async catchUp(isWhole = this.#position.isWhole): Promise<void> {
    const { db } = this.#house;
    const { ids, last, horizon, take } = await this.#changes.look(db);
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      await this.#clickhouse.insert("stone", rowsOf(some, await fieldsOfStones(db, readColumns, some), last));
    }
    const isOld = performance.now() - this.#notedAt > RENEW_MS;
    if (ids.length > 0 || isOld || isWhole !== this.#position.isWhole) await this.#note({ horizon, isWhole });
    take();
  }

  /**
   * Writes the position, each with a note of its own: a database that is put back to an earlier moment does not know it,
   * and its stones are read anew.
   */
  async #note(now: Pick<FeedPosition, "loadedTo"> | Pick<FeedPosition, "horizon" | "isWhole">): Promise<void> {
    const { db } = this.#house;
    const former = this.#position;
    const next = { ...former, ...now, token: await noteSnapshot(db), version: former.version + 1 };
    await writePosition(this.#clickhouse, next);
    this.#position = next;
    this.#notedAt = performance.now();
    await forgetSnapshot(db, former.token);
  }
}

/** The rows of changed stones. A stone that was not found is gone. */
function rowsOf(ids: readonly number[], stones: readonly (string | null)[][], last: ReadonlyMap<number, number>) {
  const version = (id: number) => last.get(id) ?? 0;
  const there = new Map(stones.map((fields) => [Number(fields[0]), fields]));
  return ids.map((id): StoneRow => {
    const fields = there.get(id);
    return fields ? rowOf(fields, version(id)) : goneRow(id, version(id));
  });
}

/** The rows of stones that transactions of this process have changed. */
export const rowsChangedHere = (stones: readonly ChangedHere[]): StoneRow[] =>
  stones.map(({ id, seqs, fields }) => (fields ? rowOf(fields, Math.max(...seqs)) : goneRow(id, Math.max(...seqs))));
