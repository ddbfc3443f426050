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

test("money stays exact, days stay days, counts are numbers", async () => {
  const { rows } = await db.pool.query(
    `SELECT 12345678901234567.89::numeric AS money, '2026-07-01'::date AS day, count(*) AS count,
       ARRAY[0.1, NULL]::numeric[] AS moneys, ARRAY['2026-07-01']::date[] AS days, ARRAY[0, 1, NULL]::bigint[] AS counts
     FROM generate_series(1, 500)`,
  );
  expect(rows).toEqual([
    {
      money: "12345678901234567.89",
      day: "2026-07-01",
      count: 500,
      moneys: ["0.1", null],
      days: ["2026-07-01"],
      counts: [0, 1, null],
    },
  ]);
});

test("a whole number that JavaScript cannot hold is refused, and the connection goes on", async () => {
  await expect(db.pool.query("SELECT 9007199254740993::bigint")).rejects.toThrow("too large for a JavaScript number");
  expect((await db.pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

test("every connection has its limits and lives in UTC", async () => {
  const { rows } = await db.pool.query<{ setting: string }>(
    `SELECT setting FROM pg_settings WHERE name = ANY($1) ORDER BY name COLLATE "C"`,
    [["TimeZone", "idle_in_transaction_session_timeout", "lock_timeout", "statement_timeout"]],
  );
  expect(rows.map(({ setting }) => setting)).toEqual(["UTC", "60000", "10000", "60000"]);
});

test("a connection that is lost while it is lent fails its query, not the portal", async () => {
  const client = await db.pool.connect();
  const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
  const ended = new Promise<void>((resolve) => client.once("end", resolve));
  await db.pool.query("SELECT pg_terminate_backend($1)", [rows[0].pid]);
  await ended;
  const failure = await client.query("SELECT 1").catch((error: unknown) => error);
  expect(isDatabaseDown(failure)).toBe(true);
  client.release(true);
  expect((await db.pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

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

test("text sorts by code point, and all letters have a capital", async () => {
  const words = ["zoo", "Äpfel", "apfel", "Zebra", "éclair", "漢", "😀", "\uFFFD", "a b", "ab", "a-b", "_"];
  const { rows } = await db.pool.query(
    "SELECT array_agg(word ORDER BY word) AS words, upper('äöé') AS capitals FROM unnest($1::text[]) word",
    [words],
  );
  expect(rows[0].words).toEqual(words.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  expect(rows[0].capitals).toBe("ÄÖÉ");
});
