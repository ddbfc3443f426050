import { type Kysely, sql } from "kysely";
import type { MediaField } from "#domain/media-links.ts";
import type { Tables } from "../tables.ts";

/** The links to other servers of stones on the market that changed since the last time, each once. */
export async function gatherLinks(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`
    WITH swept AS (SELECT gathered_to FROM media_sweep)
    INSERT INTO media_link (field, url, host, due_at)
    SELECT DISTINCT v.field, v.url, lower(split_part(v.url, '/', 3)), ${now}::timestamptz
    FROM stone s CROSS JOIN LATERAL
      (VALUES ('image', s.image), ('video', s.video), ('certificate', s.certificate)) AS v (field, url)
    WHERE s.is_listed AND s.status <> 8 AND v.url ~* '^https?://'
      AND s.updated_at >= coalesce((SELECT gathered_to FROM swept), '-infinity')
    ON CONFLICT (key) DO NOTHING`.execute(db);
}

/** Notes up to when links were gathered: an hour is looked at twice, as an act is committed later than its time. */
export const noteGathered = (db: Kysely<Tables>, now: Date) =>
  sql`
    INSERT INTO media_sweep (id, gathered_to) VALUES (1, ${now}::timestamptz - interval '1 hour')
    ON CONFLICT (id) DO UPDATE SET gathered_to = excluded.gathered_to`.execute(db);

export type DueLink = { key: string; field: MediaField; url: string; host: string; tries: number };

/** The links that are due, some of each host. */
export async function dueLinks(
  db: Kysely<Tables>,
  now: Date,
  { ofEach, most }: { ofEach: number; most: number },
): Promise<DueLink[]> {
  const { rows } = await sql<DueLink>`
    WITH RECURSIVE hosts AS (
      (SELECT host FROM media_link ORDER BY host LIMIT 1)
      UNION ALL
      SELECT (SELECT m.host FROM media_link m WHERE m.host > h.host ORDER BY m.host LIMIT 1) FROM hosts h
      WHERE h.host IS NOT NULL)
    SELECT l.* FROM hosts h CROSS JOIN LATERAL (SELECT key, field, url, host, tries FROM media_link m
      WHERE m.host = h.host AND m.due_at <= ${now} ORDER BY m.due_at LIMIT ${ofEach}) l LIMIT ${most}`.execute(db);
  return rows;
}

export type LookedAt = {
  key: string;
  state: "alive" | "unsure" | "dead";
  reason: string | null;
  tries: number;
  due_at: Date;
};

/** Keeps what was found. */
export const keepLooked = (db: Kysely<Tables>, looked: readonly LookedAt[], now: Date) =>
  sql`
    UPDATE media_link m SET state = n.state, reason = n.reason, tries = n.tries, due_at = n.due_at, checked_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(looked)}::jsonb)
      AS n (key text, state text, reason text, tries integer, due_at timestamptz)
    WHERE m.key = n.key`.execute(db);

const deadBit = (field: MediaField, bit: number) => sql`CASE WHEN s.${sql.ref(field)} IS NOT NULL
  AND md5(${sql.lit(field)} || s.${sql.ref(field)}) IN (SELECT key FROM dead) THEN ${sql.lit(bit)} ELSE 0 END`;

/** Flags the next stones whose links are dead, and takes the flag from those that are alive again. Answers how many. */
export async function flagDeadLinks(db: Kysely<Tables>, most: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH dead AS MATERIALIZED (SELECT key FROM media_link WHERE state = 'dead'),
    judged AS (SELECT s.id, s.dead_links,
        ${deadBit("image", 1)} + ${deadBit("video", 2)} + ${deadBit("certificate", 4)} AS bits
      FROM stone s WHERE s.dead_links > 0 OR EXISTS (SELECT FROM dead)),
    wrong AS (SELECT id, bits FROM judged WHERE bits <> dead_links ORDER BY id LIMIT ${most})
    UPDATE stone t SET dead_links = w.bits FROM wrong w WHERE t.id = w.id RETURNING t.id`.execute(db);
  return rows.length;
}

export type DeadLink = { field: MediaField; checked_at: Date; reason: string | null };
/** The dead links of a stone. */
export async function deadLinksOf(db: Kysely<Tables>, stoneId: number): Promise<DeadLink[]> {
  const { rows } = await sql<DeadLink>`
    SELECT m.field, m.checked_at, m.reason FROM stone s CROSS JOIN LATERAL
      (VALUES ('image', s.image), ('video', s.video), ('certificate', s.certificate)) AS v (field, url)
    JOIN media_link m ON m.key = md5(v.field || v.url) AND m.state = 'dead'
    WHERE s.id = ${stoneId} ORDER BY array_position(ARRAY['image', 'video', 'certificate'], m.field)`.execute(db);
  return rows;
}
