import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables.ts";

/**
 * Begins to walk all stones, in a house that never did, whose changes since then are not kept any more, or that was put back
 * on another server: transactions count from another number there.
 */
export const beginWalk = (db: Kysely<Tables>, now: Date, oldest: Date) =>
  sql`
    INSERT INTO media_sweep AS w (id, gathered_to, walked_to, transaction_id, seq)
    VALUES (1, ${now}, 0, pg_snapshot_xmin(pg_current_snapshot()), 0)
    ON CONFLICT (id) DO UPDATE SET gathered_to = excluded.gathered_to, walked_to = 0,
      transaction_id = excluded.transaction_id, seq = 0
    WHERE w.transaction_id IS NULL OR w.gathered_to < ${oldest}
      OR w.transaction_id > pg_snapshot_xmax(pg_current_snapshot())`.execute(db);

/** Keeps the links to other servers of stones on the market, each once. One that is known to be dead makes flags stale. */
const kept = (now: Date, stones: RawBuilder<unknown>) => sql`
  links AS MATERIALIZED (SELECT DISTINCT v.field, v.url
    FROM ${stones} CROSS JOIN LATERAL
      (VALUES ('image', s.image), ('video', s.video), ('certificate', s.certificate)) AS v (field, url)
    WHERE s.is_listed AND s.status <> 8 AND v.url ~* '^https?://'),
  dead AS (SELECT FROM links l JOIN media_link m ON m.key = md5(l.field || l.url) AND m.state = 'dead'),
  gathered AS (INSERT INTO media_link (field, url, host, due_at)
    SELECT field, url, lower(split_part(url, '/', 3)), ${now}::timestamptz FROM links ON CONFLICT (key) DO NOTHING)`;

const isStale = sql`is_stale = is_stale OR EXISTS (SELECT FROM dead)`;

/** Gathers the links of the next stones of a walk. False once all stones were walked. */
export async function walkStones(db: Kysely<Tables>, now: Date, most: number): Promise<boolean> {
  const { rows } = await sql<{ walked_to: number | null }>`
    WITH slice AS MATERIALIZED (SELECT s.id, s.image, s.video, s.certificate, s.is_listed, s.status
      FROM stone s WHERE s.id > (SELECT walked_to FROM media_sweep) ORDER BY s.id LIMIT ${most}), ${kept(now, sql`slice s`)}
    UPDATE media_sweep SET walked_to = (SELECT max(id) FROM slice), ${isStale}
    WHERE walked_to IS NOT NULL RETURNING walked_to`.execute(db);
  return rows[0]?.walked_to != null;
}

/** Gathers the links of the stones that were changed next, in transactions that are over. Answers how many changes that were. */
export async function followStones(db: Kysely<Tables>, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    WITH slice AS MATERIALIZED (SELECT c.transaction_id, c.seq, c.stone_id FROM stone_change c, media_sweep w
      WHERE c.transaction_id >= w.transaction_id AND (c.transaction_id, c.seq) > (w.transaction_id, w.seq)
        AND c.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
      ORDER BY c.transaction_id, c.seq LIMIT ${most}),
    ${kept(now, sql`(SELECT DISTINCT stone_id FROM slice) c JOIN stone s ON s.id = c.stone_id`)},
    last AS (SELECT transaction_id, seq FROM slice ORDER BY transaction_id DESC, seq DESC LIMIT 1)
    UPDATE media_sweep w SET transaction_id = coalesce(l.transaction_id, w.transaction_id), seq = coalesce(l.seq, w.seq),
      gathered_to = ${now}, ${isStale}
    FROM (SELECT count(*) AS changes FROM slice) n LEFT JOIN last l ON true RETURNING n.changes`.execute(db);
  return rows[0]?.changes ?? 0;
}
