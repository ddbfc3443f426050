import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** The key under which wrong passwords are counted together: an account's address, or a network. */
export const paceOf = (of: { email: string } | { network: string }): string =>
  "email" in of ? `account ${of.email.toLowerCase()}` : `network ${of.network}`;

/** The time until which a stranger has to wait. Reading it takes no lock. */
export async function nextTry(db: Kysely<Tables>, who: readonly string[], now: Date): Promise<Date | undefined> {
  const { next_at } = await db
    .selectFrom("sign_in_pace")
    .select(({ fn }) => fn.max("next_at").as("next_at"))
    .where("who", "in", who)
    .where("next_at", ">", now)
    .executeTakeFirstOrThrow();
  return next_at ?? undefined;
}

/** Counts one wrong password, anew after a long time without one. Answers the count. */
export async function countForPace(
  db: Transaction<Tables>,
  who: string,
  now: Date,
  forgetBefore: Date,
): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    INSERT INTO sign_in_pace AS p (who, failures, last_at) VALUES (${who}, 1, ${now})
    ON CONFLICT (who) DO UPDATE SET last_at = excluded.last_at,
      failures = CASE WHEN p.last_at < ${forgetBefore} THEN 1 ELSE p.failures + 1 END
    RETURNING failures`.execute(db);
  return rows[0]?.failures ?? 0;
}

export async function setNextTry(db: Transaction<Tables>, who: string, at: Date): Promise<void> {
  await db.updateTable("sign_in_pace").set({ next_at: at }).where("who", "=", who).execute();
}
