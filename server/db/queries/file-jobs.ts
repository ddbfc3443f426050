import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** An account's orders are counted one after the other. */
export const lockFileJobs = (db: Transaction<Tables>, accountId: number) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended('file-jobs', ${accountId}))`.execute(db);

/** Files of an account that are made or wait, but for what began over an hour ago: it ended without a word. */
export const fileJobsUnderWay = (db: Kysely<Tables>, accountId: number) =>
  db
    .selectFrom("job")
    .select(["id", "asked"])
    .where("account_id", "=", accountId)
    .where("state", "in", ["waiting", "running"])
    .where("created_at", ">", sql<Date>`now() - interval '1 hour'`)
    .where("asked", "is not", null)
    .execute();
