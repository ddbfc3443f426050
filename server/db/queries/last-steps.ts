import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** The last entry of the log about an item of a workflow, or about a row of a table. */
export type LastStep = { item_id: number; event: string; at: Date; who: number | null; by: string | null };

export async function lastStepsOf(
  db: Kysely<Tables>,
  workflow: string,
  itemIds: readonly number[],
): Promise<LastStep[]> {
  const { rows } = await sql<LastStep>`
    SELECT w.item_id, e.event, e.at, e.who,
      nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') AS by
    FROM unnest(${itemIds}::bigint[]) AS w (item_id)
    CROSS JOIN LATERAL (
      SELECT data ->> 'transition' AS event, at, (data ->> 'who')::bigint AS who FROM audit_event
      WHERE data ->> 'workflow' = ${workflow} AND data ->> 'item' = w.item_id::text ORDER BY seq DESC LIMIT 1) e
    LEFT JOIN account a ON a.id = e.who`.execute(db);
  return rows;
}
