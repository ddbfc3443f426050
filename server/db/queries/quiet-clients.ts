import { type Kysely, type RawBuilder, sql } from "kysely";
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

/** The lines that count as orders, as the index of them has it. */
const isOrder = sql`l.list IN ('confirm', 'memo')`;

/** The last order of each client `a`: of a few clients one by one, of the whole house in one walk of the index. */
const lastOrders = (isFew: boolean) =>
  isFew
    ? sql`LEFT JOIN LATERAL (SELECT max(l.created_at) AS at FROM stone_line l WHERE ${isOrder} AND l.holder_id = a.id) o ON true`
    : sql`LEFT JOIN (SELECT l.holder_id, max(l.created_at) AS at FROM stone_line l WHERE ${isOrder} GROUP BY l.holder_id) o
        ON o.holder_id = a.id`;

/** True for a moment before another, or for none. PostgreSQL takes the two cases apart for rare, and plans badly. */
const isBefore = (moment: RawBuilder<unknown>, since: Date) => sql`coalesce(${moment}, '-infinity') < ${since}`;

/**
 * Customers who have neither been here nor ordered anything since a moment, whoever fell silent last on top. Names are
 * read of those alone who are shown.
 */
export async function quietClients(db: Kysely<Tables>, { associateId, businessId, since, most }: Asked) {
  const { rows } = await sql<QuietClient & { count: number }>`
    WITH quiet AS (
      SELECT a.id, v.seen_at, o.at AS ordered_at, greatest(v.seen_at, o.at, a.created_at) AS heard_at,
        count(*) OVER () AS count
      FROM account a JOIN holder_place p ON p.account_id = a.id LEFT JOIN visit v ON v.account_id = a.id
      ${lastOrders(associateId !== null || businessId !== null)}
      WHERE p.role_id = ${roleIds.customer} AND a.erased_at IS NULL
        AND (${associateId}::bigint IS NULL OR a.associate_id = ${associateId})
        AND (${businessId}::bigint IS NULL OR a.business_id = ${businessId})
        AND a.created_at < ${since} AND ${isBefore(sql`v.seen_at`, since)} AND ${isBefore(sql`o.at`, since)}
      ORDER BY heard_at DESC, a.id LIMIT ${most})
    SELECT a.id AS holder_id, a.first_name, a.last_name, coalesce(b.company_name, a.company_name) AS company_name,
      q.seen_at AS last_visit_at, q.ordered_at AS last_order_at, q.count
    FROM quiet q JOIN account a ON a.id = q.id LEFT JOIN business b ON b.id = a.business_id
    ORDER BY q.heard_at DESC, q.id`.execute(db);
  return { total: rows[0]?.count ?? 0, clients: rows.map(({ count: _, ...client }) => client) };
}
