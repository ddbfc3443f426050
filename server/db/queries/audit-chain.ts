import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

const AT_ONCE = 1_000; // few enough that reading a long log needs no more memory than a short one

/** The log as it is read to be verified, from behind an entry, up to another where one is named. */
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

/** How long the log says that it is, and how it says that it ends. */
export const auditHead = (db: Kysely<Tables>) =>
  db.selectFrom("audit_head").select(["size", "hash"]).executeTakeFirstOrThrow();
