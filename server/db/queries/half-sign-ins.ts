import type { Insertable, Kysely, Transaction } from "kysely";
import type { Tables } from "../tables.ts";

export async function addHalfSignIn(db: Transaction<Tables>, half: Insertable<Tables["half_sign_in"]>): Promise<void> {
  await db.insertInto("half_sign_in").values(half).execute();
}

type Half = { account_id: number; is_proved: boolean };

/** The account of a ticket, and whether a password was typed for it; undefined for a ticket that has ended. */
export const halfSignedIn = (db: Kysely<Tables>, hash: Buffer, now: Date): Promise<Half | undefined> =>
  db
    .selectFrom("half_sign_in")
    .select(["account_id", "is_proved"])
    .where("token_hash", "=", hash)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Spends a ticket. False if somebody else has done so. */
export async function endHalfSignIn(db: Transaction<Tables>, hash: Buffer): Promise<boolean> {
  const ended = db.deleteFrom("half_sign_in").where("token_hash", "=", hash).returning("account_id");
  return (await ended.executeTakeFirst()) !== undefined;
}
