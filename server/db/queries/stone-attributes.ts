import { type Kysely, sql } from "kysely";
import { stoneAttributeNames, stoneAttributes } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";

/** The active entries of some active masters, in their sequence. */
export const attributeEntries = (db: Kysely<Tables>, masters: readonly string[]) =>
  db
    .selectFrom("sub_master as s")
    .innerJoin("master as m", "m.id", "s.master_id")
    .select([
      "m.code as master_code",
      "s.id",
      "s.code",
      "s.name",
      "s.keyword",
      "s.sequence",
      "s.is_default",
      "s.is_display",
    ])
    .where("m.code", "in", masters)
    .where("m.is_active", "=", true)
    .where("s.is_active", "=", true)
    .orderBy("m.code")
    .orderBy("s.sequence")
    .execute();

/** The number of stones with an entry of this master in one of their attributes: with any, or with a certain one. */
export async function stonesUsing(db: Kysely<Tables>, master: string, code?: string): Promise<number> {
  const columns = stoneAttributeNames.filter((name) => stoneAttributes[name].master === master);
  if (columns.length === 0) return 0;
  const meant = code === undefined ? sql`IS NOT NULL` : sql`= ${code}`;
  const any = sql.join(
    columns.map((column) => sql`${sql.ref(column)} ${meant}`),
    sql` OR `,
  );
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM stone WHERE ${any}`.execute(db);
  return rows[0]?.count ?? 0;
}
