import { type Kysely, sql } from "kysely";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

export const rolesWithCounts = (db: Kysely<Tables>) =>
  db
    .selectFrom("role as r")
    .select(["r.id as role_id", "r.name as role_name"])
    .select(sql<number>`(SELECT count(*) FROM account a WHERE a.role_id = r.id)`.as("account_count"))
    .orderBy("r.id");

export function accountsOfRole(db: Kysely<Tables>, { role_id, search }: { role_id?: number; search?: string }) {
  let query = db
    .selectFrom("account as a")
    .select(["a.id", "a.role_id", "a.first_name", "a.last_name", "a.email", "a.is_active"])
    .orderBy("a.first_name")
    .orderBy("a.last_name")
    .orderBy("a.id");
  if (role_id !== undefined) query = query.where("a.role_id", "=", role_id);
  const word = search?.trim();
  if (word) {
    const name = sql<string>`a.first_name || ' ' || a.last_name || ' ' || a.email`;
    query = query.where(name, "ilike", containing(word));
  }
  return query;
}
