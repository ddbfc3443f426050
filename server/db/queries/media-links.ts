import { type Kysely, sql } from "kysely";
import type { MediaField } from "#domain/media-links.ts";
import { giveRoom } from "../long-work.ts";
import type { Tables } from "../tables.ts";

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

/** Keeps what was found. Where a link has died, or lives again, the flags of stones are stale. */
export const keepLooked = (db: Kysely<Tables>, looked: readonly LookedAt[], now: Date) =>
  sql`
    WITH n AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(looked)}::jsonb)
      AS n (key text, state text, reason text, tries integer, due_at timestamptz)),
    turned AS (SELECT FROM n JOIN media_link m ON m.key = n.key WHERE (m.state = 'dead') <> (n.state = 'dead')),
    stale AS (UPDATE media_sweep SET is_stale = true WHERE EXISTS (SELECT FROM turned))
    UPDATE media_link m SET state = n.state, reason = n.reason, tries = n.tries, due_at = n.due_at, checked_at = ${now}
    FROM n WHERE m.key = n.key`.execute(db);

const keysOf = (field: MediaField) =>
  sql`SELECT md5(${sql.lit(field)} || ${sql.ref(field)}) FROM stone WHERE ${sql.ref(field)} IS NOT NULL`;

/** Forgets the links that no stone has any more. */
export const forgetUnusedLinks = (db: Kysely<Tables>) =>
  db.transaction().execute(async (tx) => {
    await giveRoom(tx, { memory: "64MB", time: "15min" }); // the links of ten million stones are compared
    await sql`
      WITH unused AS MATERIALIZED (SELECT key FROM media_link
        EXCEPT (${keysOf("image")} UNION ALL ${keysOf("video")} UNION ALL ${keysOf("certificate")}))
      DELETE FROM media_link m USING unused u WHERE m.key = u.key`.execute(tx);
  });
