import { sql } from "kysely";
import { expect, test } from "vitest";
import { isDatabaseDown } from "#server/db/is-database-down.ts";
import { openKysely } from "#server/db/kysely.ts";
import { giveRoom } from "#server/db/long-work.ts";
import { openPool } from "#server/db/pool.ts";
import type { Tables } from "#server/db/tables.ts";
import { useOwnDatabase } from "#support/database.ts";
import { DatabaseProxy } from "#support/database-proxy.ts";
import { silent } from "#support/silent-log.ts";

const db = useOwnDatabase();

test("a query does not wait for ever for a machine that vanished, and the next one finds it when it is back", async () => {
  const proxy = new DatabaseProxy(db.url);
  await proxy.start();
  const pool = openPool(proxy.urlOf(db.url), { log: silent, silenceMs: 1_000 });
  await pool.query("SELECT 1");
  proxy.fallSilent();
  const failure = await pool.query("SELECT 2").catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: "the database does not answer" });
  expect(isDatabaseDown(failure)).toBe(true);
  expect((await pool.query("SELECT 3 AS three")).rows).toEqual([{ three: 3 }]);
  await pool.end();
  await proxy.goAway();
});

test("a connection that was idle for long is watched as before", async () => {
  const proxy = new DatabaseProxy(db.url);
  await proxy.start();
  const pool = openPool(proxy.urlOf(db.url), { log: silent, silenceMs: 1_000 });
  await pool.query("SELECT 1");
  await db.pool.query("SELECT pg_sleep(2)"); // twice as long as its patience
  proxy.fallSilent();
  await expect(pool.query("SELECT 2")).rejects.toThrow("the database does not answer");
  await pool.end();
  await proxy.goAway();
});

test("the statements of long work may be silent for longer, and the next ones of their connection may not", async () => {
  const pool = openPool(db.url, { log: silent, silenceMs: 1_000, max: 1 });
  const kysely = openKysely<Tables>(pool);
  const asleep = sql<{ slept: number }>`SELECT 1 AS slept FROM pg_sleep(2)`;
  const work = kysely.transaction().execute(async (tx) => {
    await giveRoom(tx, { memory: "8MB", time: "5min" });
    return asleep.execute(tx);
  });
  expect((await work).rows).toEqual([{ slept: 1 }]);
  await expect(asleep.execute(kysely)).rejects.toThrow("the database does not answer");
  await pool.end();
});

test("a connection that only listens is not cut off for its silence", async () => {
  const pool = openPool(db.url, { log: silent, silenceMs: 1_000 });
  const listener = await pool.connect();
  await listener.query("LISTEN stones");
  const heard = new Promise((resolve) => listener.once("notification", ({ payload }) => resolve(payload)));
  await db.pool.query("SELECT pg_sleep(2)"); // twice as long as its patience
  await db.pool.query("NOTIFY stones, 'sold'");
  expect(await heard).toBe("sold");
  listener.release(true);
  await pool.end();
});
