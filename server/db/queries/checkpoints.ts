import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import { advisoryLocks } from "../../ground/advisory-locks.ts";
import type { Tables } from "../tables.ts";

/** The kept checkpoints, each with the hash of the entry that it names, the latest first. */
export function checkpoints(db: Kysely<Tables>) {
  return db
    .selectFrom("audit_checkpoint as c")
    .leftJoin("audit_event as e", "e.seq", "c.size")
    .leftJoin("account as a", "a.id", "c.made_by")
    .select(["c.id", "c.house", "c.size", "c.head", "c.at", "c.signature", "c.public_key", "c.made_by", "c.mailed_at"])
    .select(["e.hash", sql<string | null>`trim(concat(a.first_name, ' ', a.last_name))`.as("made_by_name")])
    .orderBy("c.size", "desc")
    .orderBy("c.id", "desc");
}

/** Lets one checkpoint be made at a time, until the end of the transaction. */
export async function lockCheckpoints(db: Transaction<Tables>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.checkpoint})`.execute(db);
}

export const insertCheckpoint = (db: Transaction<Tables>, values: Insertable<Tables["audit_checkpoint"]>) =>
  db.insertInto("audit_checkpoint").values(values).returning("id").executeTakeFirstOrThrow();

/** True if the log has grown since the latest checkpoint by more than the making and mailing of checkpoints. */
export async function hasGrown(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ grown: boolean }>`
    SELECT EXISTS (SELECT FROM audit_event WHERE seq > coalesce((SELECT max(size) FROM audit_checkpoint), 0)
      AND data ->> 'operation' NOT IN ('makeCheckpoint', 'createCheckpoint', 'sendMail')) AS grown`.execute(db);
  return rows[0]?.grown ?? false;
}
