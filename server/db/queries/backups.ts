import { type Kysely, sql } from "kysely";
import type pg from "pg";
import type { Tables } from "../tables.ts";

/** The last planned backup that is whole. */
export type LastBackup = {
  at: string;
  seconds: number;
  /** The size of everything that it needs, its files with it. */
  bytes: number;
  files: number;
  /** Files that rows refer to and that the house itself had no more. */
  missing: number;
  place: string;
};
export type BackupFailure = { at: string; why: string; count: number };
/** What is known of the planned backups. A failure is told until a backup succeeds. */
export type Backups = { last: LastBackup | null; failure: BackupFailure | null };

const KEY = "backup";

export async function backupsOf(db: Kysely<Tables>): Promise<Backups> {
  const kept = await db.selectFrom("setting").select("value").where("key", "=", KEY).executeTakeFirst();
  return (kept?.value as Backups | undefined) ?? { last: null, failure: null };
}

const keep = async (db: Kysely<Tables>, backups: Backups): Promise<void> => {
  const value = JSON.stringify(backups);
  await db
    .insertInto("setting")
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
};

export const keepBackup = (db: Kysely<Tables>, last: LastBackup): Promise<void> => keep(db, { last, failure: null });

export async function keepBackupFailure(db: Kysely<Tables>, { at, why }: Omit<BackupFailure, "count">): Promise<void> {
  const { last, failure } = await backupsOf(db);
  await keep(db, { last, failure: { at, why, count: (failure?.count ?? 0) + 1 } });
}

const BACKUP_LOCK = 7_305_007; // advisory, as the one of migrations; those before it lock other things

/** Does the work unless another process of the house makes a backup at this moment. Answers whether it did. */
export async function underBackupLock(pool: pg.Pool, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_lock($1) AS mine", [BACKUP_LOCK]);
    if (!rows[0]?.mine) return false;
    await work();
    return true;
  } finally {
    // Said before the connection goes, since the server notices that a little later.
    await client.query("SELECT pg_advisory_unlock($1)", [BACKUP_LOCK]).catch(() => {});
    client.release(true);
  }
}

/** The last migration that the database has seen. */
export async function lastMigration(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`SELECT max(name COLLATE "C") AS name FROM migration`.execute(db);
  return rows[0]?.name ?? "";
}
