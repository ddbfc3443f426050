import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** True if a business still has an account. */
export async function peopleLeft(db: Kysely<Tables>, businessId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM account WHERE business_id = ${businessId} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** True if a business has a markup of its own. */
export async function hasMarkup(db: Kysely<Tables>, businessId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM markup_rule r JOIN markup_set m ON m.id = r.set_id WHERE m.business_id = ${businessId} LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}
