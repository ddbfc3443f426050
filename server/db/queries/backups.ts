import { type Kysely, sql, type Transaction } from "kysely";
import type pg from "pg";
import { advisoryLocks } from "../../ground/advisory-locks.ts";
import type { Tables } from "../tables.ts";
import { underTryLock } from "../under-try-lock.ts";

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
/** The last planned backup and its failure. A failure is told until a backup succeeds. */
export type Backups = {
  last: LastBackup | null;
  failure: BackupFailure | null;
  /** The moment from which a house without a backup is known to wait for its first one. */
  firstDueAt: string | null;
};

/** The news of planned backups that administrators had, and the news that they are yet to have. */
export type BackupNews = {
  /** The failure before the last backup, as long as nobody was told that it is over. */
  mended: BackupFailure | null;
  /** The trouble that was told, by the last backup before it; it is over when there is another one. */
  told: { lastAt: string | null } | null;
  /** The moment in which a late backup was first noticed. */
  lateSince: string | null;
};
export const noNews: BackupNews = { mended: null, told: null, lateSince: null };
type Kept = Backups & { news: BackupNews };

const KEY = "backup";

const readKept = (value: unknown): Kept => ({
  last: null,
  failure: null,
  firstDueAt: null,
  news: noNews,
  ...(value as Partial<Kept>),
});

export async function backupsOf(db: Kysely<Tables>): Promise<Backups> {
  const kept = await db.selectFrom("setting").select("value").where("key", "=", KEY).executeTakeFirst();
  const { last, failure, firstDueAt } = readKept(kept?.value);
  return { last, failure, firstDueAt };
}

/** The same with the news of it, locked: of several who tell, one does at a time. */
export async function lockedBackups(db: Transaction<Tables>): Promise<Kept> {
  const row = db.selectFrom("setting").select("value").where("key", "=", KEY).forUpdate();
  return readKept((await row.executeTakeFirst())?.value);
}

async function keep(db: Transaction<Tables>, kept: Kept): Promise<void> {
  const value = JSON.stringify(kept);
  await db
    .insertInto("setting")
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** A failure that this backup ends is news, which is kept with it: a kill between the two loses nothing. */
export const keepBackup = (db: Kysely<Tables>, last: LastBackup): Promise<void> =>
  db.transaction().execute(async (own) => {
    const { failure, news } = await lockedBackups(own);
    await keep(own, { last, failure: null, firstDueAt: null, news: { ...news, mended: failure ?? news.mended } });
  });

export const keepBackupFailure = (db: Kysely<Tables>, { at, why }: Omit<BackupFailure, "count">): Promise<void> =>
  db.transaction().execute(async (own) => {
    const kept = await lockedBackups(own);
    await keep(own, { ...kept, failure: { at, why, count: (kept.failure?.count ?? 0) + 1 } });
  });

/** Keeps what was told, in the transaction of the telling. */
export async function keepBackupNews(db: Transaction<Tables>, news: BackupNews): Promise<void> {
  await keep(db, { ...(await lockedBackups(db)), news });
}

/** Keeps from when on the first backup is waited for, in the transaction of the telling. */
export async function keepFirstDue(db: Transaction<Tables>, at: Date): Promise<void> {
  await keep(db, { ...(await lockedBackups(db)), firstDueAt: at.toISOString() });
}

/** Does the work unless another process of the house makes a backup at this moment. Answers whether it did. */
export const underBackupLock = (pool: pg.Pool, work: () => Promise<void>): Promise<boolean> =>
  underTryLock(pool, advisoryLocks.backup, work);

/** A process of the house makes a backup at this moment. */
export async function isBackupBeingMade(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT EXISTS (SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
      WHERE l.locktype = 'advisory' AND l.classid = 0 AND l.objid = ${advisoryLocks.backup} AND l.granted) AS is`.execute(
    db,
  );
  return rows[0]?.is ?? false;
}

/** The last migration that the database has seen. */
export async function lastMigration(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`SELECT max(name COLLATE "C") AS name FROM migration`.execute(db);
  return rows[0]?.name ?? "";
}
