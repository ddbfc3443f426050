import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { useEmptyDatabase } from "#support/database.ts";
import { useMigrationsFolder } from "#support/migrations-folder.ts";
import { silent } from "#support/silent-log.ts";

const db = useEmptyDatabase();
const migrations = useMigrationsFolder();
const folder = "server/db/migrations";

/** Applies the house's own migrations up to one of them. */
async function migrateTo(last: string): Promise<void> {
  for (const name of fs.readdirSync(folder).filter((one) => one.endsWith(".sql") && one <= last)) {
    migrations.write(name, fs.readFileSync(path.join(folder, name), "utf8"));
  }
  const owner = openPool(db.ownerUrl, { log: silent, max: 1 });
  try {
    await prepareDatabase(owner, { migrations: migrations.folder, runtimeRole: "portal_app" });
  } finally {
    await owner.end();
  }
}

test("a house with providers from before keeps them: each has letters of its own, and no delivery that is known", async () => {
  await migrateTo("0028-offers-expire.sql");
  const names = Array.from({ length: 12 }, (_, at) => `Provider ${at + 1}`);
  await db.pool.query("INSERT INTO provider (name) SELECT unnest($1::text[])", [names]);
  await migrateTo("0029-providers.sql");
  const { rows } = await db.pool.query(
    "SELECT name, prefix, defaults, fresh_hours, gone_limit_pct, price_limit_pct, stocked_at FROM provider ORDER BY id",
  );
  expect(rows.map(({ name }) => name)).toEqual(names);
  expect(new Set(rows.map(({ prefix }) => prefix)).size).toBe(names.length);
  for (const { prefix, ...rest } of rows) {
    expect(prefix).toMatch(/^P[A-J]{1,5}$/);
    const usual = { defaults: {}, fresh_hours: 24, gone_limit_pct: 20, price_limit_pct: 15, stocked_at: null };
    expect(rest).toMatchObject(usual);
  }
});
