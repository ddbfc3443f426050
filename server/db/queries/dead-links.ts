import { type Kysely, sql } from "kysely";
import type { MediaField } from "#domain/media-links.ts";
import type { Tables } from "../tables.ts";

/** The link of a stone under one of its fields, if it is dead: a look by the key, however many are dead. */
const isDead = (
  field: MediaField,
) => sql`LEFT JOIN media_link ${sql.ref(field)} ON ${sql.ref(`${field}.state`)} = 'dead'
  AND ${sql.ref(`${field}.key`)} = md5(${sql.lit(field)} || s.${sql.ref(field)})`;

/** Begins to compare the flags of all stones, if a link has died or lives again since they were. */
export const beginFlags = (db: Kysely<Tables>) =>
  sql`UPDATE media_sweep SET flagged_to = 0, is_stale = false WHERE is_stale`.execute(db);

/**
 * Flags the stones of the next slice whose links are dead, and takes the flag from those that are alive again. False once
 * all stones were compared.
 */
export async function flagDeadLinks(db: Kysely<Tables>, most: number): Promise<boolean> {
  const { rows } = await sql<{ flagged_to: number | null }>`
    WITH slice AS MATERIALIZED (SELECT s.id, s.dead_links, s.image, s.video, s.certificate
      FROM stone s WHERE s.id > (SELECT flagged_to FROM media_sweep) ORDER BY s.id LIMIT ${most}),
    judged AS (SELECT s.id, s.dead_links, (image.key IS NOT NULL)::integer + 2 * (video.key IS NOT NULL)::integer
        + 4 * (certificate.key IS NOT NULL)::integer AS bits
      FROM slice s ${isDead("image")} ${isDead("video")} ${isDead("certificate")}),
    flagged AS (UPDATE stone t SET dead_links = j.bits FROM judged j WHERE t.id = j.id AND j.bits <> j.dead_links)
    UPDATE media_sweep SET flagged_to = (SELECT max(id) FROM slice) WHERE flagged_to IS NOT NULL
    RETURNING flagged_to`.execute(db);
  return rows[0]?.flagged_to != null;
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
