import { expect, test, vi } from "vitest";
import { useMigrateWorld, waiting } from "#support/migrate-world.ts";
import { patience } from "#support/patience.ts";

const { db, migrations, migrate } = useMigrateWorld();

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

async function indexes(): Promise<{ name: string; valid: boolean }[]> {
  const { rows } = await db.pool.query<{ name: string; valid: boolean }>(
    "SELECT indexrelid::regclass::text AS name, indisvalid AS valid FROM pg_index WHERE indrelid = 'first'::regclass",
  );
  return rows;
}
