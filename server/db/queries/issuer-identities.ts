import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import { sql } from "kysely";
import type { Tables } from "../tables.ts";

export type IssuerIdentity = Selectable<Tables["issuer_identity"]>;
type Known = Pick<IssuerIdentity, "issuer" | "subject">;

/** The account that is bound to somebody at a sign-in service. */
export async function accountBoundTo(db: Kysely<Tables>, { issuer, subject }: Known): Promise<number | undefined> {
  const bound = db.selectFrom("issuer_identity").select("account_id").where("issuer", "=", issuer);
  return (await bound.where("subject", "=", subject).executeTakeFirst())?.account_id;
}

/** The identity that an account is bound to at a sign-in service. */
export const identityOf = (
  db: Kysely<Tables>,
  accountId: number,
  issuer: string,
): Promise<IssuerIdentity | undefined> =>
  db
    .selectFrom("issuer_identity")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("issuer", "=", issuer)
    .executeTakeFirst();

/** Binds an account. False if it is bound to somebody else there, or somebody else's account to this one. */
export async function bindIdentity(
  db: Transaction<Tables>,
  identity: Insertable<Tables["issuer_identity"]>,
): Promise<boolean> {
  const bound = db
    .insertInto("issuer_identity")
    .values(identity)
    .onConflict((conflict) => conflict.doNothing());
  return (await bound.returning("account_id").executeTakeFirst()) !== undefined;
}

export async function noteIdentityUse(db: Transaction<Tables>, { issuer, subject }: Known, last_used_at: Date) {
  const known = db.updateTable("issuer_identity").set({ last_used_at }).where("issuer", "=", issuer);
  await known.where("subject", "=", subject).execute();
}

/** Removes what an account is bound to, at every service. False for an account that is not bound. */
export async function removeIdentities(db: Transaction<Tables>, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("issuer_identity")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** True if the account `a` is bound to somebody at a sign-in service. */
export const hasIssuerIdentity = sql<boolean>`EXISTS (SELECT FROM issuer_identity i WHERE i.account_id = a.id)`;

/** Spends a sign-in at the service. False if it was spent before. */
export async function spendIssuerSignIn(
  db: Transaction<Tables>,
  spent: Insertable<Tables["spent_issuer_sign_in"]>,
): Promise<boolean> {
  const taken = db
    .insertInto("spent_issuer_sign_in")
    .values(spent)
    .onConflict((conflict) => conflict.doNothing());
  return (await taken.returning("expires_at").executeTakeFirst()) !== undefined;
}
