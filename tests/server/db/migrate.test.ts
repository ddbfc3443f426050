import type pg from "pg";
import { expect, test, vi } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { useEmptyDatabase } from "#support/database.ts";
import { useMigrationsFolder } from "#support/migrations-folder.ts";
import { patience } from "#support/patience.ts";
import { silent } from "#support/silent-log.ts";

const db = useEmptyDatabase();
const migrations = useMigrationsFolder();

async function migrate(): Promise<string[]> {
  const owner = openPool(db.ownerUrl, { log: silent, max: 1 });
  try {
    const prepared = await prepareDatabase(owner, { migrations: migrations.folder, runtimeRole: "portal_app" });
    return prepared.migrated;
  } finally {
    await owner.end();
  }
}

test("of eight portals that start together, one migrates and the others wait", async () => {
  for (const n of [1, 2, 3]) migrations.write(`000${n}-slow.sql`, `CREATE TABLE slow_${n} (); SELECT pg_sleep(0.1);`);
  const applied = await Promise.all(Array.from({ length: 8 }, migrate));
  expect(applied.filter((names) => names.length > 0)).toEqual([["0001-slow.sql", "0002-slow.sql", "0003-slow.sql"]]);
  expect((await db.pool.query("SELECT count(*) AS count FROM migration")).rows).toEqual([{ count: 3 }]);
});

test("what was applied is not applied again", async () => {
  migrations.write("0001-first.sql", "CREATE TABLE first ();");
  expect(await migrate()).toEqual(["0001-first.sql"]);
  migrations.write("0002-second.sql", "CREATE TABLE second ();");
  expect(await migrate()).toEqual(["0002-second.sql"]);
  expect(await migrate()).toEqual([]);
});

test("a migration that fails leaves nothing behind, and names itself", async () => {
  migrations.write("0001-broken.sql", "CREATE TABLE half (); SELECT 1/0;");
  await expect(migrate()).rejects.toThrow("migration 0001-broken.sql: division by zero");
  expect((await db.pool.query("SELECT to_regclass('half') AS half")).rows).toEqual([{ half: null }]);
  migrations.write("0001-broken.sql", "CREATE TABLE half ();");
  expect(await migrate()).toEqual(["0001-broken.sql"]);
});

test("a changed migration is refused; other line ends are no change", async () => {
  migrations.write("0001-first.sql", "CREATE TABLE first\n();\n");
  await migrate();
  migrations.write("0001-first.sql", "CREATE TABLE first\r\n();\r\n");
  expect(await migrate()).toEqual([]);
  migrations.write("0001-first.sql", "CREATE TABLE first\n(); -- better\n");
  await expect(migrate()).rejects.toThrow("migration 0001-first.sql was changed after it was applied");
});

test("a missing migration is refused: an older portal does not work on a newer database", async () => {
  migrations.write("0001-first.sql", "");
  migrations.write("0002-second.sql", "");
  await migrate();
  migrations.remove("0002-second.sql");
  await expect(migrate()).rejects.toThrow("migration 0002-second.sql was applied, but is missing");
});

test.each(["0003-gap.sql", "0001-double.sql", "2-short.sql", "0002_underscore.sql"])(
  "a migration named %s after 0001 is refused, and nothing is applied",
  async (name) => {
    migrations.write("0001-first.sql", "CREATE TABLE first ();");
    migrations.write(name, "SELECT 1;");
    await expect(migrate()).rejects.toThrow(/^migration .*: names are 0001-what-it-does\.sql/);
    expect((await db.pool.query("SELECT to_regclass('first') AS first")).rows).toEqual([{ first: null }]);
  },
);

test("a migration that waits for a table lets the others pass: nobody waits a second for it", async () => {
  migrations.write("0001-first.sql", "CREATE TABLE first (id integer);");
  await migrate();
  migrations.write("0002-second.sql", "ALTER TABLE first ADD COLUMN name text;");
  const busy = await db.pool.connect();
  await busy.query("BEGIN");
  await busy.query("SELECT count(*) FROM first"); // a long read, behind which the migration waits
  let isOver = false;
  const migrated = migrate().finally(() => {
    isOver = true;
  });
  const reader = await db.pool.connect();
  await reader.query("SET lock_timeout = '1s'"); // a read that waits longer is refused
  for (let stoodInTheWay = 0; stoodInTheWay < 3; ) {
    await vi.waitUntil(async () => (await waiting(db.pool)) > 0, patience);
    const read = reader.query("SELECT count(*) FROM first");
    if ((await waiting(db.pool)) > 1) stoodInTheWay++;
    await read;
  }
  reader.release(true);
  expect(isOver).toBe(false);
  await busy.query("COMMIT");
  busy.release();
  expect(await migrated).toEqual(["0002-second.sql"]);
});

test("an index on a table that people use is built beside them: nobody waits for it", async () => {
  migrations.write("0001-first.sql", "CREATE TABLE first (id integer);");
  await migrate();
  migrations.write("0002-index.sql", "CREATE INDEX CONCURRENTLY first_id ON first (id);");
  const writer = await db.pool.connect();
  await writer.query("BEGIN");
  await writer.query("INSERT INTO first VALUES (1)"); // the index waits for its end
  const migrated = migrate();
  const others = await db.pool.connect();
  await others.query("SET lock_timeout = '100ms'");
  await vi.waitUntil(async () => (await waiting(others)) > 0, patience);
  for (let id = 2; id < 50; id++) await others.query("INSERT INTO first VALUES ($1)", [id]);
  await writer.query("COMMIT");
  for (const client of [writer, others]) client.release(true);
  expect(await migrated).toEqual(["0002-index.sql"]);
  expect(await indexes()).toEqual([{ name: "first_id", valid: true }]);
});

test("an index that was left half built is built anew at the next start", async () => {
  migrations.write("0001-first.sql", "CREATE TABLE first (id integer); INSERT INTO first VALUES (1), (1);");
  await migrate();
  migrations.write("0002-index.sql", "CREATE UNIQUE INDEX CONCURRENTLY first_id ON first (id);");
  await expect(migrate()).rejects.toThrow("migration 0002-index.sql: could not create unique index");
  expect(await indexes()).toEqual([{ name: "first_id", valid: false }]);
  await db.pool.query("DELETE FROM first");
  expect(await migrate()).toEqual(["0002-index.sql"]);
  expect(await indexes()).toEqual([{ name: "first_id", valid: true }]);
});

test("of four portals that start together, one builds an index beside people, and the others wait for it", async () => {
  migrations.write("0001-first.sql", "CREATE TABLE first (id integer);");
  await migrate();
  migrations.write("0002-index.sql", "CREATE INDEX CONCURRENTLY first_id ON first (id);");
  const applied = await Promise.all(Array.from({ length: 4 }, migrate));
  expect(applied.flat()).toEqual(["0002-index.sql"]);
  expect(await indexes()).toEqual([{ name: "first_id", valid: true }]);
});

/** The statements that wait for a lock. */
async function waiting(client: Pick<pg.ClientBase, "query">): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE NOT granted AND datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

async function indexes(): Promise<{ name: string; valid: boolean }[]> {
  const { rows } = await db.pool.query<{ name: string; valid: boolean }>(
    "SELECT indexrelid::regclass::text AS name, indisvalid AS valid FROM pg_index WHERE indrelid = 'first'::regclass",
  );
  return rows;
}
