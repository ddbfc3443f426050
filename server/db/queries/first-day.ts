import { type Kysely, sql } from "kysely";
import { codes } from "#domain/codes.ts";
import { firstDayCounted } from "#domain/limits.ts";
import { roleIds } from "#domain/roles.ts";
import type { Tables } from "../tables.ts";

export type FirstDayCounts = {
  listPrices: number;
  markups: number;
  provider: number;
  stock: number;
  client: number;
  mail: number;
  first_sale_at: Date | null;
};

/**
 * Counts of everything that a house needs for its first sale, and the moment of its first invoice. The stones of a load
 * count once it is committed, and a load that left the house without a stone on offer is no stock. The dashboard asks each
 * time, so clients and mails are counted up to a thousand.
 */
export async function firstDayCounts(db: Kysely<Tables>): Promise<FirstDayCounts> {
  const { rows } = await sql<FirstDayCounts>`
    SELECT
      (SELECT count(*) FROM list_price WHERE list_id = (
        SELECT id FROM price_list WHERE applied_at IS NOT NULL ORDER BY applied_at DESC, list_no DESC LIMIT 1
      )) AS "listPrices",
      (SELECT count(*) FROM markup_rule) AS markups,
      (SELECT count(*) FROM provider WHERE is_active) AS provider,
      (SELECT count(*) FROM load WHERE status = ${codes.load.committed} AND EXISTS (SELECT FROM stone WHERE is_listed)) AS stock,
      (SELECT count(*) FROM (
        SELECT FROM business b WHERE b.status = ${codes.business.registered} AND b.is_active AND EXISTS (
          SELECT 1 FROM account a WHERE a.business_id = b.id AND a.is_active AND a.role_id = ${roleIds.customer}
        ) LIMIT ${firstDayCounted}) c) AS client,
      (SELECT count(*) FROM (SELECT FROM mail WHERE status = 'sent' LIMIT ${firstDayCounted}) m) AS mail,
      (SELECT created_at FROM paper WHERE kind = 'invoice'
        ORDER BY year, sequence LIMIT 1) AS first_sale_at`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("a query without a table answers one row");
  return counts;
}
