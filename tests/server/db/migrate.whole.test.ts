import { expect, test, vi } from "vitest";
import { useMigrateWorld, waiting } from "#support/migrate-world.ts";
import { patience } from "#support/patience.ts";

const { db, migrations, migrate } = useMigrateWorld();

test("of eight portals that start together, one migrates and the others wait", async () => {
  for (const n of [1, 2, 3]) migrations.write(`000${n}-slow.sql`, `CREATE TABLE slow_${n} (); SELECT pg_sleep(0.1);`);
  const applied = await Promise.all(Array.from({ length: 8 }, migrate));
  expect(applied.filter((names) => names.length > 0)).toEqual([["0001-slow.sql", "0002-slow.sql", "0003-slow.sql"]]);
  expect((await db.pool.query("SELECT count(*) AS count FROM migration")).rows).toEqual([{ count: 3 }]);
});

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
