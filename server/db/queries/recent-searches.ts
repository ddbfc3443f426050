import { type Kysely, sql, type Transaction } from "kysely";
import type { KeptSearch } from "#domain/search/kept-search.ts";
import type { SearchMode } from "#domain/search/stone-search.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";

type Made = {
  account_id: number;
  client_id: number | null;
  search_type: SearchMode;
  diamond_type: DiamondType | null;
  params: KeptSearch;
  pieces: number;
  searched_at: Date;
};

/** Keeps a search as recent. The same search in any sorting is moved to the top instead. Answers its id. */
export async function keepRecentSearch(db: Transaction<Tables>, made: Made, keptMost: number): Promise<number> {
  const { account_id, client_id, search_type, searched_at, pieces } = made;
  // Searches of one person take turns; otherwise two equal ones at once would both be new.
  await sql`SELECT FROM account WHERE id = ${account_id} FOR NO KEY UPDATE`.execute(db);
  const params = JSON.stringify(made.params);
  const again = await db
    .updateTable("recent_search")
    .set({ params, pieces, searched_at })
    .where("account_id", "=", account_id)
    .where(sql<boolean>`client_id IS NOT DISTINCT FROM ${client_id}`)
    .where("search_type", "=", search_type)
    .where(sql<boolean>`params #- '{search,sort}' = ${params}::jsonb #- '{search,sort}'`)
    .returning("id")
    .executeTakeFirst();
  if (again) return again.id;
  const { id } = await db
    .insertInto("recent_search")
    .values({ ...made, params })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`DELETE FROM recent_search WHERE account_id = ${account_id} AND id NOT IN (SELECT id FROM recent_search
    WHERE account_id = ${account_id} ORDER BY searched_at DESC, id DESC LIMIT ${keptMost})`.execute(db);
  return id;
}

/** Moves a search that was run again to the top. */
export const bringToTop = (db: Transaction<Tables>, id: number, now: { pieces: number; searched_at: Date }) =>
  db.updateTable("recent_search").set(now).where("id", "=", id).execute();

/** Keeps searches of the demo house's year, none of which is kept yet. Answers their ids in order. */
export async function insertPastSearches(db: Kysely<Tables>, made: readonly Made[]): Promise<number[]> {
  const rows = await db
    .insertInto("recent_search")
    .values(made.map((one) => ({ ...one, params: JSON.stringify(one.params) })))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
