import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

export type SecondFactor = Selectable<Tables["second_factor"]>;

/** True if the account `a` signs in with a second factor: an authenticator, a passkey, or both. */
export const hasSecondFactor = sql<boolean>`(EXISTS (SELECT FROM second_factor f WHERE f.account_id = a.id)
  OR EXISTS (SELECT FROM passkey k WHERE k.account_id = a.id))`;

type Held = { created_at: Date; has_app: boolean; passkeys: number; codes_left: number };

/** The second factors of an account, with the number of unused recovery codes; undefined if there is nothing. */
export async function secondFactorOf(db: Kysely<Tables>, accountId: number): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    SELECT least(f.created_at, k.first_at) AS created_at, f.account_id IS NOT NULL AS has_app, k.passkeys,
      (SELECT count(*) FROM recovery_code c WHERE c.account_id = ${accountId} AND c.used_at IS NULL) AS codes_left
    FROM (SELECT count(*) AS passkeys, min(created_at) AS first_at FROM passkey WHERE account_id = ${accountId}) k
    LEFT JOIN second_factor f ON f.account_id = ${accountId}
    WHERE f.account_id IS NOT NULL OR k.passkeys > 0`.execute(db);
  return rows[0];
}

/** The second factor of an account, locked: of two people with one code, one is served. */
export const lockedSecondFactor = (db: Transaction<Tables>, accountId: number): Promise<SecondFactor | undefined> =>
  db.selectFrom("second_factor").selectAll().where("account_id", "=", accountId).forUpdate().executeTakeFirst();

type NewFactor = Pick<SecondFactor, "account_id" | "sealed_secret" | "last_step" | "created_at">;

/** Keeps a second factor. False if the account has one already. */
export async function addSecondFactor(db: Transaction<Tables>, factor: NewFactor): Promise<boolean> {
  const added = await db
    .insertInto("second_factor")
    .values(factor)
    .onConflict((conflict) => conflict.doNothing())
    .returning("account_id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Removes authenticator, passkeys and recovery codes. False for an account without a second factor. */
export async function removeSecondFactor(db: Transaction<Tables>, accountId: number): Promise<boolean> {
  await db.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  const app = await db.deleteFrom("second_factor").where("account_id", "=", accountId).executeTakeFirst();
  const passkeys = await db.deleteFrom("passkey").where("account_id", "=", accountId).executeTakeFirst();
  return app.numDeletedRows + passkeys.numDeletedRows > 0n;
}

export async function spendStep(db: Transaction<Tables>, accountId: number, last_step: number): Promise<void> {
  await db.updateTable("second_factor").set({ last_step }).where("account_id", "=", accountId).execute();
}

/** Counts a wrong code; the count begins anew once its first one lies before `since`. */
export async function countWrongCode(db: Transaction<Tables>, accountId: number, now: Date, since: Date) {
  await sql`
    UPDATE second_factor SET
      wrong_codes = CASE WHEN wrong_since > ${since} THEN wrong_codes + 1 ELSE 1 END,
      wrong_since = CASE WHEN wrong_since > ${since} THEN wrong_since ELSE ${now}::timestamptz END
    WHERE account_id = ${accountId}`.execute(db);
}

/** Replaces all recovery codes of an account. */
export async function keepRecoveryCodes(db: Transaction<Tables>, account_id: number, hashes: Buffer[]): Promise<void> {
  await db.deleteFrom("recovery_code").where("account_id", "=", account_id).execute();
  const rows = hashes.map((code_hash) => ({ account_id, code_hash }));
  await db.insertInto("recovery_code").values(rows).execute();
}

/** Spends a recovery code. False for an unknown or used one. */
export async function spendRecoveryCode(db: Transaction<Tables>, accountId: number, hash: Buffer, now: Date) {
  const spent = db
    .updateTable("recovery_code")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .returning("account_id");
  return (await spent.executeTakeFirst()) !== undefined;
}
