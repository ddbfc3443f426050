import { type Kysely, sql } from "kysely";
import type { RoleId } from "#domain/roles.ts";
import type { Tables } from "../tables.ts";

/** The accounts that somebody may look up, and their own. */
type Sight = { accountId: number; roles: readonly RoleId[]; associateId: number | null };
type LiveUser = {
  id: number;
  first_name: string;
  last_name: string;
  role_id: RoleId;
  company_name: string | null;
  last_seen_at: Date;
  signed_in_at: Date;
};

const inSight = ({ accountId, roles, associateId }: Sight) => sql`a.is_active AND a.erased_at IS NULL
  AND (a.id = ${accountId} OR (a.role_id = ANY (${roles}::int[])
    AND (${associateId}::bigint IS NULL OR a.associate_id = ${associateId})))`;

export async function countAccounts(db: Kysely<Tables>, sight: Sight): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM account a WHERE ${inSight(sight)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The accounts with a request since a moment, the latest first, and how many there are. Views of others do not count. */
export async function onlineAccounts(
  db: Kysely<Tables>,
  sight: Sight,
  { since, now, most }: { since: Date; now: Date; most: number },
): Promise<{ count: number; users: LiveUser[] }> {
  const { rows } = await sql<LiveUser & { count: number }>`
    SELECT a.id, a.first_name, a.last_name, a.role_id, coalesce(b.company_name, a.company_name) AS company_name,
      s.last_seen_at, s.signed_in_at, count(*) OVER () AS count
    FROM (SELECT account_id, max(last_seen_at) AS last_seen_at, min(created_at) AS signed_in_at FROM session
      WHERE last_seen_at > ${since} AND expires_at > ${now} AND viewed_by IS NULL GROUP BY account_id) AS s
    JOIN account a ON a.id = s.account_id LEFT JOIN business b ON b.id = a.business_id
    WHERE ${inSight(sight)} ORDER BY s.last_seen_at DESC, a.id LIMIT ${most}`.execute(db);
  return { count: rows[0]?.count ?? 0, users: rows.map(({ count: _, ...user }) => user) };
}
