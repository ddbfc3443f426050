import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { type MigrationFile, readMigrationFiles } from "./migration-files.ts";

/** Work before tables that a house already uses are changed; `first` is the first migration that is new. */
export type BeforeUpgrade = (first: string) => Promise<void>;

/**
 * Brings the tables up to date. Numbered .sql files are applied once, in order, each in its own transaction, and are
 * never undone. Answers the new ones. The caller holds the migration lock.
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

async function apply(client: pg.ClientBase, file: MigrationFile) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyOnce(client, file);
    } catch (error) {
      await client.query("ROLLBACK").catch(() => {}); // a lost connection has none
      const { code, message } = error as Error & { code?: string };
      if (code !== LOCK_NOT_AVAILABLE || attempt === TRIES)
        throw new Error(`migration ${file.name}: ${message}`, { cause: error });
    }
    await sleep(LOCK_WAIT_MS);
  }
}

async function applyOnce(client: pg.ClientBase, { name, sql, checksum }: MigrationFile) {
  await client.query("BEGIN");
  await client.query(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`);
  await client.query(sql);
  await client.query("INSERT INTO migration (name, checksum) VALUES ($1, $2)", [name, checksum]);
  await client.query("COMMIT");
}
