import { type Kysely, sql } from "kysely";
import { stoneAttributes } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";
import type { CodedAttribute } from "./stone-columns.ts";

/** The codes of some attributes' masters in the house's order, active or not. */
export async function masterCodes(
  db: Kysely<Tables>,
  attributes: readonly CodedAttribute[],
): Promise<(name: CodedAttribute) => string[]> {
  const masters = [...new Set(attributes.map((name) => stoneAttributes[name].master))];
  if (masters.length === 0) return () => [];
  const rows = await db
    .selectFrom("sub_master as s")
    .innerJoin("master as m", "m.id", "s.master_id")
    .select(["m.code as master", "s.code"])
    .where("m.code", "in", masters)
    .orderBy("m.code")
    .orderBy("s.sequence")
    .orderBy("s.id")
    .execute();
  return (name) => rows.filter(({ master }) => master === stoneAttributes[name].master).map(({ code }) => code);
}

/** Codes of stones that no master has, by code. Each stone is read once, for any number of attributes. */
export async function codesWithoutMaster(
  db: Kysely<Tables>,
  known: readonly { name: CodedAttribute; codes: readonly string[] }[],
): Promise<{ name: CodedAttribute; code: string }[]> {
  if (known.length === 0) return [];
  const unknown = known.map(({ name, codes }) => sql`${sql.ref(`s.${name}`)}::text <> ALL (${codes}::text[])`);
  const named = known.map(
    ({ name }, i) => sql`(${sql.lit(name)}, CASE WHEN ${unknown[i]} THEN ${sql.ref(`s.${name}`)}::text END)`,
  );
  const { rows } = await sql<{ name: CodedAttribute; code: string }>`
    SELECT name, code COLLATE "C" AS code
    FROM stone s CROSS JOIN LATERAL (VALUES ${sql.join(named)}) AS a (name, code)
    WHERE (${sql.join(unknown, sql` OR `)}) AND code IS NOT NULL
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
}
