import { type Kysely, sql } from "kysely";
import { codes } from "#domain/codes.ts";
import type { TradeRules } from "#domain/trade-rules.ts";
import type { Statement } from "../one-trip.ts";
import type { Tables } from "../tables.ts";
import { type AccountAsViewer, accountFields } from "./viewers.ts";

export type ClientRow = AccountAsViewer & {
  /** The status of the business; 9 without a business. */
  business_status: number;
  /** True for an active business, and without a business. */
  is_business_active: boolean;
  /** The house's own rules of trade, as far as it has set any. */
  rules: Partial<TradeRules> | null;
};

/**
 * The client of an act, with its business. Nobody acts for a guest who has signed up meanwhile: that guest's lists are
 * the customer's.
 */
const clientRow = (id: number, [ofBusiness, ofAccount]: readonly [string, string]): Statement<ClientRow> => sql`
  WITH b AS (SELECT id, status, is_active FROM business
    WHERE id = (SELECT business_id FROM account WHERE id = ${id}) ${sql.raw(ofBusiness)})
  SELECT ${accountFields}, coalesce(b.status, ${sql.lit(codes.business.notRegistered)}) AS business_status,
    coalesce(b.is_active, true) AS is_business_active,
    (SELECT value FROM setting WHERE key = 'trade_rules') AS rules
  FROM account a LEFT JOIN inventory_access i ON i.account_id = a.id LEFT JOIN b ON b.id = a.business_id
  WHERE a.id = ${id} AND a.became_id IS NULL ${sql.raw(ofAccount)}`;

/**
 * Locks the account and its business until the transaction ends. Two acts for one client take turns, and no business is
 * unregistered in the middle of one.
 */
export const clientForAct = (id: number): Statement<ClientRow> =>
  clientRow(id, ["FOR SHARE", "FOR NO KEY UPDATE OF a"]);

/** The same row without a lock, for reading only. */
export const clientToLookAt = (id: number): Statement<ClientRow> => clientRow(id, ["", ""]);

export async function activeAdministrators(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM account WHERE role_id = 1 AND is_active`.execute(db);
  return rows[0]?.count ?? 0;
}
