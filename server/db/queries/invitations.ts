import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import type { Handle, Lock } from "../writing.ts";

export type InvitationRow = Selectable<Tables["invitation"]>;
type NewInvitation = Omit<InvitationRow, "id" | "used_at">;

/** Adds an invitation and ends the account's earlier ones. */
export async function insertInvitation(db: Transaction<Tables>, invitation: NewInvitation): Promise<number> {
  await sql`
    UPDATE invitation SET expires_at = ${invitation.created_at}
    WHERE account_id = ${invitation.account_id} AND expires_at > ${invitation.created_at}`.execute(db);
  const { id } = await db.insertInto("invitation").values(invitation).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** The invitations of an account, the latest first. */
export const invitationsOf = (db: Kysely<Tables>, accountId: number): Promise<InvitationRow[]> =>
  db
    .selectFrom("invitation")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

/**
 * The invitation of a token, with the account and the inviter. It counts only while it is valid, the account is active,
 * and the address is the same. With `lock` the row stays until the transaction ends: of two people who come in at once,
 * the second finds it used.
 */
export async function invitedBy<L extends Lock = undefined>({ db }: Handle<L>, hash: Buffer, now: Date, lock?: L) {
  const { rows } = await sql<Invited>`
    SELECT i.id, i.account_id, i.expires_at, a.email, a.user_name, a.first_name, a.last_name,
      m.first_name AS maker_first_name, m.last_name AS maker_last_name
    FROM invitation i JOIN account a ON a.id = i.account_id LEFT JOIN account m ON m.id = i.made_by
    WHERE i.token_hash = ${hash} AND i.used_at IS NULL AND i.expires_at > ${now}
      AND a.is_active AND lower(a.email) = i.email
    ${lock ? sql`FOR UPDATE OF i` : sql``}`.execute(db);
  return rows[0];
}
type Invited = {
  id: number;
  account_id: number;
  expires_at: Date;
  email: string;
  user_name: string | null;
  first_name: string;
  last_name: string;
  maker_first_name: string | null;
  maker_last_name: string | null;
};

/** Ends all invitations of an account, as a password was set. */
export async function endInvitations(db: Transaction<Tables>, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable("invitation")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .execute();
}
