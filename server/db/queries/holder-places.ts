import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

type Differing = { account_id: number; has: string | null; should: string | null };

const differing = sql`holder_place t FULL JOIN account_place p USING (account_id)
  WHERE t.account_id IS NULL OR (t.role_id, t.country_id) IS DISTINCT FROM (p.role_id, p.country_id)`;
const place = (table: string) => sql`CASE WHEN ${sql.ref(`${table}.account_id`)} IS NOT NULL THEN
  format('role %s, country %s', coalesce(${sql.ref(`${table}.role_id`)}::text, 'none'), coalesce(${sql.ref(`${table}.country_id`)}::text, 'none')) END`;

/** The places that do not say what account and business say, each with both as text. */
export async function differingPlaces(db: Kysely<Tables>, most: number): Promise<Differing[]> {
  const { rows } = await sql<Differing>`
    SELECT account_id, ${place("t")} AS has, ${place("p")} AS should FROM ${differing} ORDER BY account_id LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

/** Writes the places that differ anew, with what stands on their lists. */
export const placeAnew = (db: Kysely<Tables>) =>
  sql`SELECT place_holders(ARRAY(SELECT account_id FROM ${differing}))`.execute(db);
