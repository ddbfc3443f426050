import { type Kysely, sql, type Transaction } from "kysely";
import { roleIds } from "#domain/roles.ts";
import type { Tables } from "../tables.ts";

/** The active administrators. A fault in the house that nobody caused is told to them. */
export const administrators = (db: Kysely<Tables>) =>
  db
    .selectFrom("account")
    .select(["id", "email", "first_name", "last_name", "is_active"])
    .where("role_id", "=", roleIds.administrator)
    .where("is_active", "=", true)
    .orderBy("id")
    .execute();

/** The active administrators who may open a screen, by its path. */
export const administratorsWhoMayRead = (db: Kysely<Tables>, path: string) =>
  db
    .selectFrom("account as a")
    .innerJoin("user_permission as u", "u.account_id", "a.id")
    .innerJoin("permission as p", "p.id", "u.permission_id")
    .select(["a.id", "a.email", "a.first_name", "a.last_name", "a.is_active"])
    .where("a.role_id", "=", roleIds.administrator)
    .where("a.is_active", "=", true)
    .where("u.read_access", "=", true)
    .where("p.path", "=", path)
    .orderBy("a.id")
    .execute();

/** Lets those who make an administrator take turns, and answers whether there is an active one. */
export async function hasAdministratorLocked(db: Transaction<Tables>): Promise<boolean> {
  await db.selectFrom("role").select("id").where("id", "=", roleIds.administrator).forUpdate().execute();
  return (await firstAdministrator(db)) !== undefined;
}

/** The administrator who has been here longest. */
export const firstAdministrator = (db: Kysely<Tables>) =>
  db
    .selectFrom("account")
    .select(["id", "first_name", "last_name", "created_at"])
    .where("role_id", "=", roleIds.administrator)
    .where("is_active", "=", true)
    .orderBy("id")
    .executeTakeFirst();

/** The names of the active administrators who may change each of these screens, by its path. */
export async function administratorsWhoMayWrite(
  db: Kysely<Tables>,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ path: string; who: string[] }>`
    SELECT p.path, array_agg(concat_ws(' ', a.first_name, a.last_name) ORDER BY a.id) AS who
    FROM permission p JOIN user_permission u ON u.permission_id = p.id AND u.write_access
      JOIN account a ON a.id = u.account_id AND a.is_active AND a.role_id = ${roleIds.administrator}
    WHERE p.path = ANY (${[...paths]}::text[]) GROUP BY p.path`.execute(db);
  return new Map(rows.map(({ path, who }) => [path, who]));
}
