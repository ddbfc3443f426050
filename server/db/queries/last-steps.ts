import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** An entry of the log about an item of a workflow, or about a row of a table. */
export type LastStep = { item_id: number; event: string; at: Date; who: number | null; by: string | null };

/** The last entry about each item, leaving out these transitions. */
export async function lastStepsOf(
  db: Kysely<Tables>,
  workflow: string,
  itemIds: readonly number[],
  without: readonly string[] = [],
): Promise<LastStep[]> {
  const { rows } = await sql<LastStep>`
    SELECT w.item_id, e.event, e.at, e.who,
      nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') AS by
    FROM unnest(${itemIds}::bigint[]) AS w (item_id)
    CROSS JOIN LATERAL (
      SELECT data ->> 'transition' AS event, at, (data ->> 'who')::bigint AS who FROM audit_event
      WHERE data ->> 'workflow' = ${workflow} AND data ->> 'item' = w.item_id::text
        AND data ->> 'transition' <> ALL (${without}::text[]) ORDER BY seq DESC LIMIT 1) e
    LEFT JOIN account a ON a.id = e.who`.execute(db);
  return rows;
}

/** True if the last so many entries about an item are all of these transitions. */
export async function wereLastSteps(
  db: Kysely<Tables>,
  { workflow, id, count }: { workflow: string; id: number; count: number },
  transitions: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM (
      SELECT data ->> 'transition' AS event FROM audit_event
      WHERE data ->> 'workflow' = ${workflow} AND data ->> 'item' = ${String(id)} ORDER BY seq DESC LIMIT ${count}) last
    WHERE event = ANY (${transitions}::text[])`.execute(db);
  return rows[0]?.n === count;
}

/**
 * The last of these entries of the log about a stone. One entry may tell a step of many stones, so both ways to it are
 * looked up.
 */
export async function lastStoneStepOf(
  db: Kysely<Tables>,
  stoneId: number,
  transitions: readonly string[],
): Promise<LastStep | undefined> {
  const { rows } = await sql<LastStep>`
    WITH told AS MATERIALIZED (
      SELECT seq, data, at FROM audit_event WHERE data ->> 'workflow' = 'stone' AND data ->> 'item' = ${stoneId}::text
      UNION ALL
      SELECT seq, data, at FROM audit_event WHERE data ? 'items' AND data -> 'items' @> to_jsonb(${stoneId}::bigint)
        AND data ->> 'workflow' = 'stone')
    SELECT ${stoneId}::bigint AS item_id, e.data ->> 'transition' AS event, e.at, a.id AS who,
      nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') AS by
    FROM told e LEFT JOIN account a ON a.id = (e.data ->> 'who')::bigint
    WHERE e.data ->> 'transition' = ANY (${transitions}::text[]) ORDER BY e.seq DESC LIMIT 1`.execute(db);
  return rows[0];
}
