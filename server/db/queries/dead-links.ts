import { type Kysely, sql } from "kysely";
import type { MediaField } from "#domain/media-links.ts";
import type { Tables } from "../tables.ts";

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
