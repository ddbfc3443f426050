import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DiamondType } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";
import type { SummedStone } from "./collections.ts";

/** The people whose entries are looked up: everybody, a client with their business, or an associate's customers. */
export type Audience =
  | { of: "all" }
  | { of: "client"; accountId: number; businessId: number | null }
  | { of: "associate"; accountId: number };

type Filter = {
  audience: Audience;
  business_id?: number;
  diamond_type?: DiamondType;
  is_active?: boolean;
  onlyShown?: boolean;
  ids?: readonly number[];
};

export type FeaturedRow = SummedStone & {
  id: number;
  business_id: number | null;
  company_name: string | null;
  account_id: number | null;
  first_name: string | null;
  last_name: string | null;
  remark: string | null;
  sequence: number;
  is_active: boolean;
  version: number;
  updated_at: Date;
};

const meantFor = (audience: Audience): RawBuilder<unknown> => {
  if (audience.of === "all") return sql`true`;
  const forEverybody = sql`e.business_id IS NULL AND e.account_id IS NULL`;
  const { accountId } = audience;
  return audience.of === "client"
    ? sql`(${forEverybody} OR e.account_id = ${accountId} OR e.business_id = ${audience.businessId})`
    : sql`(${forEverybody} OR EXISTS (SELECT FROM account o WHERE o.associate_id = ${accountId}
        AND (o.id = e.account_id OR o.business_id = e.business_id)))`;
};

/** Entries whose stones are in sight, in their sequence. */
export async function featuredStones(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
  { audience, business_id, diamond_type, is_active, onlyShown, ids }: Filter,
): Promise<FeaturedRow[]> {
  const parts = [
    meantFor(audience),
    ...(business_id === undefined ? [] : [sql`e.business_id = ${business_id}`]),
    ...(diamond_type === undefined ? [] : [sql`s.diamond_type = ${diamond_type}`]),
    ...(ids === undefined ? [] : [sql`e.id = ANY (${ids}::bigint[])`]),
    ...(onlyShown ? [sql`e.is_active`] : []),
    ...(is_active === undefined ? [] : [sql`e.is_active = ${is_active}`]),
  ];
  const { rows } = await sql<FeaturedRow>`
    SELECT e.*, s.carat, s.rap, s.sell_amt, b.company_name, a.first_name, a.last_name
    FROM featured_stone e JOIN ${stones} ON s.id = e.stone_id
    LEFT JOIN business b ON b.id = e.business_id LEFT JOIN account a ON a.id = e.account_id
    WHERE ${sql.join(parts, sql` AND `)} ORDER BY e.sequence, e.id`.execute(db);
  return rows;
}

/** Those of these stones that are featured for exactly this business and account. */
export async function featuredAlready(
  db: Kysely<Tables>,
  stoneIds: readonly number[],
  { business_id, account_id }: { business_id: number | null; account_id: number | null },
): Promise<number[]> {
  const { rows } = await sql<{ stone_id: number }>`
    SELECT stone_id FROM featured_stone WHERE stone_id = ANY (${stoneIds}::bigint[])
      AND business_id IS NOT DISTINCT FROM ${business_id} AND account_id IS NOT DISTINCT FROM ${account_id}`.execute(
    db,
  );
  return rows.map(({ stone_id }) => stone_id);
}

/** The place of the last entry; a new one comes after it. */
export async function lastFeaturedPlace(db: Kysely<Tables>): Promise<number> {
  const { last } = await db
    .selectFrom("featured_stone")
    .select(sql<number>`coalesce(max(sequence), 0)`.as("last"))
    .executeTakeFirstOrThrow();
  return last;
}
