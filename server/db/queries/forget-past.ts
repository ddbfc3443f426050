import { type Kysely, sql } from "kysely";
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

export const forgetPast = (db: Kysely<Tables>, table: PassingTable, before: Date) =>
  sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(past[table])} < ${before}`.execute(db);

/** Forgets jobs that ended before a time. */
export const forgetJobs = (db: Kysely<Tables>, before: Date) =>
  db.deleteFrom("job").where("ended_at", "<", before).where("state", "in", ["done", "failed", "cancelled"]).execute();

/** Forgets how many guests came on days before this one. */
export const forgetArrivals = (db: Kysely<Tables>, day: string) =>
  db.deleteFrom("guest_arrival").where("day", "<", day).execute();
