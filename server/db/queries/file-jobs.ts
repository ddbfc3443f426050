import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** Locks the counting of an account's file jobs, so that they are counted one after the other. */
export const lockFileJobs = (db: Transaction<Tables>, accountId: number) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended('file-jobs', ${accountId}))`.execute(db);

/** An account's file jobs that run or wait. One that began over an hour ago is left out: it ended without a word. */
export const fileJobsUnderWay = (db: Kysely<Tables>, accountId: number) =>
  db
    .selectFrom("job")
    .select(["id", "asked"])
    .where("account_id", "=", accountId)
    .where("state", "in", ["waiting", "running"])
    .where("created_at", ">", sql<Date>`now() - interval '1 hour'`)
    .where("asked", "is not", null)
    .execute();
