import type pg from "pg";
import { type BeforeUpgrade, migrate } from "./migrate.ts";
import { grantRights } from "./roles.ts";
import { underMigrationLock } from "./under-migration-lock.ts";

interface Preparation {
  /** The folder of the numbered .sql files. */
  migrations: string;
  /** The role that the portal connects as. */
  runtimeRole: string;
  beforeUpgrade?: BeforeUpgrade;
}

interface Prepared {
  migrated: string[];
  warnings: string[];
}

/** Brings a database up to date and gives the portal its rights. Several portals may do so at once. */
export function prepareDatabase(
  owner: pg.Pool,
  { migrations, runtimeRole, beforeUpgrade }: Preparation,
): Promise<Prepared> {
  return underMigrationLock(owner, async (client) => {
    await refuseUnfit(client);
    const migrated = await migrate(client, migrations, beforeUpgrade);
    const warnings = await grantRights(client, runtimeRole);
    return { migrated, warnings };
  });
}

async function refuseUnfit(client: pg.ClientBase) {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding",
  );
  const { version = 0, encoding = "" } = rows[0] ?? {};
  if (version < 15) throw new Error(`it is PostgreSQL ${version}, but the portal needs 15 or later`);
  if (encoding !== "UTF8") throw new Error(`its encoding is ${encoding}, but the portal needs UTF8`);
}
