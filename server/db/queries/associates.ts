import { type Kysely, sql, type Transaction } from "kysely";
import { roleIds } from "#domain/roles.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";
import { hasIssuerIdentity } from "./issuer-identities.ts";
import { hasSecondFactor } from "./second-factors.ts";

type Filter = { search?: string; is_active?: boolean };

/** Business associates as a list shows them. */
export function associates(db: Kysely<Tables>, now: Date, { search, is_active }: Filter = {}) {
  let query = db
    .selectFrom("account as a")
    .leftJoin("sub_master as t", "t.id", "a.salesperson_type_id")
    .select(["a.id", "a.email", "a.first_name", "a.last_name", "a.user_name", "a.mobile", "a.mobile_country_id"])
    .select(["a.salesperson_type_id", "t.name as salesperson_type", "a.is_active"])
    .select(["a.created_at", "a.updated_at", "a.version"])
    .select(sql<number>`(SELECT count(*) FROM account c WHERE c.associate_id = a.id)`.as("customers"))
    .select(
      sql<boolean>`EXISTS (SELECT FROM sign_in_failure f WHERE f.email = lower(a.email) AND f.locked_until > ${now})`.as(
        "is_locked",
      ),
    )
    .select(hasSecondFactor.as("has_second_factor"))
    .select(hasIssuerIdentity.as("is_bound"))
    .where("a.role_id", "=", roleIds.businessAssociate);
  if (is_active !== undefined) query = query.where("a.is_active", "=", is_active);
  const word = search?.trim();
  if (!word) return query;
  const said = sql<string>`concat_ws(' ', a.first_name, a.last_name, a.email, a.user_name, a.mobile)`;
  return query.where(said, "ilike", containing(word));
}

export type AssociateRow = Awaited<ReturnType<ReturnType<typeof associates>["executeTakeFirstOrThrow"]>>;

/** The active associates to choose from, by name. */
export function associateOptions(db: Kysely<Tables>, { search, only }: { search?: string; only?: number }) {
  let query = db
    .selectFrom("account as a")
    .select(["a.id", "a.first_name", "a.last_name"])
    .where("a.role_id", "=", roleIds.businessAssociate)
    .where("a.is_active", "=", true)
    .orderBy("a.first_name")
    .orderBy("a.last_name")
    .orderBy("a.id");
  if (only !== undefined) query = query.where("a.id", "=", only);
  const word = search?.trim();
  if (!word) return query;
  return query.where(sql<string>`concat_ws(' ', a.first_name, a.last_name)`, "ilike", containing(word));
}

export async function isAssociate(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM account WHERE id = ${id} AND role_id = ${roleIds.businessAssociate}`.execute(db);
  return rows.length > 0;
}

/** Locks an active associate until the transaction ends. Answers undefined for anybody else. */
export async function activeAssociate(db: Transaction<Tables>, id: number): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM account WHERE id = ${id} AND role_id = ${roleIds.businessAssociate} AND is_active FOR SHARE`.execute(
    db,
  );
  return rows[0];
}

/** Locks an associate's customers, all or some, until the transaction ends. */
export async function customersToMove(
  db: Transaction<Tables>,
  associateId: number,
  ids: readonly number[] | null,
): Promise<number[]> {
  const some = ids ? sql`AND id = ANY (${ids}::bigint[])` : sql``;
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM account WHERE associate_id = ${associateId} ${some} ORDER BY id FOR NO KEY UPDATE`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives customers to an associate. */
export async function giveCustomers(
  db: Transaction<Tables>,
  ids: readonly number[],
  to: number,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE account SET associate_id = ${to}, version = version + 1, updated_at = ${now}
    WHERE id = ANY (${ids}::bigint[])`.execute(db);
}

/** The associate of a client, as the addressee of a notice; undefined for a client without one. */
export const associateOf = (db: Kysely<Tables>, clientId: number) =>
  db
    .selectFrom("account as a")
    .innerJoin("account as c", "c.associate_id", "a.id")
    .select(["a.id", "a.email", "a.first_name", "a.last_name", "a.is_active"])
    .where("c.id", "=", clientId)
    .executeTakeFirst();
