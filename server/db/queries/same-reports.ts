import { type Kysely, sql } from "kysely";
import { otherListingsMost } from "#domain/limits.ts";
import type { OtherListings } from "#domain/load.ts";
import type { Tables } from "../tables.ts";

/** A stone of another provider with the same report, as the house's own people may know it. */
export type OtherListing = { provider: string; stock_no: string; price_per_ct: string; status: number };

/** Listings at other providers under the report of `x`, the cheapest first. */
const listings = sql`
  SELECT p.name AS provider, o.stock_no, o.price_per_ct, o.status
  FROM stone o JOIN provider p ON p.id = o.provider_id
  WHERE o.lab = x.lab AND o.report_no = x.report_no AND o.provider_id <> x.provider_id AND o.is_listed AND o.status <> 8
  ORDER BY o.price_per_ct, o.id LIMIT ${otherListingsMost}`;

/** The other listings of a stone, and whether it stands back for one of them. */
export async function otherListingsOf(
  db: Kysely<Tables>,
  stoneId: number,
): Promise<{ stands_back: boolean; also_listed: OtherListing[] }> {
  const { rows } = await sql<{ stands_back: boolean; also_listed: OtherListing[] }>`
    SELECT x.stands_back, (SELECT coalesce(jsonb_agg(to_jsonb(f)), '[]') FROM (${listings}) f) AS also_listed
    FROM stone x WHERE x.id = ${stoneId}`.execute(db);
  return rows[0] ?? { stands_back: false, also_listed: [] };
}

/** Provider, report and price of a row `r` of a load, as its stone has them once the row is taken. */
const asTaken = sql`
  SELECT l.provider_id, coalesce((r.after ->> 'price_per_ct')::numeric, t.price_per_ct) AS price_per_ct,
    CASE WHEN r.after ? 'lab' THEN r.after ->> 'lab' ELSE t.lab END AS lab,
    CASE WHEN r.after ? 'report_no' THEN r.after ->> 'report_no' ELSE t.report_no END AS report_no
  FROM load l LEFT JOIN stone t ON t.id = r.stone_id WHERE l.id = r.load_id`;
/** The rows whose stones the provider has. */
const stays = sql`r.kind IN ('new', 'changed', 'same', 'back')`;

/** The other listings of the stones of a load's rows. */
export async function otherListingsOfRows(
  db: Kysely<Tables>,
  rowIds: readonly number[],
): Promise<Map<number, OtherListing[]>> {
  const { rows } = await sql<{ id: number; also_listed: OtherListing[] }>`
    SELECT r.id, jsonb_agg(to_jsonb(f)) AS also_listed
    FROM load_row r CROSS JOIN LATERAL (${asTaken}) x CROSS JOIN LATERAL (${listings}) f
    WHERE r.id = ANY (${rowIds}::bigint[]) AND ${stays} GROUP BY r.id`.execute(db);
  return new Map(rows.map(({ id, also_listed }) => [id, also_listed]));
}

/** True for a row `r` of a load whose stone another provider lists too, or lists for less. */
export const isListedElsewhere = (others: OtherListings) => sql<boolean>`(${stays} AND EXISTS (SELECT
  FROM (${asTaken}) x
  JOIN stone o ON o.lab = x.lab AND o.report_no = x.report_no AND o.provider_id <> x.provider_id
  WHERE o.is_listed AND o.status <> 8 ${others === "cheaper" ? sql`AND o.price_per_ct < x.price_per_ct` : sql``}))`;
