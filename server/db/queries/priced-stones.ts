import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DiamondType, StoneOrigin } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";

/** A markup for each bucket of provider × type × origin × slice of weight, in hundredths (prices/price-table.ts). */
export type PriceBuckets = {
  providers: readonly number[];
  edges: readonly number[];
  percent: Int32Array;
  points: Int32Array;
};

/** The ids of all providers, in the order of the buckets. */
export async function providerIds(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db.selectFrom("provider").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** The ids of active providers, whose stones are in sight. */
export async function activeProviderIds(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db.selectFrom("provider").select("id").where("is_active", "=", true).orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** The limits of a viewer's sight; null is no limit. */
type Limits = {
  diamond_types: readonly DiamondType[] | null;
  stone_origins: readonly StoneOrigin[] | null;
  provider_ids: readonly number[] | null;
  locations: readonly string[] | null;
  statuses: readonly number[] | null;
};

/**
 * The stones to read. Stones of an inactive provider, and those that stand back for another provider's, are offered to
 * nobody; evidence is about all stones.
 */
export type Offer = "offered" | "all";

/**
 * Stones with a viewer's own prices, as `s`: only stones that the viewer may see and that are offered. The figures are
 * those of domain/price.ts; a test compares them stone by stone.
 */
export function pricedStones(
  limits: Limits,
  { providers, edges, percent, points }: PriceBuckets,
  offer: Offer = "offered",
): RawBuilder<unknown> {
  const slices = edges.length + 1;
  const edge = sql`${edges.map((value) => value / 100)}::numeric[]`;
  const bucket = sql`1 + ((array_position(${providers}::bigint[], s.provider_id) - 1) * 4
    + (s.diamond_type = 'fancy')::integer * 2 + s.stone_origin - 1) * ${slices}::integer
    + ${edges.length === 0 ? sql`0` : sql`width_bucket(s.carat, ${edge})`}`;
  return sql`(
    SELECT s.*, m.markup_ppc,
      CASE WHEN m.markup_ppc = s.price_per_ct THEN s.total_amt ELSE round(m.markup_ppc * s.carat, 2) END AS sell_amt,
      CASE WHEN s.rap IS NULL THEN NULL WHEN b.points IS NOT NULL THEN greatest(s.disc + b.points / 100.0, -100)
        ELSE round((m.markup_ppc - s.rap) * 100 / s.rap, 2) END::numeric(8, 2) AS markup_disc
    FROM stone s JOIN provider p ON p.id = s.provider_id ${offer === "all" ? sql`` : sql`AND p.is_active AND NOT s.stands_back`}
    CROSS JOIN LATERAL (SELECT (${[...percent]}::integer[])[${bucket}] AS percent,
      CASE WHEN s.rap IS NOT NULL THEN nullif((${[...points]}::integer[])[${bucket}], -2147483648) END AS points) b
    CROSS JOIN LATERAL (SELECT CASE WHEN b.points IS NULL THEN round(s.price_per_ct * (10000 + b.percent) / 10000, 2)
      WHEN s.price_per_ct = round(s.rap * (100 + s.disc) / 100, 2)
        THEN round(s.rap * greatest(10000 + s.disc * 100 + b.points, 0) / 10000, 2)
      ELSE greatest(s.price_per_ct + round(s.rap * b.points / 10000, 2), 0) END AS markup_ppc) m
    WHERE ${within(limits)}) AS s`;
}

function within({ diamond_types, stone_origins, provider_ids, locations, statuses }: Limits): RawBuilder<unknown> {
  const parts = [
    diamond_types && sql`s.diamond_type = ANY (${diamond_types}::text[])`,
    stone_origins && sql`s.stone_origin = ANY (${stone_origins}::integer[])`,
    provider_ids && sql`s.provider_id = ANY (${provider_ids}::bigint[])`,
    locations && sql`s.location = ANY (${locations}::text[])`,
    statuses && sql`s.status = ANY (${statuses}::integer[])`,
  ].filter((part) => part !== null);
  return parts.length > 0 ? sql.join(parts, sql` AND `) : sql`true`;
}
