import { type Kysely, sql } from "kysely";
import { roleIds } from "#domain/roles.ts";
import type { Tables } from "../tables.ts";

type QuietClient = {
  holder_id: number;
  first_name: string;
  last_name: string;
  company_name: string | null;
  last_visit_at: Date | null;
  last_order_at: Date | null;
};
/** An associate's own customers, or everybody's, or those of a business alone; and the moment since which they have been quiet. */
type Asked = { associateId: number | null; businessId: number | null; since: Date; most: number };

/**
 * Customers who have neither been here nor ordered anything since a moment, whoever fell silent last on top. Orders are
 * looked up only of those who have not been here.
 */
export async function quietClients(db: Kysely<Tables>, { associateId, businessId, since, most }: Asked) {
  const { rows } = await sql<QuietClient & { count: number }>`
    SELECT a.id AS holder_id, a.first_name, a.last_name, coalesce(b.company_name, a.company_name) AS company_name,
      v.seen_at AS last_visit_at, o.last_order_at, count(*) OVER () AS count
    FROM account a LEFT JOIN business b ON b.id = a.business_id LEFT JOIN visit v ON v.account_id = a.id
    CROSS JOIN LATERAL (SELECT max(l.created_at) AS last_order_at FROM stone_line l
      WHERE l.list IN ('confirm', 'memo') AND l.holder_id = a.id) AS o
    WHERE a.role_id = ${roleIds.customer} AND a.is_active AND a.erased_at IS NULL AND b.is_active IS NOT FALSE
      AND (${associateId}::bigint IS NULL OR a.associate_id = ${associateId})
      AND (${businessId}::bigint IS NULL OR a.business_id = ${businessId})
      AND a.created_at < ${since} AND (v.seen_at IS NULL OR v.seen_at < ${since})
      AND (o.last_order_at IS NULL OR o.last_order_at < ${since})
    ORDER BY greatest(v.seen_at, o.last_order_at, a.created_at) DESC, a.id LIMIT ${most}`.execute(db);
  return { total: rows[0]?.count ?? 0, clients: rows.map(({ count: _, ...client }) => client) };
}
