import type { Insertable, Kysely, Transaction } from "kysely";
import type { Tables } from "../tables.ts";

export async function addHalfSignIn(db: Transaction<Tables>, half: Insertable<Tables["half_sign_in"]>): Promise<void> {
  await db.insertInto("half_sign_in").values(half).execute();
}

/** The account whose password was right for this ticket; undefined for a ticket that has ended. */
export async function halfSignedIn(db: Kysely<Tables>, hash: Buffer, now: Date): Promise<number | undefined> {
  const half = db.selectFrom("half_sign_in").select("account_id").where("token_hash", "=", hash);
  return (await half.where("expires_at", ">", now).executeTakeFirst())?.account_id;
}

/** Spends a ticket. False if somebody else has done so. */
export async function endHalfSignIn(db: Transaction<Tables>, hash: Buffer): Promise<boolean> {
  const ended = db.deleteFrom("half_sign_in").where("token_hash", "=", hash).returning("account_id");
  return (await ended.executeTakeFirst()) !== undefined;
}
