import { type Selectable, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** The letter of a key, locked: of two reports of one letter the second sees the first. */
export const lockLetterOfKey = (
  db: Transaction<Tables>,
  key: string,
): Promise<Selectable<Tables["mail"]> | undefined> =>
  db.selectFrom("mail").selectAll().where("key", "=", key).forUpdate().executeTakeFirst();

/**
 * Letters to an address that came back as soft since then, counted. Letters of one address are counted one after
 * another.
 */
export async function softBounces(db: Transaction<Tables>, address: string, from: Date): Promise<number> {
  const lower = address.toLowerCase();
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`bounces ${lower}`}, 0))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM mail WHERE lower(to_address) = ${lower} AND came_back = 'soft' AND came_back_counts
      AND came_back_at > ${from}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lets an address begin anew: what came back before counts no more. */
export async function forgiveBounces(db: Transaction<Tables>, address: string): Promise<void> {
  await sql`UPDATE mail SET came_back_counts = false
    WHERE lower(to_address) = ${address} AND came_back = 'soft' AND came_back_counts`.execute(db);
}
