import { type Kysely, sql } from "kysely";
import type { RoleId } from "#domain/roles.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";
import { hasIssuerIdentity } from "./issuer-identities.ts";
import { hasSecondFactor } from "./second-factors.ts";

type Filter = { search?: string; is_active?: boolean };

/** The time of the last use of account a: of its sessions, or of a visit that outlived them. */
export const lastSeen = sql<Date | null>`greatest((SELECT v.seen_at FROM visit v WHERE v.account_id = a.id),
  (SELECT max(s.last_seen_at) FROM session s WHERE s.account_id = a.id AND s.viewed_by IS NULL))`;

/** The accounts of a role of the house, each with its lock and the time that it was last seen. */
export function staff(db: Kysely<Tables>, roleId: RoleId, now: Date, { search, is_active }: Filter = {}) {
  let query = db
    .selectFrom("account as a")
    .select(["a.id", "a.email", "a.user_name", "a.first_name", "a.last_name", "a.mobile", "a.mobile_country_id"])
    .select(["a.is_active", "a.created_at", "a.updated_at", "a.version"])
    .select(
      sql<boolean>`EXISTS (SELECT FROM sign_in_failure f WHERE f.email = lower(a.email) AND f.locked_until > ${now})`.as(
        "is_locked",
      ),
    )
    .select(hasSecondFactor.as("has_second_factor"))
    .select(hasIssuerIdentity.as("is_bound"))
    .select(lastSeen.as("last_seen_at"))
    .where("a.role_id", "=", roleId);
  if (is_active !== undefined) query = query.where("a.is_active", "=", is_active);
  const word = search?.trim();
  if (!word) return query;
  const name = sql<string>`concat_ws(' ', a.first_name, a.last_name, a.email, a.user_name)`;
  return query.where(name, "ilike", containing(word));
}

/** The number of entries of the log that a person is the author of. */
export async function deedsOf(db: Kysely<Tables>, id: number): Promise<{ table: string; count: number }[]> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM audit_event WHERE data ->> 'who' = ${String(id)}`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count > 0 ? [{ table: "audit_event", count }] : [];
}
