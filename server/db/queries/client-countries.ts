import { type Kysely, sql } from "kysely";
import type { RoleId } from "#domain/roles.ts";
import { openEnquiryStates } from "#domain/stone-lists.ts";
import type { Tables } from "../tables.ts";

type Sight = { roles: readonly RoleId[]; associateId: number | null; now: Date };

/**
 * Clients by the country of their business, or else their own, with their live lines. The lines of each list are asked
 * for apart: so an index alone answers.
 */
export async function clientCountries(db: Kysely<Tables>, { roles, associateId, now }: Sight) {
  const { rows } = await sql<{ country_id: number | null; clients: number; lines: number }>`
    SELECT country_id, count(*) AS clients, coalesce(sum(live.lines), 0)::bigint AS lines FROM (
      SELECT a.id, coalesce(b.country_id, a.country_id) AS country_id
      FROM account a LEFT JOIN business b ON b.id = a.business_id
      WHERE a.role_id = ANY (${roles}::int[]) AND a.is_active AND b.is_active IS NOT FALSE
        AND (${associateId}::bigint IS NULL OR a.associate_id = ${associateId})) AS client
    LEFT JOIN (SELECT holder_id, count(*) AS lines FROM (
        SELECT holder_id FROM stone_line WHERE list = 'cart' AND state = 'in'
        UNION ALL
        SELECT holder_id FROM stone_line WHERE list = 'enquiry' AND state = ANY (${openEnquiryStates}::text[])
        UNION ALL
        SELECT holder_id FROM stone_line WHERE list = 'hold' AND state = 'held' AND expires_at > ${now}
        UNION ALL
        SELECT holder_id FROM stone_line WHERE list = 'confirm' AND state = 'pending'
        UNION ALL
        SELECT holder_id FROM stone_line WHERE list = 'memo' AND state = 'issued') AS line
      GROUP BY holder_id) AS live ON live.holder_id = client.id
    GROUP BY country_id ORDER BY clients DESC, country_id`.execute(db);
  return rows;
}
