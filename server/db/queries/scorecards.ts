import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

type Span = { providerId: number; from: Date; now: Date };

/** The sums of a provider's loads in a span of time. */
export type LoadFigures = {
  loads: number;
  rows: number;
  price_moved: number;
  price_load_id: number | null;
  conflicts: number;
  conflict_load_id: number | null;
};

const count = (name: string) => sql`coalesce(sum((l.counts ->> ${sql.lit(name)})::bigint), 0)::bigint`;
/** The latest load with some rows of a kind. */
const latest = (name: string) => sql`max(l.id) FILTER (WHERE (l.counts ->> ${sql.lit(name)})::bigint > 0)`;

/** The loads that a scorecard is about: the committed ones, so that each figure is over the same rows. */
const committedIn = ({ providerId, from, now }: Span) => sql`l.provider_id = ${providerId} AND l.state = 'committed'
  AND l.committed_at > ${from} AND l.committed_at <= ${now}`;

/** Sums over the committed loads. */
export async function loadFiguresOf(db: Kysely<Tables>, span: Span): Promise<LoadFigures> {
  const { rows } = await sql<LoadFigures>`
    SELECT count(*) AS loads, ${count("rows")} AS rows, ${count("price_moved")} AS price_moved,
      ${latest("price_moved")} AS price_load_id, ${count("conflict")} AS conflicts, ${latest("conflict")} AS conflict_load_id
    FROM load l WHERE ${committedIn(span)}`.execute(db);
  return rows[0] as LoadFigures;
}

/** The number of rows of the committed loads with a finding, and the latest load with it. */
export type FoundRows = { code: string; rows: number; load_id: number };
export async function foundRowsOf(db: Kysely<Tables>, span: Span): Promise<FoundRows[]> {
  const { rows } = await sql<FoundRows>`
    SELECT f ->> 'code' AS code, sum((f ->> 'rows')::bigint)::bigint AS rows, max(l.id) AS load_id
    FROM load l CROSS JOIN jsonb_array_elements(l.findings) f
    WHERE ${committedIn(span)}
    GROUP BY 1 ORDER BY 2 DESC, 1`.execute(db);
  return rows;
}

/**
 * The share of a span in which the stock was fresh, in percent; null without a delivery. It is counted from the first
 * delivery on.
 */
export async function freshShareOf(db: Kysely<Tables>, { providerId, from, now }: Span): Promise<number | null> {
  const { rows } = await sql<{ share: number | null }>`
    WITH delivered AS (
      SELECT d.at, d.at + p.fresh_hours * interval '1 hour' AS until FROM provider p CROSS JOIN LATERAL (
        SELECT at FROM delivery WHERE provider_id = p.id
        UNION SELECT p.stocked_at WHERE p.stocked_at IS NOT NULL) d
      WHERE p.id = ${providerId} AND d.at < ${now}),
    span AS (SELECT greatest(${from}::timestamptz, min(at)) AS begun FROM delivered HAVING count(*) > 0),
    fresh AS (SELECT unnest(range_agg(tstzrange(at, until)) * tstzmultirange(tstzrange(s.begun, ${now}::timestamptz))) AS part
      FROM delivered CROSS JOIN span s GROUP BY s.begun)
    SELECT round((100 * (SELECT coalesce(sum(extract(epoch FROM upper(part) - lower(part))), 0) FROM fresh)
      / nullif(extract(epoch FROM ${now}::timestamptz - begun), 0))::numeric, 1)::float8 AS share FROM span`.execute(
    db,
  );
  return rows[0]?.share ?? null;
}

/** The stones of a provider that were sold in a span, and not taken back; and how often its stock left the market. */
export async function soldAndLapsed(
  db: Kysely<Tables>,
  { providerId, from, now }: Span,
): Promise<{ sold: number; lapses: number }> {
  const { rows } = await sql<{ sold: number; lapses: number }>`
    SELECT (SELECT count(*) FROM invoice_line i JOIN stone s ON s.id = i.stone_id
      WHERE s.provider_id = ${providerId} AND i.credits_id IS NULL AND i.created_at > ${from} AND i.created_at <= ${now}
        AND NOT EXISTS (SELECT FROM invoice_line c WHERE c.credits_id = i.id)) AS sold,
      (SELECT count(*) FROM lapse WHERE provider_id = ${providerId} AND began_at > ${from}) AS lapses`.execute(db);
  return rows[0] ?? { sold: 0, lapses: 0 };
}

/** The dead links of a provider's stones in stock, and the first stones that have one. */
export type DeadLinks = { image: number; video: number; certificate: number; stones: number; stock_nos: string[] };
export async function deadLinksOfProvider(db: Kysely<Tables>, providerId: number, most: number): Promise<DeadLinks> {
  const { rows } = await sql<DeadLinks>`
    WITH dead AS MATERIALIZED (SELECT id, stock_no, dead_links FROM stone
      WHERE provider_id = ${providerId} AND dead_links > 0 AND status NOT IN (2, 8))
    SELECT count(*) FILTER (WHERE dead_links & 1 > 0) AS image, count(*) FILTER (WHERE dead_links & 2 > 0) AS video,
      count(*) FILTER (WHERE dead_links & 4 > 0) AS certificate, count(*) AS stones,
      ARRAY(SELECT stock_no FROM dead ORDER BY id LIMIT ${most}) AS stock_nos
    FROM dead`.execute(db);
  return rows[0] as DeadLinks;
}

/** The pending tasks about a provider's conflicts. */
export async function openConflictsOf(db: Kysely<Tables>, providerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM task t JOIN load l ON l.id = t.load_id
    WHERE t.kind = 'conflict' AND t.state = 'pending' AND l.provider_id = ${providerId}`.execute(db);
  return rows[0]?.count ?? 0;
}
