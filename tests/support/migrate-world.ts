import type pg from "pg";
import { openPool } from "#server/db/pool.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { useEmptyDatabase } from "./database.ts";
import { useMigrationsFolder } from "./migrations-folder.ts";
import { silent } from "./silent-log.ts";

/** The statements that wait for a lock. */
export async function waiting(client: Pick<pg.ClientBase, "query">): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE NOT granted AND datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

export function useMigrateWorld() {
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
  return { db, migrations, migrate };
}
