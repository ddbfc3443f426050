import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** True while stones of a house from before quotes were kept are still to be looked at. */
export async function hasQuotesToRestore(db: Kysely<Tables>): Promise<boolean> {
  const place = await db.selectFrom("quote_restoring").select("walked_to").executeTakeFirst();
  return place !== undefined && place.walked_to !== null;
}

/**
 * Restores the quotes of the next stones from the load that last wrote their price. Without a column in dollars that was
 * a discount; a price per carat without a list price was kept to the cent. A stone that no load brought was priced by its
 * discount if it has one. All other prices were rounded: nobody knows the quote. Answers the number of stones looked at.
 */
export async function restoreNext(db: Transaction<Tables>, most: number): Promise<number> {
  const { rows } = await sql<{ seen: number }>`
    WITH place AS (SELECT walked_to FROM quote_restoring FOR UPDATE),
    slice AS MATERIALIZED (SELECT s.id, s.disc, s.quote_kind FROM stone s
      WHERE s.id > (SELECT walked_to FROM place) ORDER BY s.id LIMIT ${most}),
    said AS (SELECT s.id, s.disc, w.load_id IS NULL AS is_unloaded, f.fields && ARRAY['price_per_ct'] AS by_carat,
        f.fields && ARRAY['total_amt'] AS as_whole, f.fields && ARRAY['disc', 'asking_pct'] AS as_discount
      FROM slice s
      LEFT JOIN LATERAL (SELECT r.load_id FROM load_row r WHERE r.stone_id = s.id
        AND r.kind NOT IN ('same', 'refused', 'left_out') AND r.kind IN ('new', 'changed', 'back') AND r.outcome = 'written'
        AND r.reversal IS DISTINCT FROM 'reversed' AND r.after ? 'price_per_ct' ORDER BY r.id DESC LIMIT 1) w ON true
      LEFT JOIN load l ON l.id = w.load_id
      LEFT JOIN mapping_configuration m ON m.id = l.mapping_configuration_id
      CROSS JOIN LATERAL (SELECT ARRAY(SELECT c ->> 'field' FROM jsonb_array_elements(m.mapping -> 'columns') c
        WHERE c ->> 'field' IS NOT NULL) AS fields) f
      WHERE s.quote_kind IS NULL),
    kinds AS (SELECT id, CASE
        WHEN disc IS NOT NULL AND (is_unloaded OR (as_discount AND NOT by_carat AND NOT as_whole)) THEN 'discount'
        WHEN disc IS NULL AND (is_unloaded OR by_carat) THEN 'per_carat' END AS kind FROM said),
    restored AS (UPDATE stone s SET quote_kind = k.kind,
        quote = CASE k.kind WHEN 'discount' THEN s.disc ELSE s.price_per_ct END
      FROM kinds k WHERE s.id = k.id AND k.kind IS NOT NULL AND s.quote_kind IS NULL RETURNING s.id),
    moved AS (UPDATE quote_restoring SET walked_to = (SELECT max(id) FROM slice) WHERE walked_to IS NOT NULL)
    SELECT count(*) AS seen FROM slice`.execute(db);
  return rows[0]?.seen ?? 0;
}
