import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "../tables.ts";

export type Passkey = Selectable<Tables["passkey"]>;

export const passkeysOf = (db: Kysely<Tables>, accountId: number): Promise<Passkey[]> =>
  db.selectFrom("passkey").selectAll().where("account_id", "=", accountId).orderBy("id", "desc").execute();

/** A passkey of an account, locked: of two people with one answer, one is served. */
export const lockedPasskey = (
  db: Transaction<Tables>,
  accountId: number,
  credentialId: string,
): Promise<Passkey | undefined> =>
  db
    .selectFrom("passkey")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("credential_id", "=", credentialId)
    .forUpdate()
    .executeTakeFirst();

/** Keeps a passkey. Undefined if some account has it already. */
export const addPasskey = (db: Transaction<Tables>, passkey: Insertable<Tables["passkey"]>) =>
  db
    .insertInto("passkey")
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

export async function notePasskeyUse(db: Transaction<Tables>, id: number, counter: number, last_used_at: Date) {
  await db.updateTable("passkey").set({ counter, last_used_at }).where("id", "=", id).execute();
}

/** Names a passkey of an account. False if the account has none of this id. */
export async function namePasskey(db: Transaction<Tables>, accountId: number, id: number, name: string) {
  const own = db.updateTable("passkey").set({ name }).where("id", "=", id).where("account_id", "=", accountId);
  return (await own.returning("id").executeTakeFirst()) !== undefined;
}

/** Removes a passkey of an account. False if the account has none of this id. */
export async function removePasskey(db: Transaction<Tables>, accountId: number, id: number): Promise<boolean> {
  const own = db.deleteFrom("passkey").where("id", "=", id).where("account_id", "=", accountId);
  return (await own.returning("id").executeTakeFirst()) !== undefined;
}

export async function addChallenge(db: Transaction<Tables>, challenge: Insertable<Tables["passkey_challenge"]>) {
  await db.insertInto("passkey_challenge").values(challenge).execute();
}

type Challenge = { challenge_hash: Buffer; account_id: number; is_new: boolean };

/** Spends a challenge. False for one that is unknown, was spent, has expired, or was made for something else. */
export async function spendChallenge(db: Transaction<Tables>, asked: Challenge, now: Date): Promise<boolean> {
  const spent = db
    .deleteFrom("passkey_challenge")
    .where("challenge_hash", "=", asked.challenge_hash)
    .where("account_id", "=", asked.account_id)
    .where("is_new", "=", asked.is_new)
    .returning("expires_at");
  const challenge = await spent.executeTakeFirst();
  return challenge !== undefined && challenge.expires_at > now;
}
