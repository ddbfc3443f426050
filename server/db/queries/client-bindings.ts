import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";
import { usesOf } from "./masters.ts";

/** What belongs to a row and goes with it, as the foreign keys of the database say. */
async function goesWith(db: Kysely<Tables>, table: "account" | "business"): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ table: string }>`
    SELECT conrelid::regclass::text AS table FROM pg_constraint
    WHERE contype = 'f' AND confrelid = ${table}::regclass GROUP BY 1 HAVING bool_and(confdeltype IN ('c', 'n'))`.execute(
    db,
  );
  return new Set(rows.map((row) => row.table));
}

/** What keeps an account or a business: everything that names it and would not go with it. */
export async function bindingsOf(db: Kysely<Tables>, table: "account" | "business", id: number) {
  const leaves = await goesWith(db, table);
  return (await usesOf(db, table, id)).filter((use) => !leaves.has(use.table));
}

export async function peopleLeft(db: Kysely<Tables>, businessId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM account WHERE business_id = ${businessId} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Whether a business has prices of its own. */
export async function hasMarkup(db: Kysely<Tables>, businessId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM markup_rule r JOIN markup_set m ON m.id = r.set_id WHERE m.business_id = ${businessId} LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}
