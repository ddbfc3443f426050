import { type Kysely, type Selectable, sql } from "kysely";
import { roleIds } from "#domain/roles.ts";
import type { Tables } from "../tables.ts";

export type Account = Selectable<Tables["account"]>;

/** The account of an address, in upper or lower case. Guests share addresses and are not found by them. */
export const accountByEmail = (db: Kysely<Tables>, email: string): Promise<Account | undefined> =>
  db
    .selectFrom("account")
    .selectAll()
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .where("role_id", "<>", 4)
    .executeTakeFirst();

/**
 * Locks the account of an address until the transaction ends: it stays, and a transaction that locks it for a change
 * waits.
 */
export async function holdAccount(db: Kysely<Tables>, email: string): Promise<void> {
  await sql`SELECT FROM account WHERE lower(email) = ${email} AND role_id <> 4 FOR KEY SHARE`.execute(db);
}

export async function isUserNameTaken(db: Kysely<Tables>, userName: string): Promise<boolean> {
  const taken = await db
    .selectFrom("account")
    .select("id")
    .where(sql<string>`lower(user_name)`, "=", userName.toLowerCase())
    .executeTakeFirst();
  return taken !== undefined;
}

/** An account with all that the answer to a sign-in shows, except its permissions. */
export const accountWithDetails = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom("account as a")
    .innerJoin("role as r", "r.id", "a.role_id")
    .leftJoin("business as b", "b.id", "a.business_id")
    .leftJoin("account as s", "s.id", "a.associate_id")
    .leftJoin("sub_master as t", "t.id", "a.salesperson_type_id")
    .leftJoin("sub_master as d", "d.id", "a.designation_id")
    .leftJoin("stored_file as f", "f.id", "a.picture_id")
    .select([
      "a.id",
      "a.email",
      "a.first_name",
      "a.last_name",
      "a.role_id",
      "r.name as role_name",
      "a.user_name",
      "a.mobile",
      "a.mobile_country_id",
      "a.country_id",
      "a.state_id",
      "a.city_id",
      "a.designation_id",
      "d.name as designation",
      "a.version",
      "a.business_id",
      "a.provider_id",
      "b.company_name",
      "a.company_name as guest_company_name",
      "b.status as business_status",
      "t.code as salesperson_type",
      "s.id as associate_id",
      "s.first_name as associate_first_name",
      "s.last_name as associate_last_name",
      "s.email as associate_email",
      "s.mobile as associate_mobile",
      "s.mobile_country_id as associate_mobile_country_id",
      "f.id as picture_id",
      "f.name as picture_name",
    ])
    .where("a.id", "=", id)
    .executeTakeFirstOrThrow();

/** The associate of an account; undefined for an unknown account. */
export const associateOfAccount = (
  db: Kysely<Tables>,
  id: number,
): Promise<{ id: number; associate_id: number | null } | undefined> =>
  db.selectFrom("account").select(["id", "associate_id"]).where("id", "=", id).executeTakeFirst();

/** Holds an associate who works here now until the transaction ends; false for anybody else. */
export async function holdAssociate(db: Kysely<Tables>, id: number): Promise<boolean> {
  const associate = await db
    .selectFrom("account")
    .select("id")
    .where("id", "=", id)
    .where("role_id", "=", roleIds.businessAssociate)
    .where("is_active", "=", true)
    .forKeyShare()
    .executeTakeFirst();
  return associate !== undefined;
}

export const nameOfAccount = (
  db: Kysely<Tables>,
  id: number,
): Promise<{ first_name: string; last_name: string } | undefined> =>
  db.selectFrom("account").select(["first_name", "last_name"]).where("id", "=", id).executeTakeFirst();
