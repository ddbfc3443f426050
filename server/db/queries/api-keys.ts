import { type Kysely, sql } from "kysely";
import type pg from "pg";
import type { ApiScope } from "#domain/api-scopes.ts";
import type { RoleId } from "#domain/roles.ts";
import type { Right } from "../../ground/actor.ts";
import type { Tables } from "../tables.ts";
import { rightsOfAccount } from "./sessions.ts";

export type LiveKey = {
  id: number;
  scopes: ApiScope[];
  calls_per_minute: number;
  /** The time from which the key opens nothing: its expiry or its end. */
  until: Date | null;
  last_used_at: Date | null;
  account_id: number;
  role_id: RoleId;
  rights: Right[];
  maintenance: { is_on: boolean; message: string } | null;
};

/** The owner of a key and its scopes, in one statement (as session-by-token). */
const keyByHash = {
  name: "key-by-hash",
  text: `
    SELECT k.id, k.scopes, k.calls_per_minute, least(k.expires_at, k.ends_at) AS until, k.last_used_at,
      a.id AS account_id, a.role_id, ${rightsOfAccount} AS rights,
      (SELECT value FROM setting WHERE key = 'maintenance') AS maintenance
    FROM api_key k JOIN account a ON a.id = k.account_id
    WHERE k.key_hash = $1 AND a.is_active AND coalesce(least(k.expires_at, k.ends_at) > $2, true)`,
};

export async function liveKeyByHash(pool: pg.Pool, hash: Buffer, now: Date): Promise<LiveKey | undefined> {
  const { rows } = await pool.query<LiveKey>({ ...keyByHash, values: [hash, now] });
  return rows[0];
}

export async function touchKey(pool: pg.Pool, id: number, now: Date): Promise<void> {
  await pool.query("UPDATE api_key SET last_used_at = $2 WHERE id = $1", [id, now]);
}

/** The keys of an account, the latest first. */
export const apiKeysOf = (db: Kysely<Tables>, accountId: number) =>
  db.selectFrom("api_key as k").selectAll("k").where("k.account_id", "=", accountId).orderBy("k.id", "desc");

/** True for a key that opens at that moment. */
export const isOpen = (now: Date) => sql<boolean>`coalesce(least(k.expires_at, k.ends_at) > ${now}, true)`;
