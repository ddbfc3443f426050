import { sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import { paceOf } from "./sign-in-pace.ts";

/** Whose password is guessed, and from where. */
export type Guesser = { email: string; source: string };

/** Counts an attempt before it is judged, and holds the row: guesses from one place at one address take turns. */
export async function countAttempt(db: Transaction<Tables>, { email, source }: Guesser, now: Date) {
  const { rows } = await sql<{ failures: number; locked_until: Date | null }>`
    INSERT INTO sign_in_failure (email, source, failures, last_at) VALUES (${email}, ${source}, 1, ${now})
    ON CONFLICT (email, source) DO UPDATE SET failures = sign_in_failure.failures + 1, last_at = excluded.last_at
    RETURNING failures, locked_until`.execute(db);
  return rows[0] as { failures: number; locked_until: Date | null };
}

/** Locks them out, and begins to count anew for when the lock has passed. */
export async function lockSignIn(db: Transaction<Tables>, { email, source }: Guesser, until: Date): Promise<void> {
  await db
    .updateTable("sign_in_failure")
    .set({ failures: 0, locked_until: until })
    .where("email", "=", email)
    .where("source", "=", source)
    .execute();
}

/** Forgets the wrong passwords from one place. */
export async function forgiveGuesser(db: Transaction<Tables>, { email, source }: Guesser): Promise<void> {
  await db.deleteFrom("sign_in_failure").where("email", "=", email).where("source", "=", source).execute();
}

/** Forgets all wrong passwords of an address; the pace last, and devices after it, as whoever signs in takes them too. */
export async function forgiveFailures(db: Transaction<Tables>, email: string): Promise<void> {
  await db.deleteFrom("sign_in_failure").where("email", "=", email).execute();
  await db.deleteFrom("sign_in_pace").where("who", "=", paceOf({ email })).execute();
}
