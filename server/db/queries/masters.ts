import { type Kysely, sql, type Transaction } from "kysely";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

type Filter = { id?: number | undefined; search?: string; is_active?: boolean };

export function masters(db: Kysely<Tables>, { id, search, is_active }: Filter) {
  let query = db
    .selectFrom("master as m")
    .select(["m.id", "m.code", "m.name", "m.description", "m.is_fixed", "m.is_active", "m.version", "m.updated_at"])
    .select(sql<number>`(SELECT count(*) FROM sub_master s WHERE s.master_id = m.id)`.as("sub_master_count"));
  const word = search?.trim();
  if (word)
    query = query.where((is) =>
      is.or([is("m.code", "ilike", containing(word)), is("m.name", "ilike", containing(word))]),
    );
  if (is_active !== undefined) query = query.where("m.is_active", "=", is_active);
  if (id !== undefined) query = query.where("m.id", "=", id);
  return query;
}

export const masterById = (db: Kysely<Tables>, id: number) => masters(db, { id }).executeTakeFirstOrThrow();

type SubFilter = Filter & { masterId?: number; code?: string; onlyOffered?: boolean };

export function subMasters(db: Kysely<Tables>, { id, masterId, code, search, is_active, onlyOffered }: SubFilter) {
  let query = db
    .selectFrom("sub_master as s")
    .innerJoin("master as m", "m.id", "s.master_id")
    .leftJoin("stored_file as f", "f.id", "s.image_id")
    .select([
      "s.id",
      "s.master_id",
      "m.code as master_code",
      "s.code",
      "s.name",
      "s.description",
      "s.keyword",
      "s.sequence",
      "s.is_active",
      "s.is_default",
      "s.is_display",
      "s.image_id",
      "f.name as image_name",
      "s.version",
      "s.created_at",
      "s.updated_at",
    ]);
  if (id !== undefined) query = query.where("s.id", "=", id);
  if (masterId !== undefined) query = query.where("s.master_id", "=", masterId);
  if (code !== undefined) query = query.where("m.code", "=", code);
  if (is_active !== undefined) query = query.where("s.is_active", "=", is_active);
  // Spec §4: only active records are offered, and an inactive master offers nothing.
  if (onlyOffered) query = query.where("s.is_active", "=", true).where("m.is_active", "=", true);
  const word = search?.trim();
  if (word) {
    query = query.where((is) =>
      is.or([
        is("s.code", "ilike", containing(word)),
        is("s.name", "ilike", containing(word)),
        is("s.keyword", "ilike", containing(word)),
      ]),
    );
  }
  return query;
}

export const subMasterById = (db: Kysely<Tables>, id: number) => subMasters(db, { id }).executeTakeFirstOrThrow();

/** The sub-masters of a master with their places, in order. A place may be free. */
export const subMasterPlaces = (db: Kysely<Tables>, masterId: number): Promise<{ id: number; sequence: number }[]> =>
  db
    .selectFrom("sub_master")
    .select(["id", "sequence"])
    .where("master_id", "=", masterId)
    .orderBy("sequence")
    .execute();

export const subMasterIds = async (db: Kysely<Tables>, masterId: number): Promise<number[]> =>
  (await subMasterPlaces(db, masterId)).map(({ id }) => id);

/**
 * Writes the places of all sub-masters of a master at once. The constraint is checked at the end of the transaction.
 */
export async function writeSequence(db: Transaction<Tables>, ids: number[], now: Date): Promise<void> {
  await sql`
    UPDATE sub_master s SET sequence = o.place, version = version + 1, updated_at = ${now}
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS o (id, place) WHERE s.id = o.id AND s.sequence <> o.place`.execute(
    db,
  );
}

/** The default of a master's list, if it has one. */
export const defaultOf = (db: Kysely<Tables>, masterId: number) =>
  db
    .selectFrom("sub_master")
    .select(["id", "name"])
    .where("master_id", "=", masterId)
    .where("is_default", "=", true)
    .executeTakeFirst();

/** Makes a sub-master the only default of its list. Answers the ones that are it no longer. */
export async function moveDefault(db: Transaction<Tables>, masterId: number, id: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE sub_master SET is_default = false, version = version + 1, updated_at = ${now}
    WHERE master_id = ${masterId} AND is_default AND id <> ${id} RETURNING id`.execute(db);
  await sql`UPDATE sub_master SET is_default = true WHERE id = ${id}`.execute(db);
  return rows.map((row) => row.id);
}

/** The tables that use a row. They are found by the database's own foreign keys. */
export async function usesOf(
  db: Kysely<Tables>,
  table: string,
  id: number,
): Promise<{ table: string; count: number }[]> {
  const { rows: links } = await sql<{ table: string; columns: string[] }>`
    SELECT c.conrelid::regclass::text AS table, array_agg(a.attname::text) AS columns
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = ${table}::regclass AND cardinality(c.conkey) = 1
      AND c.confdeltype NOT IN ('c', 'n') -- what goes with the row, or does without it, does not hold it
    GROUP BY 1 ORDER BY 1`.execute(db);
  const counts = await Promise.all(
    links.map(async (link) => {
      const isUsed = sql.join(
        link.columns.map((column) => sql`${sql.ref(column)} = ${id}`),
        sql` OR `,
      );
      const { rows } = await sql<{ count: number }>`
        SELECT count(*) FROM ${sql.table(link.table)} WHERE ${isUsed}`.execute(db);
      return { table: link.table, count: rows[0]?.count ?? 0 };
    }),
  );
  return counts.filter(({ count }) => count > 0);
}

export async function isMasterCode(db: Kysely<Tables>, code: string): Promise<boolean> {
  return (await db.selectFrom("master").select("id").where("code", "=", code).executeTakeFirst()) !== undefined;
}
