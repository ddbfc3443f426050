import { type Kysely, sql, type Transaction } from "kysely";
import type pg from "pg";
import { visitMostMs, visitPauseMs } from "#domain/limits.ts";
import type { Tables } from "../tables.ts";

/** True if the visit that is kept was over before the request: after a pause, or when it had lasted too long. */
const isOver = `(excluded.seen_at - visit.seen_at > interval '${visitPauseMs} milliseconds'
  OR excluded.seen_at - visit.began_at > interval '${visitMostMs} milliseconds')`;

/** Notes that an account is here. After a pause another visit begins, and the moment of the last one is kept. */
const noted = `ON CONFLICT (account_id) DO UPDATE SET
  before_at = CASE WHEN ${isOver} THEN visit.seen_at ELSE visit.before_at END,
  began_at = CASE WHEN ${isOver} THEN excluded.began_at ELSE visit.began_at END,
  seen_at = greatest(visit.seen_at, excluded.seen_at)`;

/** Moves the end of a session away and notes that its holder is here, in one statement. */
const touched = {
  name: "touch-session",
  text: `WITH touched AS (UPDATE session SET last_seen_at = $2, expires_at = $3 WHERE key = $1 RETURNING account_id)
    INSERT INTO visit (account_id, began_at, seen_at) SELECT account_id, $2, $2 FROM touched ${noted}`,
};

export async function touchSession(pool: pg.Pool, key: string, now: Date, expiresAt: Date): Promise<void> {
  await pool.query({ ...touched, values: [key, now, expiresAt] });
}

/** Notes that somebody came in. */
export async function noteVisit(db: Kysely<Tables>, accountId: number, now: Date): Promise<void> {
  await sql`INSERT INTO visit (account_id, began_at, seen_at) VALUES (${accountId}, ${now}, ${now}) ${sql.raw(noted)}`.execute(
    db,
  );
}

/** The end of an account's visit before this one; null in the first visit. */
export async function lastVisitOf(db: Kysely<Tables>, accountId: number): Promise<Date | null> {
  const visit = await db.selectFrom("visit").select("before_at").where("account_id", "=", accountId).executeTakeFirst();
  return visit?.before_at ?? null;
}

/** Notes that everybody whom the house knows was here: its own people, and clients with a business. */
export async function noteVisits(db: Transaction<Tables>, at: Date): Promise<void> {
  await sql`INSERT INTO visit (account_id, began_at, seen_at) SELECT id, ${at}::timestamptz, ${at}::timestamptz FROM account
    WHERE business_id IS NOT NULL OR role_id NOT IN (2, 4) ON CONFLICT DO NOTHING`.execute(db);
}
