import { type Kysely, sql } from "kysely";
import { type StoneList, stoneLists } from "#domain/stone-lists.ts";
import type { Tables } from "../tables.ts";

const aboutStones = ["stone", ...(stoneLists as readonly StoneList[])];

/** The items of a step that many stones took; a forged entry may hold anything there. */
const itemsOf = sql`CASE jsonb_typeof(e.data -> 'items') WHEN 'array' THEN e.data -> 'items' ELSE '[]' END`;

/** Keeps the type of stone that these entries are about. A line names a stone; items of other workflows name none. */
export const keepTypes = (db: Kysely<Tables>, { after, upTo }: { after: number; upTo: number }) =>
  sql`INSERT INTO audit_type (diamond_type, seq)
    SELECT s.diamond_type, e.seq FROM (
      SELECT seq, data ->> 'workflow' AS workflow,
        CASE WHEN data ->> 'item' ~ '^[0-9]{1,18}$' THEN (data ->> 'item')::bigint END AS id
      FROM audit_event WHERE seq > ${after} AND seq <= ${upTo} AND data ->> 'workflow' = ANY (${aboutStones}::text[])) e
    LEFT JOIN stone_line l ON e.workflow <> 'stone' AND l.id = e.id
    JOIN stone s ON s.id = CASE e.workflow WHEN 'stone' THEN e.id ELSE l.stone_id END
    UNION SELECT s.diamond_type, e.seq FROM audit_event e
      CROSS JOIN LATERAL jsonb_array_elements_text(${itemsOf}) AS i (item)
      JOIN stone s ON s.id = CASE WHEN i.item ~ '^[0-9]{1,18}$' THEN i.item::bigint END
      WHERE e.seq > ${after} AND e.seq <= ${upTo} AND e.data ->> 'workflow' = 'stone'
    ON CONFLICT DO NOTHING`.execute(db);
