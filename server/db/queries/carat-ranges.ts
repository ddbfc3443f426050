import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** The carat ranges in their sequence: all, or only the active ones for a person who chooses among them. */
export function caratRanges(db: Kysely<Tables>, onlyOffered: boolean) {
  const query = db
    .selectFrom("carat_range")
    .select(["id", "from_carat", "to_carat", "sequence", "is_active", "version"])
    .orderBy("sequence");
  return onlyOffered ? query.where("is_active", "=", true) : query;
}

/** The sub-ranges of some carat ranges, by weight. */
export async function subRangesOf(db: Kysely<Tables>, rangeIds: readonly number[]) {
  if (rangeIds.length === 0) return [];
  return db
    .selectFrom("sub_carat_range")
    .select(["id", "carat_range_id", "from_carat", "to_carat", "version"])
    .where("carat_range_id", "in", rangeIds)
    .orderBy("from_carat")
    .execute();
}

/** The ranges in their order, with a lock on each. */
export async function caratRangeIdsLocked(db: Transaction<Tables>): Promise<number[]> {
  const rows = await db.selectFrom("carat_range").select("id").orderBy("sequence").forUpdate().execute();
  return rows.map(({ id }) => id);
}

/** Writes the places of all ranges at once. The constraint is checked at the end of the transaction. */
export async function writeRangeOrder(db: Transaction<Tables>, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    UPDATE carat_range r SET sequence = o.place, version = version + 1, updated_at = ${now}
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS o (id, place) WHERE r.id = o.id AND r.sequence <> o.place`.execute(
    db,
  );
}
