import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** Tables whose rows are kept until a time is past, and the column with that time. */
const past = {
  reminder: "at",
  invitation: "expires_at",
  session: "expires_at",
  half_sign_in: "expires_at",
  passkey_challenge: "expires_at",
  spent_issuer_sign_in: "expires_at",
  kyc_link: "expires_at",
  one_time_code: "created_at",
  sign_in_failure: "last_at",
  sign_in_pace: "last_at",
  mail_pace: "last_at",
  known_device: "last_at",
  idempotency_key: "created_at",
  stone_change: "at",
  stock_snapshot: "at",
  mail: "created_at",
} as const;

export type PassingTable = keyof typeof past;

/** Forgets rows from before a time. */
export const forgetPast = (db: Kysely<Tables>, table: PassingTable, before: Date) =>
  deleteInSlices(db, table, sql`${sql.ref(past[table])} < ${before}`);

/** Forgets jobs that ended before a time. */
export const forgetJobs = (db: Kysely<Tables>, before: Date) =>
  deleteInSlices(db, "job", sql`ended_at < ${before} AND state IN ('done', 'failed', 'cancelled')`);

/** A load of a million stones leaves a million changes, which pass at once: one statement for all would outlast its time. */
const SLICE = 50_000;

async function deleteInSlices(
  db: Kysely<Tables>,
  table: PassingTable | "job",
  which: RawBuilder<unknown>,
): Promise<void> {
  let gone: number;
  do {
    const { numAffectedRows } = await sql`DELETE FROM ${sql.table(table)}
      WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${sql.table(table)} WHERE ${which} LIMIT ${SLICE}))`.execute(db);
    gone = Number(numAffectedRows ?? 0);
  } while (gone === SLICE);
}

/** Forgets how many guests came on days before this one. */
export const forgetArrivals = (db: Kysely<Tables>, day: string) =>
  db.deleteFrom("guest_arrival").where("day", "<", day).execute();
