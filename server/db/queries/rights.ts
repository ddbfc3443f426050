import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import type { Handle, Lock } from "../writing.ts";

export type PermissionRow = {
  category_id: number;
  category_name: string;
  id: number;
  name: string;
  path: string;
  role_read: boolean;
  role_write: boolean;
  user_read: boolean | null;
  user_write: boolean | null;
};

/** Every permission that a role can have, with the rights of the role and, if one is named, of the account. */
export const permissionsOf = (db: Kysely<Tables>, roleId: number, accountId: number | null): Promise<PermissionRow[]> =>
  db
    .selectFrom("role as r")
    .innerJoin("permission_category as c", "c.audience", "r.audience")
    .innerJoin("permission as p", "p.category_id", "c.id")
    .leftJoin("role_permission as rp", (on) =>
      on.onRef("rp.permission_id", "=", "p.id").onRef("rp.role_id", "=", "r.id"),
    )
    .leftJoin("user_permission as up", (on) =>
      on.onRef("up.permission_id", "=", "p.id").on("up.account_id", "=", accountId ?? 0),
    )
    .select([
      "c.id as category_id",
      "c.name as category_name",
      "p.id",
      "p.name",
      "p.path",
      sql<boolean>`coalesce(rp.read_access, false)`.as("role_read"),
      sql<boolean>`coalesce(rp.write_access, false)`.as("role_write"),
      sql<boolean>`coalesce(up.read_access, false)`.as("user_read"),
      sql<boolean>`coalesce(up.write_access, false)`.as("user_write"),
    ])
    .where("r.id", "=", roleId)
    .orderBy("p.id")
    .execute();

/** The rights to a category's permissions, for every role that can have them. */
export const categoryAcrossRoles = (db: Kysely<Tables>, categoryId: number) =>
  db
    .selectFrom("permission as p")
    .innerJoin("permission_category as c", "c.id", "p.category_id")
    .innerJoin("role as r", "r.audience", "c.audience")
    .leftJoin("role_permission as rp", (on) =>
      on.onRef("rp.permission_id", "=", "p.id").onRef("rp.role_id", "=", "r.id"),
    )
    .select([
      "p.id",
      "p.name",
      "p.path",
      "r.id as role_id",
      sql<boolean>`coalesce(rp.read_access, false)`.as("role_read"),
      sql<boolean>`coalesce(rp.write_access, false)`.as("role_write"),
    ])
    .where("c.id", "=", sql<number>`${categoryId}::bigint`) // any number may be asked for
    .orderBy("p.id")
    .orderBy("r.id")
    .execute();

type Access = { permission_id: number; read_access: boolean; write_access: boolean };

export async function saveRoleRights(db: Transaction<Tables>, roleId: number, access: Access[]): Promise<void> {
  await db
    .insertInto("role_permission")
    .values(access.map((one) => ({ role_id: roleId, ...one })))
    .onConflict((conflict) =>
      conflict.columns(["role_id", "permission_id"]).doUpdateSet((row) => ({
        read_access: row.ref("excluded.read_access"),
        write_access: row.ref("excluded.write_access"),
      })),
    )
    .execute();
}

export async function saveUserRights(
  db: Transaction<Tables>,
  accountIds: readonly number[],
  access: readonly Access[],
): Promise<void> {
  const of = <T>(value: (one: Access) => T) => access.map(value);
  // Arrays, since a role may have a hundred thousand accounts.
  await sql`
    INSERT INTO user_permission (account_id, permission_id, read_access, write_access)
    SELECT account_id, given.* FROM unnest(${accountIds}::bigint[]) AS account_id
    CROSS JOIN unnest(${of((one) => one.permission_id)}::bigint[], ${of((one) => one.read_access)}::boolean[],
      ${of((one) => one.write_access)}::boolean[]) AS given
    ON CONFLICT (account_id, permission_id)
      DO UPDATE SET read_access = excluded.read_access, write_access = excluded.write_access`.execute(db);
}

/** Copies a role's rights to a new account, so that nobody starts with an empty portal. */
export async function copyRoleRights(db: Transaction<Tables>, accountId: number, roleId: number): Promise<void> {
  await sql`
    INSERT INTO user_permission (account_id, permission_id, read_access, write_access)
    SELECT ${accountId}, permission_id, read_access, write_access FROM role_permission WHERE role_id = ${roleId}
    ON CONFLICT DO NOTHING`.execute(db);
}

/** The number of active administrators who may change rights, without one of them. */
export async function otherRightsManagers(db: Kysely<Tables>, exceptAccountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM account a JOIN user_permission u ON u.account_id = a.id JOIN permission p ON p.id = u.permission_id
    WHERE a.role_id = 1 AND a.is_active AND u.write_access AND p.path = '/settings/roles-permissions' AND a.id <> ${exceptAccountId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The version of a role's rights; undefined for an unknown role. */
export async function roleVersion<L extends Lock = undefined>(
  { db }: Handle<L>,
  roleId: number,
  lock?: L,
): Promise<number | undefined> {
  const asked = db.selectFrom("role").select("rights_version").where("id", "=", roleId);
  return (await (lock ? asked.forNoKeyUpdate() : asked).executeTakeFirst())?.rights_version;
}

export const raiseRoleVersion = (db: Transaction<Tables>, roleId: number) =>
  db
    .updateTable("role")
    .set((row) => ({ rights_version: row("rights_version", "+", 1) }))
    .where("id", "=", roleId)
    .execute();

export const raiseAccountVersions = (db: Transaction<Tables>, ids: readonly number[]) =>
  db
    .updateTable("account")
    .set((row) => ({ rights_version: row("rights_version", "+", 1) }))
    .where("id", "=", sql<number>`ANY (${ids}::bigint[])`)
    .execute();

/** The accounts of a role, locked in the order of their ids. */
export async function lockedAccountsOfRole(db: Transaction<Tables>, roleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("account")
    .select("id")
    .where("role_id", "=", roleId)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
