import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

type Differing = { account_id: number; has: string | null; should: string | null };

/** Lines that a guest asked for go to the person whom the guest becomes. The guest was heard of all the same. */
const differing = sql`last_heard t FULL JOIN account_heard h USING (account_id)
  WHERE t.heard_at IS DISTINCT FROM h.heard_at AND NOT EXISTS (
    SELECT FROM account a WHERE a.id = account_id AND a.became_id IS NOT NULL AND t.heard_at > h.heard_at)`;
const moment = (table: string) =>
  sql`to_char(${sql.ref(`${table}.heard_at`)} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US "UTC"')`;

/** The accounts whose row does not say when they were last heard of, each with both as text. */
export async function differingHeard(db: Kysely<Tables>, most: number): Promise<Differing[]> {
  const { rows } = await sql<Differing>`
    SELECT account_id, ${moment("t")} AS has, ${moment("h")} AS should FROM ${differing} ORDER BY account_id LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

/** Writes the rows that differ anew. */
export const hearAnew = (db: Kysely<Tables>) =>
  sql`SELECT hear_anew(ARRAY(SELECT account_id FROM ${differing}))`.execute(db);
