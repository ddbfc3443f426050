import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** The open sessions of a person. An administrator's view of the account is in the log and ends by itself. */
export const openSessions = (db: Kysely<Tables>, accountId: number, now: Date) =>
  db
    .selectFrom("session")
    .select(["key", "created_at", "last_seen_at", "expires_at", "address", "device"])
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .where("viewed_by", "is", null)
    .orderBy("last_seen_at", "desc")
    .orderBy("key");
