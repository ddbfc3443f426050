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

const keysOf = (field: MediaField) =>
  sql`SELECT md5(${sql.lit(field)} || ${sql.ref(field)}) FROM stone WHERE ${sql.ref(field)} IS NOT NULL`;

/** Forgets the links that no stone has any more. */
export const forgetUnusedLinks = (db: Kysely<Tables>) =>
  sql`
    WITH unused AS MATERIALIZED (SELECT key FROM media_link
      EXCEPT (${keysOf("image")} UNION ALL ${keysOf("video")} UNION ALL ${keysOf("certificate")}))
    DELETE FROM media_link m USING unused u WHERE m.key = u.key`.execute(db);
