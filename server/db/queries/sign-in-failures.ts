import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** Counts an attempt before it is judged, and holds the row: guesses at one address take turns. */
export async function countAttempt(db: Kysely<Tables>, email: string, now: Date) {
  const { rows } = await sql<{ failures: number; locked_until: Date | null }>`
    INSERT INTO sign_in_failure (email, failures, last_at) VALUES (${email}, 1, ${now})
    ON CONFLICT (email) DO UPDATE SET failures = sign_in_failure.failures + 1, last_at = excluded.last_at
    RETURNING failures, locked_until`.execute(db);
  return rows[0] as { failures: number; locked_until: Date | null };
}

/** Locks the address, and begins to count anew for when the lock has passed. */
export async function lockSignIn(db: Kysely<Tables>, email: string, until: Date): Promise<void> {
  await db
    .updateTable("sign_in_failure")
    .set({ failures: 0, locked_until: until })
    .where("email", "=", email)
    .execute();
}

export async function forgiveFailures(db: Kysely<Tables>, email: string): Promise<void> {
  await db.deleteFrom("sign_in_failure").where("email", "=", email).execute();
}
