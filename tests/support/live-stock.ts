import { type Kysely, sql } from "kysely";
import type pg from "pg";
import { afterEach } from "vitest";
import { openKysely } from "#server/db/kysely.ts";
import type { Tables } from "#server/db/tables.ts";
import type { IndexLimits } from "#server/search/live/live-index.ts";
import type { StockSnapshots } from "#server/search/live/stock-snapshots.ts";
import { IndexedStock } from "#server/search/stock.ts";
import { besideThePortal } from "./beside.ts";
import { useOwnDatabase } from "./database.ts";
import { silent } from "./silent-log.ts";

export type LiveStock = {
  db: Kysely<Tables>;
  pool: pg.Pool;
  /** Opens one more process's index of its own, ready for searches. */
  open(snapshots?: StockSnapshots, limits?: IndexLimits): Promise<IndexedStock>;
  /** The same without waiting: searches come while it begins. */
  begin(snapshots?: StockSnapshots, limits?: IndexLimits): Begun;
};

type Begun = { stock: IndexedStock; isReady: Promise<void> };

/** A database of its own for each test, and indexes that follow it. */
export function useLiveStock(): LiveStock {
  const database = useOwnDatabase();
  const opened: IndexedStock[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((stock) => stock.live.stop()));
  });
  const beside = besideThePortal(() => database.pool);
  const begin: LiveStock["begin"] = (snapshots, limits) => {
    const { pool } = database;
    const home = { db: openKysely<Tables>(pool), pool, direct: pool, log: silent, timeZone: "UTC" };
    const stock = new IndexedStock(home, snapshots, limits);
    opened.push(stock);
    return { stock, isReady: stock.live.start() };
  };
  return {
    get db() {
      return openKysely<Tables>(beside);
    },
    pool: beside,
    begin,
    async open(snapshots, limits) {
      const { stock, isReady } = begin(snapshots, limits);
      await isReady;
      return stock;
    },
  };
}

/** Changes stones at random, like providers and acts: prices, statuses, places, new and removed stones. */
export async function changeAtRandom(db: Kysely<Tables>, changes: number, seed: number): Promise<void> {
  await sql`SELECT setseed(${seed})`.execute(db);
  await sql`UPDATE stone SET
      status = (ARRAY[1, 1, 2, 3, 4, 5, 8])[1 + floor(random() * 7)::integer],
      location = CASE WHEN random() < 0.3 THEN 'HK' ELSE location END,
      shade = CASE WHEN random() < 0.2 THEN NULL ELSE shade END,
      arrived_at = arrived_at + random() * interval '3 days'
    WHERE id IN (SELECT id FROM stone ORDER BY random() LIMIT ${changes})`.execute(db);
  await sql`UPDATE stone SET quote_kind = 'per_carat', quote = round(price_per_ct * 1.07, 2),
      price_per_ct = round(price_per_ct * 1.07, 2)
    WHERE rap IS NULL AND id IN (SELECT id FROM stone ORDER BY random() LIMIT ${changes})`.execute(db);
  await sql`UPDATE stone SET quote_kind = 'total', quote = round(total_amt) + 1,
      price_per_ct = round((round(total_amt) + 1) / carat, 2)
    WHERE rap IS NULL AND id IN (SELECT id FROM stone ORDER BY random() LIMIT ${changes})`.execute(db);
  await sql`DELETE FROM stone WHERE id IN (SELECT id FROM stone ORDER BY random() LIMIT ${Math.ceil(changes / 50)})`.execute(
    db,
  );
}
