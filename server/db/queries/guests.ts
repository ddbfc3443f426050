import { type Kysely, sql, type Transaction } from "kysely";
import { roleIds } from "#domain/roles.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

type Filter = { search?: string; startDate?: string; endDate?: string };

const inList = (list: string) => sql<number>`(SELECT count(*) FROM stone_line l
  WHERE l.holder_id = a.id AND l.list = ${list} AND l.state = 'in')`;

/** Guests with the counts of their lists. Days are the house's. */
export function guests(db: Kysely<Tables>, { search, startDate, endDate }: Filter, timeZone: string) {
  let query = db
    .selectFrom("account as a")
    .leftJoin("account as c", "c.id", "a.became_id")
    .select(["a.id", "a.first_name as guest_name", "a.company_name", "a.email", "a.mobile", "a.mobile_country_id"])
    .select(["a.created_at", "c.id as customer_id", "c.first_name", "c.last_name"])
    // An ended session is forgotten, but the guest's last act is not.
    .select(
      sql<Date>`greatest(a.created_at, a.updated_at, (SELECT max(s.last_seen_at) FROM session s WHERE s.account_id = a.id),
        (SELECT max(l.updated_at) FROM stone_line l WHERE l.holder_id = a.id))`.as("last_seen_at"),
    )
    .select([inList("cart").as("cart"), inList("watchlist").as("watchlist"), inList("notes").as("notes")])
    .where("a.role_id", "=", roleIds.guest);
  const word = search?.trim();
  if (word) {
    const name = sql<string>`concat_ws(' ', a.first_name, a.company_name, a.email, a.mobile)`;
    query = query.where(name, "ilike", containing(word));
  }
  const midnight = (day: string, after: number) =>
    // The contract allows a year 0000, but the calendar has none.
    sql<Date>`((${day < "0001" ? "0001-01-01" : day}::date + ${after}::int)::timestamp AT TIME ZONE ${timeZone})`;
  if (startDate) query = query.where("a.created_at", ">=", midnight(startDate, 0));
  if (endDate) query = query.where("a.created_at", "<", midnight(endDate, 1));
  return query;
}

/** Counts one more guest of a day, for this address and for the house. Arrivals at the same time take turns. */
export async function countArrival(
  db: Transaction<Tables>,
  day: string,
  address: string,
): Promise<{ ofAddress: number; ofHouse: number }> {
  const rows = await db
    .insertInto("guest_arrival")
    .values([
      { day, address: `from ${address}`, count: 1 },
      { day, address: "", count: 1 },
    ])
    .onConflict((conflict) => conflict.columns(["day", "address"]).doUpdateSet({ count: sql`guest_arrival.count + 1` }))
    .returning(["address", "count"])
    .execute();
  const of = (isHouse: boolean) => rows.find((row) => (row.address === "") === isHouse)?.count ?? 0;
  return { ofAddress: of(false), ofHouse: of(true) };
}

/** Guests who were last here before a time, own nothing, and are the author of no entry in the log. */
export async function guestsToSweep(
  db: Kysely<Tables>,
  before: Date,
  limit: number,
): Promise<{ id: number; picture_id: number | null }[]> {
  const { rows } = await sql<{ id: number; picture_id: number | null }>`
    SELECT a.id, a.picture_id FROM account a
    WHERE a.role_id = ${roleIds.guest} AND a.became_id IS NULL AND a.erased_at IS NULL
      AND greatest(a.created_at, a.updated_at) < ${before}
      AND NOT EXISTS (SELECT FROM session s WHERE s.account_id = a.id)
      AND NOT EXISTS (SELECT FROM stone_line l WHERE l.holder_id = a.id)
      AND NOT EXISTS (SELECT FROM saved_search s WHERE s.account_id = a.id)
      AND NOT EXISTS (SELECT FROM share_link l WHERE l.account_id = a.id)
      AND NOT EXISTS (SELECT FROM task t WHERE t.client_id = a.id)
      AND NOT EXISTS (SELECT FROM audit_event e WHERE e.data ->> 'who' = a.id::text)
    ORDER BY a.id LIMIT ${limit}`.execute(db);
  return rows;
}

/**
 * Links a guest to the customer that they became, once, and only while their session lives. False if nothing was
 * linked.
 */
export async function guestBecomes(
  db: Transaction<Tables>,
  guest: { accountId: number; sessionKey: string },
  customerId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE account SET became_id = ${customerId}, version = version + 1, updated_at = ${now}
    WHERE id = ${guest.accountId} AND role_id = ${roleIds.guest} AND became_id IS NULL AND EXISTS (
      SELECT FROM session s WHERE s.key = ${guest.sessionKey} AND s.account_id = account.id AND s.expires_at > ${now})
    RETURNING id`.execute(db);
  return rows.length === 1;
}

/** Locks a customer as their acts do, so that no line of theirs begins while those of a guest come along. */
export async function holdBuyer(db: Transaction<Tables>, id: number): Promise<void> {
  await sql`SELECT FROM account WHERE id = ${id} FOR NO KEY UPDATE`.execute(db);
}

/**
 * Gives a guest's saved and recent searches to the customer that they became. A saved search whose name the customer
 * has already stays with the guest.
 */
export async function handOverSearches(db: Transaction<Tables>, from: number, to: number) {
  const saved = await sql<{ id: number }>`
    UPDATE saved_search SET account_id = ${to} WHERE account_id = ${from}
      AND name NOT IN (SELECT name FROM saved_search WHERE account_id = ${to}) RETURNING id`.execute(db);
  const recent = await sql<{ id: number }>`
    UPDATE recent_search SET account_id = ${to} WHERE account_id = ${from} RETURNING id`.execute(db);
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);
  return { saved_searches: ids(saved.rows), recent_searches: ids(recent.rows) };
}
