import { type Kysely, sql } from "kysely";
import { roleIds } from "#domain/roles.ts";
import type { DiamondType } from "#domain/stone.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

type Filter = { search?: string; diamond_type?: DiamondType; user_id?: number; business_id?: number };
type Asker = { accountId: number; roleId: number };

const buyers = [roleIds.customer, roleIds.apiClient, roleIds.ftpClient];

/**
 * The clients to choose from: an associate's own customers, everybody for the office, and for anybody else only
 * themselves. Those asked for by id are named after being switched off too, as their lists stay.
 */
export function clientOptions(
  db: Kysely<Tables>,
  asker: Asker,
  { search, diamond_type, user_id, business_id }: Filter,
) {
  let query = db
    .selectFrom("account as a")
    .leftJoin("business as b", "b.id", "a.business_id")
    .select(["a.id", "a.role_id", "a.first_name", "a.last_name", "a.business_id", "b.company_name", "b.status"])
    .where("a.role_id", "in", buyers)
    .orderBy(sql`lower(b.company_name) NULLS LAST`)
    .orderBy("a.first_name")
    .orderBy("a.id");
  const sees = { [roleIds.administrator]: "all", [roleIds.qualityControl]: "all", [roleIds.auditor]: "all" } as Record<
    number,
    "all" | undefined
  >;
  if (asker.roleId === roleIds.businessAssociate) query = query.where("a.associate_id", "=", asker.accountId);
  else if (sees[asker.roleId] !== "all") query = query.where("a.id", "=", asker.accountId);
  if (user_id) query = query.where("a.id", "=", user_id);
  if (business_id) query = query.where("a.business_id", "=", business_id);
  if (!user_id && !business_id)
    query = query.where("a.is_active", "=", true).where(sql<boolean>`b.is_active IS NOT FALSE`);
  if (diamond_type) {
    query = query.where(sql<boolean>`NOT EXISTS (SELECT FROM inventory_access i WHERE i.account_id = a.id
      AND ${diamond_type} <> ALL (i.diamond_types))`);
  }
  const word = search?.trim();
  return word ? query.where(named(word)) : query;
}

const named = (word: string) => {
  const pattern = containing(word);
  return sql<boolean>`concat_ws(' ', b.company_name, a.first_name, a.last_name) ILIKE ${pattern}`;
};

/** The asker's customers, registered or not, without external clients. */
export function customerOptions(db: Kysely<Tables>, asker: Asker, { search }: { search?: string }) {
  const word = search?.trim();
  return db
    .selectFrom("account as a")
    .leftJoin("business as b", "b.id", "a.business_id")
    .select(["a.id", "a.first_name", "a.last_name", "a.email", "a.business_id", "b.company_name", "b.status"])
    .where("a.role_id", "=", roleIds.customer)
    .where("a.is_active", "=", true)
    .$if(asker.roleId === roleIds.businessAssociate, (query) => query.where("a.associate_id", "=", asker.accountId))
    .$if(Boolean(word), (query) => query.where(named(word ?? "")))
    .orderBy(sql`lower(b.company_name) NULLS LAST`)
    .orderBy("a.first_name")
    .orderBy("a.id");
}
