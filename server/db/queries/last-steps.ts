import { type Kysely, sql } from "kysely";
import type { StoneList } from "#domain/stone-lists.ts";
import type { Tables } from "../tables.ts";

/** What the log says last of a line. */
export type LastStep = { line_id: number; event: string; at: Date; who: number | null; by: string | null };

export async function lastStepsOf(
  db: Kysely<Tables>,
  list: StoneList,
  lineIds: readonly number[],
): Promise<LastStep[]> {
  const { rows } = await sql<LastStep>`
    SELECT w.line_id, e.event, e.at, e.who,
      nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') AS by
    FROM unnest(${lineIds}::bigint[]) AS w (line_id)
    CROSS JOIN LATERAL (
      SELECT data ->> 'transition' AS event, at, (data ->> 'who')::bigint AS who FROM audit_event
      WHERE data ->> 'workflow' = ${list} AND data ->> 'item' = w.line_id::text ORDER BY seq DESC LIMIT 1) e
    LEFT JOIN account a ON a.id = e.who`.execute(db);
  return rows;
}
