import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

const AT_ONCE = 1_000; // few enough that reading a long log needs no more memory than a short one

/** The next entries of the log to verify: after one entry, up to another if one is named. */
export function chainAfter(db: Kysely<Tables>, seq: number, upTo = Number.MAX_SAFE_INTEGER) {
  return db
    .selectFrom("audit_event")
    .select(["seq", "body", "prev", "hash"])
    .select(sql<boolean>`audit_shows(at, data, body)`.as("isShown"))
    .where("seq", ">", seq)
    .where("seq", "<=", upTo)
    .orderBy("seq")
    .limit(AT_ONCE)
    .execute();
}

/** The length of the log and its last hash, as the log itself keeps them. */
export const auditHead = (db: Kysely<Tables>) =>
  db.selectFrom("audit_head").select(["size", "hash"]).executeTakeFirstOrThrow();
