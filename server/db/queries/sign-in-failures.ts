import { sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import { paceOf } from "./sign-in-pace.ts";

/** The address whose password is guessed, and the place that it is guessed from. */
export type Guesser = { email: string; source: string };

/**
 * Counts an attempt before the password is checked, and locks the row: attempts from one place at one address take
 * turns.
 */
export async function countAttempt(db: Transaction<Tables>, { email, source }: Guesser, now: Date) {
  const { rows } = await sql<{ failures: number; locked_until: Date | null }>`
    INSERT INTO sign_in_failure (email, source, failures, last_at) VALUES (${email}, ${source}, 1, ${now})
    ON CONFLICT (email, source) DO UPDATE SET failures = sign_in_failure.failures + 1, last_at = excluded.last_at
    RETURNING failures, locked_until`.execute(db);
  return rows[0] as { failures: number; locked_until: Date | null };
}

/** Locks out one place for one address, and sets its count back to zero for the time after the lock. */
export async function lockSignIn(db: Transaction<Tables>, { email, source }: Guesser, until: Date): Promise<void> {
  await db
    .updateTable("sign_in_failure")
    .set({ failures: 0, locked_until: until })
    .where("email", "=", email)
    .where("source", "=", source)
    .execute();
}

/** Takes back the count of an attempt that was not wrong, and keeps that of the wrong ones before it. */
export async function takeBackAttempt(db: Transaction<Tables>, { email, source }: Guesser): Promise<void> {
  await sql`UPDATE sign_in_failure SET failures = greatest(failures - 1, 0)
    WHERE email = ${email} AND source = ${source}`.execute(db);
}

/** Forgets the wrong passwords from one place. */
export async function forgiveGuesser(db: Transaction<Tables>, { email, source }: Guesser): Promise<void> {
  await db.deleteFrom("sign_in_failure").where("email", "=", email).where("source", "=", source).execute();
}

/**
 * Forgets all wrong passwords of an address. Rows are taken in the order of a sign-in: the pace last, and devices after
 * it.
 */
export async function forgiveFailures(db: Transaction<Tables>, email: string): Promise<void> {
  await db.deleteFrom("sign_in_failure").where("email", "=", email).execute();
  await db.deleteFrom("sign_in_pace").where("who", "=", paceOf({ email })).execute();
}
