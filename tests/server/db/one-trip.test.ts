import { type Kysely, sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { openKysely } from "#server/db/kysely.ts";
import { lastTrip, oneTrip } from "#server/db/one-trip.ts";
import { openPool } from "#server/db/pool.ts";
import type { Tables } from "#server/db/tables.ts";
import { useOwnDatabase } from "#support/database.ts";
import { silent } from "#support/silent-log.ts";

const database = useOwnDatabase();
let db: Kysely<Tables>;
beforeEach(async () => {
  db = openKysely<Tables>(database.pool);
  const owner = openPool(database.ownerUrl, { log: silent, max: 1 });
  await owner.query(
    "CREATE TABLE shelf (id integer PRIMARY KEY, stones integer NOT NULL); GRANT ALL ON shelf TO PUBLIC",
  );
  await owner.end();
});

const put = (id: number, stones: number | null) => sql<never>`INSERT INTO shelf VALUES (${id}, ${stones})`;
const all = () => sql<{ id: number; stones: number }>`SELECT id, stones FROM shelf ORDER BY id`;
const kept = async () => (await database.pool.query("SELECT id FROM shelf ORDER BY id")).rows.map(({ id }) => id);

test("statements that travel together are done in their order, and each has its own answer", async () => {
  const answers = await db.transaction().execute((tx) => oneTrip(tx, all(), put(1, 7), undefined, all()));
  expect(answers).toEqual([[], [], [], [{ id: 1, stones: 7 }]]);
  expect(await kept()).toEqual([1]);
});

test("a trip sees what somebody committed while one of its statements waited for them", async () => {
  await database.pool.query("INSERT INTO shelf VALUES (1, 0)");
  const other = await database.pool.connect();
  await other.query("BEGIN; UPDATE shelf SET stones = 5; INSERT INTO shelf VALUES (2, 5)");
  const trip = db.transaction().execute((tx) => oneTrip(tx, sql`SELECT FROM shelf WHERE id = 1 FOR UPDATE`, all()));
  for (;;) {
    const { rows } = await database.pool.query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
    if (rows.length > 0) break;
  }
  await other.query("COMMIT");
  other.release();
  expect((await trip)[1]).toEqual([
    { id: 1, stones: 5 },
    { id: 2, stones: 5 },
  ]);
});

test("where one of them fails, its own error is told, nothing is kept, and the connection goes on", async () => {
  for (const trip of [oneTrip, lastTrip]) {
    const failing = db.transaction().execute((tx) => trip(tx, put(1, 1), put(2, null), put(3, 3)));
    await expect(failing).rejects.toMatchObject({ code: "23502" });
    expect(await kept()).toEqual([]);
  }
  expect(await db.transaction().execute((tx) => oneTrip(tx, all()))).toEqual([[]]);
});

test("the last trip commits, and what comes after it on the connection is another transaction", async () => {
  await db.transaction().execute((tx) => lastTrip(tx, put(1, 1)));
  const undone = db.transaction().execute(async (tx) => {
    await put(2, 2).execute(tx);
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  expect(await kept()).toEqual([1]);
});

test("a transaction that is given up before its first statement leaves nothing open", async () => {
  const given = db.transaction().execute(async () => {
    throw new Error("not allowed");
  });
  await expect(given).rejects.toThrow("not allowed");
  await put(1, 1).execute(db);
  expect(await kept()).toEqual([1]);
});

test("a table that a migration changed costs one answer, and the connection that knew it is not used again", async () => {
  const ask = () => db.transaction().execute((tx) => oneTrip(tx, sql`SELECT * FROM shelf`));
  await ask();
  const owner = openPool(database.ownerUrl, { log: silent, max: 1 });
  await owner.query("ALTER TABLE shelf ADD COLUMN house text");
  await owner.end();
  await expect(ask()).rejects.toMatchObject({ code: "0A000" });
  expect(await ask()).toEqual([[]]);
});
