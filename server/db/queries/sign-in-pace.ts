import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

const MINUTE_MS = 60_000;

/**
 * Counts one call of strangers from a network, in a minute that begins with its first, for all portals of the house
 * together. Answers the end of the minute if `most` were made before.
 */
export async function countStrangersCall(
  db: Kysely<Tables>,
  { kind, network, most }: { kind: "costly" | "telling"; network: string; most: number },
  now: Date,
): Promise<Date | undefined> {
  // A minute that lies ahead is that of a clock which was set back.
  const isUnderWay = sql`p.last_at > ${new Date(now.getTime() - MINUTE_MS)} AND p.last_at <= ${new Date(now.getTime() + MINUTE_MS)}`;
  const { rows } = await sql<{ calls: number; begun: Date }>`
    INSERT INTO sign_in_pace AS p (who, failures, last_at) VALUES (${`${kind} ${network}`}, 1, ${now})
    ON CONFLICT (who) DO UPDATE SET
      failures = CASE WHEN ${isUnderWay} THEN least(p.failures, ${most}) + 1 ELSE 1 END,
      last_at = CASE WHEN ${isUnderWay} THEN p.last_at ELSE excluded.last_at END
    RETURNING failures AS calls, last_at AS begun`.execute(db);
  const [row] = rows;
  return row && row.calls > most ? new Date(row.begun.getTime() + MINUTE_MS) : undefined;
}

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
