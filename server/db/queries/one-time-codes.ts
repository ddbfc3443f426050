import { sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

type Purpose = Tables["one_time_code"]["purpose"];
type NewCode = { purpose: Purpose; email: string; created_at: Date; expires_at: Date };

export async function insertCode(db: Transaction<Tables>, code: NewCode): Promise<number> {
  const { id } = await db.insertInto("one_time_code").values(code).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** The times at which codes were asked for, the latest first. Requests for one address take turns. */
export async function codesSince(
  db: Transaction<Tables>,
  purpose: Purpose,
  email: string,
  since: Date,
): Promise<Date[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`code ${purpose} ${email}`}, 0))`.execute(db);
  const rows = await db
    .selectFrom("one_time_code")
    .select("created_at")
    .where("purpose", "=", purpose)
    .where("email", "=", email)
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** Uses up one try of the latest code, if the code is still valid and has one left. */
export async function takeTry(db: Transaction<Tables>, purpose: Purpose, email: string, tries: number, now: Date) {
  const { rows } = await sql<{ id: number; code_hash: string | null }>`
    UPDATE one_time_code SET tries = tries + 1
    WHERE id = (SELECT id FROM one_time_code WHERE purpose = ${purpose} AND email = ${email} ORDER BY created_at DESC LIMIT 1)
      AND tries < ${tries} AND used_at IS NULL AND expires_at > ${now}
    RETURNING id, code_hash`.execute(db);
  return rows[0];
}

export async function verifyCode(
  db: Transaction<Tables>,
  id: number,
  hash: Buffer,
  now: Date,
  until: Date,
): Promise<void> {
  await db
    .updateTable("one_time_code")
    .set({ used_at: now, verification_hash: hash, verified_until: until })
    .where("id", "=", id)
    .execute();
}

/** Spends a verification token. Answers its address, or undefined for an invalid or spent token. */
export async function spendVerification(db: Transaction<Tables>, purpose: Purpose, hash: Buffer, now: Date) {
  const row = await db
    .updateTable("one_time_code")
    .set({ spent_at: now })
    .where("purpose", "=", purpose)
    .where("verification_hash", "=", hash)
    .where("verified_until", ">", now)
    .where("spent_at", "is", null)
    .returning("email")
    .executeTakeFirst();
  return row?.email;
}

/** Deletes the codes of an address, so that no code mailed to it works any more. */
export async function forgetCodes(db: Transaction<Tables>, email: string): Promise<void> {
  await db.deleteFrom("one_time_code").where("email", "=", email).execute();
}

/** A request for a code, locked. */
export const lockedCode = (db: Transaction<Tables>, id: number) =>
  db.selectFrom("one_time_code").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const keepCode = (db: Transaction<Tables>, id: number, code_hash: string) =>
  db.updateTable("one_time_code").set({ code_hash }).where("id", "=", id).execute();
