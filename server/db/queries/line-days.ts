import { type Kysely, sql } from "kysely";
import type { DaySpan } from "#domain/periods.ts";
import type { Tables } from "../tables.ts";
import { aroundDay } from "./line-filter.ts";

/** The lists of a buyer's claims. */
const claimLists = ["hold", "memo", "confirm"] as const;
export type ClaimLists = (typeof claimLists)[number];

/** The state in which a line of each list stands with the buyer. */
const standing = sql`(VALUES ('hold', 'held'), ('memo', 'issued'), ('confirm', 'pending')) AS k (list, standing)`;

export type LineDay = { day: string } & Record<ClaimLists, number>;

/**
 * The number of a holder's lines that stood on each list at the end of each day. The log says when a line came to stand
 * and when it ceased to. Lines that ceased before the first day are not read: each act writes `updated_at`. A hold is over
 * at its own time, however late it was swept.
 */
export async function lineDays(
  db: Kysely<Tables>,
  { from, to }: DaySpan,
  { holderId, timeZone, now }: { holderId: number; timeZone: string; now: Date },
): Promise<LineDay[]> {
  const onList = (list: ClaimLists) => sql`
    sum(coalesce(sum(c.moved) FILTER (WHERE c.list = ${sql.lit(list)}), 0)) OVER (ORDER BY d.day)::int AS ${sql.ref(list)}`;
  const { rows } = await sql<LineDay>`
    WITH own AS (
      SELECT l.id, l.list, l.state, l.expires_at, k.standing FROM stone_line l JOIN ${standing} ON k.list = l.list
      WHERE l.holder_id = ${holderId} AND (l.state = k.standing OR l.updated_at >= ${aroundDay(from, -1)})),
    step AS (
      SELECT o.list, o.standing, e.data ->> 'to' AS reached,
        CASE WHEN e.data ->> 'to' = o.standing THEN e.at ELSE least(e.at, o.expires_at) END AS at
      FROM own o JOIN audit_event e ON e.data ->> 'workflow' = o.list AND e.data ->> 'item' = o.id::text
      WHERE (e.data ->> 'to' IS NOT DISTINCT FROM o.standing) <> (e.data ->> 'from' IS NOT DISTINCT FROM o.standing)
      UNION ALL
      SELECT list, standing, NULL, expires_at FROM own WHERE state = standing AND expires_at <= ${now}),
    changed AS (
      SELECT greatest((at AT TIME ZONE ${timeZone})::date, ${from}::date) AS day, list,
        sum(CASE WHEN reached = standing THEN 1 ELSE -1 END) AS moved
      FROM step GROUP BY 1, 2)
    SELECT d.day::date::text AS day, ${sql.join(claimLists.map(onList))}
    FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS d (day) LEFT JOIN changed c ON c.day = d.day
    GROUP BY d.day ORDER BY d.day`.execute(db);
  return rows;
}
