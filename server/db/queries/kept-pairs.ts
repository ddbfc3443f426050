import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { fromKept, type KeptPairSearch, type PairSearch } from "#domain/search/pair-search.ts";
import { searchModes } from "#domain/search/stone-search.ts";
import type { Tables } from "../tables.ts";

/** The house's kept pairs, the latest first, if both stones are among a viewer's (priced-stones.ts). */
export const keptPairs = (db: Kysely<Tables>, stones: RawBuilder<unknown>) =>
  pairs(db)
    .where(isAmong(stones, "p.first_id"))
    .where(isAmong(stones, "p.second_id"))
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc");

const pairs = (db: Kysely<Tables>) =>
  db
    .selectFrom("stone_pair as p")
    .select(["p.id", "p.first_id", "p.second_id", "p.score", "p.is_separable", "p.version", "p.created_at"]);

const isAmong = (stones: RawBuilder<unknown>, id: string) =>
  sql<boolean>`EXISTS (SELECT FROM ${stones} WHERE s.id = ${sql.ref(id)})`;

/** The kept pairs with one of these stones. */
export const keptPairsWith = (db: Kysely<Tables>, stoneIds: readonly number[]) =>
  pairs(db)
    .where((is) => is.or([is("p.first_id", "in", stoneIds), is("p.second_id", "in", stoneIds)]))
    .execute();

export type KeptPairRow = RowOf<ReturnType<typeof pairs>>;
type RowOf<Q> = Q extends SelectQueryBuilder<infer _, infer __, infer Row> ? Row : never;

/** A recent pair search of this account. */
export async function recentPairSearch(db: Kysely<Tables>, id: number, accountId: number) {
  const row = await db
    .selectFrom("recent_search")
    .select(["client_id", "params"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("search_type", "=", searchModes.matchPair)
    .executeTakeFirst();
  return row && { client_id: row.client_id, search: searchIn(row.params) };
}

/** A saved pair search of this account. */
export async function savedPairSearch(db: Kysely<Tables>, id: number, accountId: number) {
  const row = await db
    .selectFrom("saved_search")
    .select(["id", "name", "version", "params"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("search_type", "=", searchModes.matchPair)
    .executeTakeFirst();
  return row && { id: row.id, name: row.name, version: row.version, search: searchIn(row.params) };
}

const searchIn = (params: unknown): PairSearch => fromKept(params as KeptPairSearch);
