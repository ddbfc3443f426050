import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import type pg from "pg";
import type { RoleId } from "#domain/roles.ts";
import type { Right } from "../../ground/actor.ts";
import type { Tables } from "../tables.ts";

export type LiveSession = {
  key: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  account_id: number;
  role_id: RoleId;
  rights: Right[];
  /** The administrator who views the portal as this account. */
  viewed_by: number | null;
  maintenance: { is_on: boolean; message: string } | null;
};

/** The rights of the account `a`. Spec §6: role 2 has the rights of its role, everybody else their own. */
export const rightsOfAccount = `coalesce(CASE a.role_id WHEN 2 THEN (
        SELECT json_agg(json_build_object('path', p.path, 'read_access', r.read_access, 'write_access', r.write_access))
        FROM role_permission r JOIN permission p ON p.id = r.permission_id WHERE r.role_id = a.role_id AND r.read_access
      ) ELSE (
        SELECT json_agg(json_build_object('path', p.path, 'read_access', u.read_access, 'write_access', u.write_access))
        FROM user_permission u JOIN permission p ON p.id = u.permission_id WHERE u.account_id = a.id AND u.read_access
      ) END, '[]')`;

/**
 * The account of a token and its rights, read on every request, so that a change of rights acts on the next one. A
 * named statement is planned once per connection, not once per request.
 */
const sessionByToken = {
  name: "session-by-token",
  text: `
    SELECT s.key, s.created_at, s.last_seen_at, s.expires_at, s.viewed_by, a.id AS account_id, a.role_id,
      ${rightsOfAccount} AS rights,
      (SELECT value FROM setting WHERE key = 'maintenance') AS maintenance
    FROM session s JOIN account a ON a.id = s.account_id
    WHERE s.token_hash = $1 AND s.expires_at > $2 AND a.is_active
      AND (s.viewed_by IS NULL OR EXISTS (SELECT FROM account v WHERE v.id = s.viewed_by AND v.is_active AND v.role_id = 1))`,
};

export async function sessionByTokenHash(pool: pg.Pool, hash: Buffer, now: Date): Promise<LiveSession | undefined> {
  const { rows } = await pool.query<LiveSession>({ ...sessionByToken, values: [hash, now] });
  return rows[0];
}

/** The role and rights of an account, for work in its name without a session; undefined for an inactive one. */
export async function accountAsActor(
  db: Kysely<Tables>,
  accountId: number,
): Promise<{ role_id: RoleId; rights: Right[] } | undefined> {
  const { rows } = await sql<{ role_id: RoleId; rights: Right[] }>`
    SELECT a.role_id, ${sql.raw(rightsOfAccount)} AS rights FROM account a
    WHERE a.id = ${accountId} AND a.is_active`.execute(db);
  return rows[0];
}

/**
 * The last time at which a session's holder typed the password. It is read from the database, since an earlier reading
 * may be too old.
 */
export async function provedAt(db: Kysely<Tables>, key: string): Promise<Date | null> {
  const session = await db.selectFrom("session").select("proved_at").where("key", "=", key).executeTakeFirst();
  return session?.proved_at ?? null;
}

export async function proveSession(db: Transaction<Tables>, key: string, now: Date): Promise<void> {
  await db.updateTable("session").set({ proved_at: now }).where("key", "=", key).execute();
}

/** Ends an account's sessions, all or all but one, and the sign-ins that are half way. */
export async function endSessions(db: Transaction<Tables>, accountId: number, exceptKey?: string): Promise<void> {
  await db.deleteFrom("half_sign_in").where("account_id", "=", accountId).execute();
  let ending = db.deleteFrom("session").where("account_id", "=", accountId);
  if (exceptKey) ending = ending.where("key", "<>", exceptKey);
  await ending.execute();
}

/** Ends one session; false if it has ended already. */
export async function endSession(db: Transaction<Tables>, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("session").where("key", "=", key).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends a session that is the account's own, not a view of it; false if there is none. */
export async function endOwnSession(db: Transaction<Tables>, key: string, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("session")
    .where("key", "=", key)
    .where("account_id", "=", accountId)
    .where("viewed_by", "is", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const sessionEnd = (db: Transaction<Tables>, key: string): Promise<{ expires_at: Date }> =>
  db.selectFrom("session").select("expires_at").where("key", "=", key).executeTakeFirstOrThrow();

export const insertSession = (db: Transaction<Tables>, session: Insertable<Tables["session"]>) =>
  db.insertInto("session").values(session).execute();
