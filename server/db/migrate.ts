import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { type MigrationFile, readMigrationFiles } from "./migration-files.ts";

/** Work before tables that a house already uses are changed; `first` is the first migration that is new. */
export type BeforeUpgrade = (first: string) => Promise<void>;

/**
 * Brings the tables up to date. Numbered .sql files are applied once, in order, each in its own transaction unless it builds
 * an index beside people, and are never undone. Answers the new ones. The caller holds the migration lock.
 */
export async function migrate(client: pg.ClientBase, folder: string, beforeUpgrade?: BeforeUpgrade): Promise<string[]> {
  const files = readMigrationFiles(folder);
  const applied = (await refuseChangedHistory(client, files)).length;
  const fresh = files.slice(applied);
  if (applied > 0 && fresh[0]) await beforeUpgrade?.(fresh[0].name);
  for (const file of fresh) await apply(client, file);
  return fresh.map(({ name }) => name);
}

async function refuseChangedHistory(client: pg.ClientBase, files: MigrationFile[]): Promise<unknown[]> {
  await client.query(
    "CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, checksum text NOT NULL, at timestamptz NOT NULL DEFAULT now())",
  );
  const { rows: applied } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migration ORDER BY name COLLATE "C"',
  );
  for (const [index, { name, checksum }] of applied.entries()) {
    const file = files[index];
    if (file?.name !== name) {
      throw new Error(`migration ${name} was applied, but is missing: is the portal older than its database?`);
    }
    if (file.checksum !== checksum) {
      throw new Error(`migration ${name} was changed after it was applied: add a new one instead`);
    }
  }
  return applied;
}

/**
 * Whoever asks for a table behind a waiting migration waits for both. So a migration waits for a table no longer than
 * this, lets the others pass, and tries again.
 */
const LOCK_WAIT_MS = 700;
const TRIES = 40;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * An index on a table that people use is built beside them, in a file of its own: PostgreSQL does it outside a
 * transaction (decision 0186).
 */
const indexBesidePeople = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+) ON /m;

async function apply(client: pg.ClientBase, file: MigrationFile) {
  const index = file.sql.match(indexBesidePeople)?.[1];
  if (index) return await buildIndex(client, file, index);
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyOnce(client, file);
    } catch (error) {
      await client.query("ROLLBACK").catch(() => {}); // a lost connection has none
      const { code, message } = error as Error & { code?: string };
      if (code !== LOCK_NOT_AVAILABLE || attempt === TRIES) throw named(file, message, error);
    }
    await sleep(LOCK_WAIT_MS);
  }
}

const named = ({ name }: MigrationFile, message: string, cause: unknown) =>
  new Error(`migration ${name}: ${message}`, { cause });

async function applyOnce(client: pg.ClientBase, { name, sql, checksum }: MigrationFile) {
  await client.query("BEGIN");
  await client.query(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`);
  await client.query(sql);
  await noteApplied(client, { name, checksum });
  await client.query("COMMIT");
}

/** Builds an index while people work. It waits for those who began before it, and nobody waits for it. */
async function buildIndex(client: pg.ClientBase, file: MigrationFile, index: string) {
  try {
    await client.query("SET lock_timeout = 0");
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`); // a start that ended left it half built
    await client.query(file.sql);
    await noteApplied(client, file);
    await client.query("RESET lock_timeout");
  } catch (error) {
    throw named(file, (error as Error).message, error);
  }
}

const noteApplied = (client: pg.ClientBase, { name, checksum }: Pick<MigrationFile, "name" | "checksum">) =>
  client.query("INSERT INTO migration (name, checksum) VALUES ($1, $2)", [name, checksum]);
