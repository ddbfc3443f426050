import { type Kysely, sql } from "kysely";
import type { DiamondType, StoneOrigin } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";

export type AccountAsViewer = {
  id: number;
  role_id: number;
  business_id: number | null;
  associate_id: number | null;
  is_active: boolean;
  diamond_types: DiamondType[] | null;
  stone_origins: StoneOrigin[] | null;
  provider_ids: number[] | null;
  locations: string[] | null;
  /**
   * The version of the house's prices, with the row's transaction: a number that was rolled back comes again with other
   * prices.
   */
  pricing: string;
};

/** The columns of a viewer, from an account `a` and its access `i`. */
export const accountFields = sql`a.id, a.role_id, a.business_id, a.associate_id, a.is_active,
  i.diamond_types, i.stone_origins, i.provider_ids, i.locations,
  (SELECT revision || '.' || xmin FROM pricing_revision) AS pricing`;

/** The version of the house's prices. */
export async function pricingVersion(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{
    pricing: string;
  }>`SELECT revision || '.' || xmin AS pricing FROM pricing_revision`.execute(db);
  return rows[0]?.pricing ?? "";
}

/** Accounts with all that decides their prices and their sight, and the version of the house's prices. */
export async function accountsAsViewers(db: Kysely<Tables>, ids: readonly number[]): Promise<AccountAsViewer[]> {
  const { rows } = await sql<AccountAsViewer>`
    SELECT ${accountFields}
    FROM account a LEFT JOIN inventory_access i ON i.account_id = a.id WHERE a.id = ANY (${ids}::bigint[])`.execute(db);
  return rows;
}

export const accountAsViewer = async (db: Kysely<Tables>, id: number): Promise<AccountAsViewer | undefined> =>
  (await accountsAsViewers(db, [id]))[0];
