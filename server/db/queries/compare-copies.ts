import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables.ts";

type Db = Kysely<Tables>;

/** The oldest transaction that may still write: rows of older ones are in every backup that begins now. */
export async function oldestWriter(db: Db): Promise<string> {
  const { rows } = await sql<{ xid: string }>`SELECT pg_snapshot_xmin(pg_current_snapshot())::xid::text AS xid`.execute(
    db,
  );
  return rows[0]?.xid ?? "0";
}

/** The tables whose rows have a number of their own. */
export async function numberedTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'id'
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.atttypid = 'bigint'::regtype
    ORDER BY c.relname`.execute(db);
  return rows.map(({ name }) => name);
}

/** The rows that were written since then; at most so many are named. */
export async function writtenSince(db: Db, table: string, xid: string, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(table)} t WHERE age(t.xmin) <= age(${xid}::text::xid) LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export type Bucket = { bucket: number; rows: number; hash: string };

const others = (ids: readonly number[]): RawBuilder<unknown> => sql`t.id <> ALL (${ids}::bigint[])`;

/** A table's rows by the thousand, each with the hash of everything in them, without the named rows. */
export async function hashesOf(db: Db, table: string, without: readonly number[]): Promise<Bucket[]> {
  const { rows } = await sql<Bucket>`
    SELECT t.id / 1000 AS bucket, count(*) AS rows, md5(string_agg(md5(t::text), '' ORDER BY t.id)) AS hash
    FROM ${sql.table(table)} t WHERE ${others(without)} GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

export async function rowHashes(db: Db, table: string, bucket: number, without: readonly number[]) {
  const { rows } = await sql<{ id: number; hash: string }>`
    SELECT t.id, md5(t::text) AS hash FROM ${sql.table(table)} t
    WHERE t.id / 1000 = ${bucket} AND ${others(without)} ORDER BY t.id`.execute(db);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** The hash of one entry of the log; undefined if there is none. */
export async function hashOfEntry(db: Db, seq: number): Promise<string | undefined> {
  const entry = await db.selectFrom("audit_event").select("hash").where("seq", "=", seq).executeTakeFirst();
  return entry?.hash.toString("hex");
}

/** The names of all files that rows refer to, without those that are made anew when they are missed. */
export async function filesReferredTo(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM stored_file
    UNION SELECT stored_name FROM kyc_document
    UNION SELECT stored_name FROM load WHERE swept_at IS NULL AND stored_name IS NOT NULL`.execute(db);
  return rows.map(({ name }) => name);
}
