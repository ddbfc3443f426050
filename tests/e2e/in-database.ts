import path from "node:path";
import { clustersIn } from "#server/db/embedded/home.ts";
import { readPidFile } from "#server/db/embedded/pid-file.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { openPool } from "#server/db/pool.ts";
import { silent } from "#support/silent-log.ts";

/**
 * Runs a statement in the database of a running house, by its folder and with its portal's rights. It is for facts that
 * no screen shows in time.
 */
export async function inDatabase(
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const home = path.join(dataDir, "postgres");
  const clusters = clustersIn(home).map((name) => readPidFile(path.join(home, name)));
  const socketDir = clusters.find((found) => found?.ready)?.socketDir;
  if (!socketDir) throw new Error(`no database runs in ${home}`);
  const pool = openPool(socketUrl(socketDir, ROLES.runtime, "portal"), { log: silent, max: 1 });
  try {
    return (await pool.query(sql, values)).rows;
  } finally {
    await pool.end();
  }
}
