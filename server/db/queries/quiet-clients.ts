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
 * Customers who have neither been here nor ordered anything since a moment, whoever fell silent last on top. Narrow rows
 * say when each was last heard of (migration 0076). All else is read of those alone who are shown.
 */
export async function quietClients(db: Kysely<Tables>, asked: Asked) {
  const { rows } = await sql<QuietClient & { count: number }>`
    WITH shown AS (
      SELECT h.account_id, h.heard_at FROM ${quiet(asked)} ORDER BY h.heard_at DESC, h.account_id LIMIT ${asked.most})
    SELECT a.id AS holder_id, a.first_name, a.last_name, coalesce(b.company_name, a.company_name) AS company_name,
      v.seen_at AS last_visit_at, o.at AS last_order_at, (SELECT count(*) FROM ${quiet(asked)}) AS count
    FROM shown JOIN account a ON a.id = shown.account_id LEFT JOIN business b ON b.id = a.business_id
      LEFT JOIN visit v ON v.account_id = a.id
      CROSS JOIN LATERAL (
        SELECT max(created_at) AS at FROM stone_line WHERE list IN ('confirm', 'memo') AND holder_id = a.id) o
    ORDER BY shown.heard_at DESC, shown.account_id`.execute(db);
  return { total: rows[0]?.count ?? 0, clients: rows.map(({ count: _, ...client }) => client) };
}

/** The narrow rows `h` of the clients who are quiet. */
const quiet = ({ associateId, businessId, since }: Asked) => {
  const reach = [
    ...(associateId === null ? [] : [sql`a.associate_id = ${associateId}`]),
    ...(businessId === null ? [] : [sql`a.business_id = ${businessId}`]),
  ];
  return sql`last_heard h JOIN holder_place p ON p.account_id = h.account_id
    ${reach.length > 0 ? sql`JOIN account a ON a.id = h.account_id AND ${sql.join(reach, sql` AND `)}` : sql``}
    WHERE p.role_id = ${roleIds.customer} AND h.heard_at < ${since}`;
};
