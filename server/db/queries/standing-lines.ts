import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

type Differing = { line_id: number; has: string | null; should: string | null };

const figures = (table: string) =>
  sql.join(
    ["list", "diamond_type", "carat", "amount", "expires_at", "role_id", "country_id", "due_date", "made_at"].map(
      (column) => sql.ref(`${table}.${column}`),
    ),
  );
const differing = sql`standing_line t FULL JOIN line_standing l USING (line_id)
  WHERE (${figures("t")}) IS DISTINCT FROM (${figures("l")})`;

/** The narrow rows that do not say what their lines and stones say, each with both as text. */
export async function differingStanding(db: Kysely<Tables>, most: number): Promise<Differing[]> {
  const { rows } = await sql<Differing>`
    SELECT line_id, CASE WHEN t.list IS NOT NULL THEN concat_ws(' / ', ${figures("t")}) END AS has,
      CASE WHEN l.list IS NOT NULL THEN concat_ws(' / ', ${figures("l")}) END AS should
    FROM ${differing} ORDER BY line_id LIMIT ${most}`.execute(db);
  return rows;
}

/** Writes the narrow rows that differ anew. */
export const standAnew = (db: Kysely<Tables>) =>
  sql`SELECT stand_lines(ARRAY(SELECT line_id FROM ${differing}))`.execute(db);
