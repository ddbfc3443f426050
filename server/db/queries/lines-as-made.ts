import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

type Differing = { line_id: number; has: string | null; should: string };

/**
 * The lines that are not kept as they were made, each with its business, weight and amount as text. The weight follows from the
 * cost that is frozen in the line.
 */
export async function differingAsMade(db: Kysely<Tables>, most: number): Promise<Differing[]> {
  const { rows } = await sql<Differing>`
    SELECT l.id AS line_id,
      concat_ws(' / ', coalesce(l.business_id, 0), round(l.total_amt / l.price_per_ct, 2), l.sell_amt) AS should,
      CASE WHEN f.line_id IS NOT NULL THEN concat_ws(' / ', f.business_id, f.carat, f.sell_amt) END AS has
    FROM stone_line l LEFT JOIN line_as_made f ON f.line_id = l.id
    WHERE l.list IN ('enquiry', 'hold', 'confirm', 'memo') AND (f.line_id IS NULL
      OR (f.business_id, f.sell_amt) IS DISTINCT FROM (coalesce(l.business_id, 0), l.sell_amt)
      -- A total that was quoted differs by less than its price per carat was rounded.
      OR abs(round(l.price_per_ct * f.carat, 2) - l.total_amt) > f.carat * 0.005 + 0.005)
    ORDER BY l.id LIMIT ${most}`.execute(db);
  return rows;
}

/** The facts that a line keeps of its stone, by the names that stones and loads have for it. */
const kept = ["diamond_type", "shape", "color", "clarity"] as const;
const ofLine = sql.join(kept.map((name) => sql`f.${sql.ref(name)}`));
const ofStone = sql.join(kept.map((name) => sql`coalesce(s.${sql.ref(name)}, '-')`));
const one = sql.join(
  kept.map((name) => sql`(${sql.lit(name)}, f.${sql.ref(name)}, coalesce(s.${sql.ref(name)}, '-'))`),
);

/**
 * The lines whose stone is kept as it never was, each with type, shape, colour and clarity of both. Loads alone correct a
 * stone, and what they changed of it stays in their rows: a value is right if the stone has it, or had it by one of them.
 */
export async function differingStonesAsMade(db: Kysely<Tables>, most: number): Promise<Differing[]> {
  const { rows } = await sql<Differing>`
    SELECT f.line_id, concat_ws(' / ', ${ofLine}) AS has, concat_ws(' / ', ${ofStone}) AS should
    FROM line_as_made f JOIN stone_line l ON l.id = f.line_id JOIN stone s ON s.id = l.stone_id
    WHERE (${ofLine}) IS DISTINCT FROM (${ofStone}) AND EXISTS (
      SELECT FROM (VALUES ${one}) AS a (name, has, now) WHERE a.has <> a.now AND NOT EXISTS (
        SELECT FROM load_row r CROSS JOIN LATERAL (VALUES (r.before), (r.after)) AS i (image)
        WHERE r.stone_id = s.id AND r.outcome = 'written' AND r.kind NOT IN ('same', 'refused', 'left_out')
          AND i.image ? a.name AND coalesce(i.image ->> a.name, '-') = a.has))
    ORDER BY f.line_id LIMIT ${most}`.execute(db);
  return rows;
}
