import { type Kysely, sql } from "kysely";
import { type RoleId, roleIds } from "#domain/roles.ts";
import type { SearchMode } from "#domain/search/stone-search.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";

type Filter = {
  search_type?: SearchMode;
  diamond_type?: DiamondType;
  client_id?: number;
  startDate?: string;
  endDate?: string;
};
type RecentFilter = Filter & { role_id?: number };
type Asker = { accountId: number; roleId: RoleId; seesEverybody: boolean };

/**
 * The day of a column as a text: a text can be compared to every day that the contract allows, also to one that the
 * calendar lacks.
 */
const dayOf = (column: string, timeZone: string) =>
  sql<string>`to_char(${sql.ref(column)} AT TIME ZONE ${timeZone}, 'YYYY-MM-DD')`;

const withClients = (db: Kysely<Tables>) =>
  db
    .selectFrom("saved_search as s")
    .leftJoin("account as c", "c.id", "s.client_id")
    .leftJoin("business as cb", "cb.id", "c.business_id")
    .select(["s.id", "s.name", "s.search_type", "s.diamond_type", "s.params", "s.version", "s.created_at"])
    .select(["s.updated_at", "s.client_id", "c.first_name", "c.last_name", "cb.company_name"]);

/** The saved searches of an account, the latest first. */
export function savedSearches(db: Kysely<Tables>, accountId: number, filter: Filter, timeZone: string) {
  const { search_type, diamond_type, client_id, startDate, endDate } = filter;
  const day = dayOf("s.created_at", timeZone);
  return withClients(db)
    .where("s.account_id", "=", accountId)
    .$if(search_type !== undefined, (q) => q.where("s.search_type", "=", search_type ?? 1))
    .$if(diamond_type !== undefined, (q) => q.where("s.diamond_type", "=", diamond_type ?? null))
    .$if(client_id !== undefined, (q) => q.where("s.client_id", "=", client_id ?? null))
    .$if(startDate !== undefined, (q) => q.where(day, ">=", startDate ?? ""))
    .$if(endDate !== undefined, (q) => q.where(day, "<=", endDate ?? ""))
    .orderBy("s.created_at", "desc")
    .orderBy("s.id", "desc");
}
export type SavedRow = Awaited<ReturnType<ReturnType<typeof savedSearches>["executeTakeFirstOrThrow"]>>;

export const savedSearchById = (db: Kysely<Tables>, id: number) =>
  withClients(db).where("s.id", "=", id).executeTakeFirstOrThrow();

const withPeople = (db: Kysely<Tables>) =>
  db
    .selectFrom("recent_search as r")
    .innerJoin("account as a", "a.id", "r.account_id")
    .leftJoin("business as ab", "ab.id", "a.business_id")
    .leftJoin("account as c", "c.id", "r.client_id")
    .leftJoin("business as cb", "cb.id", "c.business_id")
    .select(["r.id", "r.search_type", "r.diamond_type", "r.params", "r.pieces", "r.searched_at", "r.client_id"])
    .select(["c.first_name", "c.last_name", "cb.company_name", "r.account_id", "a.role_id"])
    .select(["a.first_name as by_first", "a.last_name as by_last", "ab.company_name as by_company"]);

/**
 * Recent searches, the latest first: the asker's own, or with a role or client in the filter those in the asker's
 * reach.
 */
export function recentSearches(db: Kysely<Tables>, asker: Asker, filter: RecentFilter, timeZone: string) {
  const { role_id, search_type, diamond_type, client_id, startDate, endDate } = filter;
  const { accountId, roleId, seesEverybody } = asker;
  const isAboutOthers = role_id !== undefined || client_id !== undefined;
  const day = dayOf("r.searched_at", timeZone);
  return withPeople(db)
    .$if(!(isAboutOthers && seesEverybody), (q) =>
      q.where((is) =>
        isAboutOthers && roleId === roleIds.businessAssociate
          ? is.or([is("r.account_id", "=", accountId), is("a.associate_id", "=", accountId)])
          : is("r.account_id", "=", accountId),
      ),
    )
    .$if(role_id !== undefined, (q) => q.where("a.role_id", "=", role_id ?? 1))
    .$if(client_id !== undefined, (q) =>
      q.where((is) => is.or([is("r.account_id", "=", client_id ?? 0), is("r.client_id", "=", client_id ?? 0)])),
    )
    .$if(search_type !== undefined, (q) => q.where("r.search_type", "=", search_type ?? 1))
    .$if(diamond_type !== undefined, (q) => q.where("r.diamond_type", "=", diamond_type ?? null))
    .$if(startDate !== undefined, (q) => q.where(day, ">=", startDate ?? ""))
    .$if(endDate !== undefined, (q) => q.where(day, "<=", endDate ?? ""))
    .orderBy("r.searched_at", "desc")
    .orderBy("r.id", "desc");
}
export type RecentRow = Awaited<ReturnType<ReturnType<typeof recentSearches>["executeTakeFirstOrThrow"]>>;

/** A recent search of this account. */
export const recentSearchOf = (db: Kysely<Tables>, accountId: number, id: number) =>
  withPeople(db).where("r.id", "=", id).where("r.account_id", "=", accountId).executeTakeFirst();
