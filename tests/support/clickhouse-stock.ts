import type { Kysely } from "kysely";
import type pg from "pg";
import { afterEach, expect, type TestContext, vi } from "vitest";
import { openKysely } from "#server/db/kysely.ts";
import type { Tables } from "#server/db/tables.ts";
import { ClickhouseStock } from "#server/search/clickhouse/clickhouse-stock.ts";
import { besideThePortal } from "./beside.ts";
import { type ClickhousePeer, clickhousePeer, withoutEngine } from "./clickhouse-peer.ts";
import { useOwnDatabase } from "./database.ts";
import { patience } from "./patience.ts";
import { silent } from "./silent-log.ts";
import { skipLoudly } from "./skip-loudly.ts";

/** A database of its own for each test, and portals' stocks in a ClickHouse that follow it. */
export function useClickhouseStock() {
  const database = useOwnDatabase();
  const beside = besideThePortal(() => database.pool);
  const opened: ClickhouseStock[] = [];
  afterEach(() => house.endAll());
  const house = {
    get db(): Kysely<Tables> {
      return openKysely<Tables>(beside);
    },
    pool: beside as pg.Pool,
    /** A server; a test that this machine cannot run is skipped. */
    peer: (context: TestContext): Promise<ClickhousePeer> =>
      withoutEngine ? skipLoudly(context, withoutEngine) : clickhousePeer(),
    /** One more portal's stock in the ClickHouse at this address. */
    at(url: string): ClickhouseStock {
      const { pool } = database;
      const stock = new ClickhouseStock(
        { db: openKysely<Tables>(pool), pool, direct: pool, log: silent, timeZone: "UTC" },
        url,
      );
      opened.push(stock);
      return stock;
    },
    /** The same, begun: it follows the database. */
    async begin({ url }: ClickhousePeer): Promise<ClickhouseStock> {
      const stock = house.at(url);
      await stock.open();
      stock.live.start();
      return stock;
    },
    /** The same, once it has all stones. */
    async open(context: TestContext, peer?: ClickhousePeer): Promise<ClickhouseStock> {
      const stock = await house.begin(peer ?? (await house.peer(context)));
      await vi.waitFor(() => expect(stock.source).toBe("clickhouse"), patience);
      return stock;
    },
    /** Ends all stocks, wherever they are. */
    async endAll(): Promise<void> {
      for (const stock of opened.splice(0)) {
        await stock.live.stop();
        await stock.close();
      }
    },
  };
  return house;
}
