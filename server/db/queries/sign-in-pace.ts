import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

const MINUTE_MS = 60_000;
/** The largest number of the column. */
const MOST = sql`2147483647`;

/** True of a row whose minute is not over. One that lies ahead is that of a clock which was set back. */
const underWay = (now: Date) =>
  sql`p.last_at > ${new Date(now.getTime() - MINUTE_MS)} AND p.last_at <= ${new Date(now.getTime() + MINUTE_MS)}`;

/**
 * Counts one call of strangers from a network, in a minute that begins with its first, for all portals of the house
 * together. Answers the end of the minute if `most` were made before.
 */
export async function countStrangersCall(
  db: Kysely<Tables>,
  { kind, network, most }: { kind: "costly" | "telling"; network: string; most: number },
  now: Date,
): Promise<Date | undefined> {
  const isUnderWay = underWay(now);
  const { rows } = await sql<{ calls: number; begun: Date }>`
    INSERT INTO sign_in_pace AS p (who, failures, last_at) VALUES (${`${kind} ${network}`}, 1, ${now})
    ON CONFLICT (who) DO UPDATE SET
      failures = CASE WHEN ${isUnderWay} THEN least(p.failures, ${most}) + 1 ELSE 1 END,
      last_at = CASE WHEN ${isUnderWay} THEN p.last_at ELSE excluded.last_at END
    RETURNING failures AS calls, last_at AS begun`.execute(db);
  const [row] = rows;
  return row && row.calls > most ? new Date(row.begun.getTime() + MINUTE_MS) : undefined;
}

/**
 * Adds a cost to what all portals of the house have counted for somebody, in a minute that begins with the first of it.
 * Answers the sum and the beginning. Nobody's disk waits for it: a killed database forgets a part of a minute.
 */
export async function countTogether(
  db: Kysely<Tables>,
  { who, cost }: { who: string; cost: number },
  now: Date,
): Promise<{ spent: number; begun: Date }> {
  const isUnderWay = underWay(now);
  const { rows } = await sql<{ spent: number; begun: Date }>`
    INSERT INTO sign_in_pace AS p (who, failures, last_at) VALUES (${who}, least(${cost}::bigint, ${MOST})::int, ${now})
    ON CONFLICT (who) DO UPDATE SET
      failures = CASE WHEN ${isUnderWay} THEN least(p.failures::bigint + excluded.failures, ${MOST})::int
        ELSE excluded.failures END,
      last_at = CASE WHEN ${isUnderWay} THEN p.last_at ELSE excluded.last_at END
    RETURNING failures AS spent, last_at AS begun, set_config('synchronous_commit', 'off', true)`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a row that was written is not answered");
  return row;
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
