import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** True if the account of this address has signed in with this device before. */
export async function isKnownTo(db: Kysely<Tables>, email: string, hash: Buffer): Promise<boolean> {
  const known = db
    .selectFrom("known_device as d")
    .innerJoin("account as a", "a.id", "d.account_id")
    .select("d.account_id")
    .where("d.token_hash", "=", hash)
    .where("d.ended_at", "is", null)
    .where(sql<string>`lower(a.email)`, "=", email);
  return (await known.executeTakeFirst()) !== undefined;
}

/** Notes that an account's device was seen. False for a device that the account does not know. */
export async function seeDevice(db: Transaction<Tables>, accountId: number, hash: Buffer, now: Date): Promise<boolean> {
  const seen = db
    .updateTable("known_device")
    .set({ last_at: now })
    .where("account_id", "=", accountId)
    .where("token_hash", "=", hash)
    .where("ended_at", "is", null)
    .returning("account_id");
  return (await seen.executeTakeFirst()) !== undefined;
}

/** True if an account has ever had a known device. */
export async function hadDevice(db: Kysely<Tables>, accountId: number): Promise<boolean> {
  const any = db.selectFrom("known_device").select("account_id").where("account_id", "=", accountId).limit(1);
  return (await any.executeTakeFirst()) !== undefined;
}

/** Replaces a device's token everywhere. The earlier token opens nothing more. */
export async function changeToken(db: Transaction<Tables>, from: Buffer, to: Buffer): Promise<void> {
  await db.updateTable("known_device").set({ token_hash: to }).where("token_hash", "=", from).execute();
}

/** Makes a device known. Beyond `most` devices the account forgets those that it saw longest ago. */
export async function addDevice(
  db: Transaction<Tables>,
  accountId: number,
  hash: Buffer,
  now: Date,
  most: number,
): Promise<void> {
  await sql`
    INSERT INTO known_device (account_id, token_hash, first_at, last_at) VALUES (${accountId}, ${hash}, ${now}, ${now})
    ON CONFLICT (account_id, token_hash) DO UPDATE SET last_at = excluded.last_at, ended_at = NULL`.execute(db);
  await sql`
    DELETE FROM known_device WHERE account_id = ${accountId} AND token_hash IN (
      SELECT token_hash FROM known_device WHERE account_id = ${accountId}
      ORDER BY last_at DESC, token_hash = ${hash} DESC OFFSET ${most})`.execute(db);
}

/** Ends an account's known devices, all or all but one. */
export async function endDevices(
  db: Transaction<Tables>,
  accountId: number,
  now: Date,
  except: Buffer | undefined,
): Promise<void> {
  let ending = db.updateTable("known_device").set({ ended_at: now }).where("account_id", "=", accountId);
  if (except) ending = ending.where("token_hash", "<>", except);
  await ending.where("ended_at", "is", null).execute();
}
