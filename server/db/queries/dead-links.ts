import { type Kysely, sql } from "kysely";
import type { MediaField } from "#domain/media-links.ts";
import type { Tables } from "../tables.ts";

/** The link of a stone under one of its fields, if it is dead: a look by the key, however many are dead. */
const isDead = (
  field: MediaField,
) => sql`LEFT JOIN media_link ${sql.ref(field)} ON ${sql.ref(`${field}.state`)} = 'dead'
  AND ${sql.ref(`${field}.key`)} = md5(${sql.lit(field)} || s.${sql.ref(field)})`;

/** Flags the next stones whose links are dead, and takes the flag from those that are alive again. Answers how many. */
export async function flagDeadLinks(db: Kysely<Tables>, most: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH judged AS (SELECT s.id, s.dead_links, (image.key IS NOT NULL)::integer + 2 * (video.key IS NOT NULL)::integer
        + 4 * (certificate.key IS NOT NULL)::integer AS bits
      FROM stone s ${isDead("image")} ${isDead("video")} ${isDead("certificate")}
      WHERE s.dead_links > 0 OR EXISTS (SELECT FROM media_link WHERE state = 'dead')),
    wrong AS MATERIALIZED (SELECT id, bits FROM judged WHERE bits <> dead_links LIMIT ${most})
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
