import { type Kysely, sql, type Transaction } from "kysely";
import { roleIds } from "#domain/roles.ts";
import type { DiamondType } from "#domain/stone.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";
import { isOpen } from "./api-keys.ts";
import { lastSeen } from "./staff.ts";

export const externalRoles = [roleIds.apiClient, roleIds.ftpClient] as const;

type Wish = { search?: string; source?: 6 | 7; is_active?: boolean; diamond_type?: DiamondType };

/** API and FTP clients with their companies, the number of their open keys, and the time of their last use. */
export function externalClients(db: Kysely<Tables>, now: Date, { search, source, is_active, diamond_type }: Wish) {
  const word = search?.trim() && containing(search.trim());
  return db
    .selectFrom("account as a")
    .leftJoin("business as b", "b.id", "a.business_id")
    .leftJoin("provider as p", "p.id", "a.provider_id")
    .select(["a.id", "a.role_id", "a.email", "a.user_name", "a.first_name", "a.last_name", "a.mobile"])
    .select(["a.mobile_country_id", "a.business_id", "b.company_name", "b.status", "a.is_active", "a.version"])
    .select("b.is_active as is_business_active")
    .select(["a.provider_id", "p.name as provider_name"])
    .select(["a.created_at", "a.updated_at"])
    .select((of) => [
      of
        .selectFrom("api_key as k")
        .select((is) => is.fn.countAll<number>().as("count"))
        .whereRef("k.account_id", "=", "a.id")
        .where(isOpen(now))
        .as("keys"),
      sql<Date | null>`greatest((SELECT max(k.last_used_at) FROM api_key k WHERE k.account_id = a.id),
        ${lastSeen})`.as("last_used_at"),
    ])
    .where("a.role_id", "in", externalRoles)
    .$if(source !== undefined, (query) => query.where("a.role_id", "=", source ?? 0))
    .$if(is_active !== undefined, (query) => query.where("a.is_active", "=", is_active ?? true))
    .$if(diamond_type !== undefined, (query) =>
      query.where(sql<boolean>`NOT EXISTS (SELECT FROM inventory_access i WHERE i.account_id = a.id
        AND ${diamond_type} <> ALL (i.diamond_types))`),
    )
    .$if(Boolean(word), (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', b.company_name, a.first_name, a.last_name, a.email, a.user_name) ILIKE ${word}`,
      ),
    );
}

export type ExternalClientRow = Awaited<ReturnType<ReturnType<typeof externalClients>["executeTakeFirstOrThrow"]>>;

export const externalClientById = (db: Kysely<Tables>, now: Date, id: number): Promise<ExternalClientRow | undefined> =>
  externalClients(db, now, {}).where("a.id", "=", id).executeTakeFirst();

/** Locks a business until the transaction ends; undefined for one that does not exist. */
export const lockBusiness = (db: Transaction<Tables>, id: number): Promise<{ id: number } | undefined> =>
  db.selectFrom("business").select("id").where("id", "=", id).forShare().executeTakeFirst();

export async function hasPeople(db: Kysely<Tables>, businessId: number): Promise<boolean> {
  const one = await db.selectFrom("account").select("id").where("business_id", "=", businessId).executeTakeFirst();
  return one !== undefined;
}
