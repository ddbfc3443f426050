import { expect, test } from "vitest";
import { isDatabaseDown } from "#server/db/is-database-down.ts";
import { useOwnDatabase } from "#support/database.ts";

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

test("text sorts by code point, and all letters have a capital", async () => {
  const words = ["zoo", "Äpfel", "apfel", "Zebra", "éclair", "漢", "😀", "\uFFFD", "a b", "ab", "a-b", "_"];
  const { rows } = await db.pool.query(
    "SELECT array_agg(word ORDER BY word) AS words, upper('äöé') AS capitals FROM unnest($1::text[]) word",
    [words],
  );
  expect(rows[0].words).toEqual(words.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  expect(rows[0].capitals).toBe("ÄÖÉ");
});
