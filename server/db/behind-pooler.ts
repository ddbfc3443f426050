import type pg from "pg";
import { connectionLimits } from "./pool.ts";
import { underMigrationLock } from "./under-migration-lock.ts";

/** The settings that a connection of the portal says at its beginning, as PostgreSQL shows them. */
const settings: Readonly<Record<string, string>> = {
  TimeZone: "UTC",
  ...Object.fromEntries(Object.entries(connectionLimits).map(([name, ms]) => [name, String(ms)])),
};

/**
 * Gives the portal's role the settings that its connections need in this database. A pooler lends connections that it
 * began itself, so that nothing can be said at their beginning (decision 0169).
 */
export const giveSettingsToRole = (direct: pg.Pool): Promise<void> =>
  underMigrationLock(direct, async (client) => {
    const { rows } = await client.query<{ here: string }>("SELECT quote_ident(current_database()) AS here");
    for (const [name, value] of Object.entries(settings))
      await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${rows[0]?.here} SET ${name} = '${value}'`);
  });

/** Refuses a pooler that lends connections from before the role had its settings. */
export async function insistOnSettings(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name = ANY ($1)",
    [Object.keys(settings)],
  );
  const other = rows.filter(({ name, setting }) => settings[name] !== setting).map(({ name }) => name);
  if (other.length > 0)
    throw new Error(
      `its pooler lends connections without the portal's ${other.join(", ")}: let it make new ones (RECONNECT in PgBouncer), and start the portal again`,
    );
}
