import { type Kysely, sql } from "kysely";
import type { DaySpan } from "#domain/periods.ts";
import type { Tables } from "../tables.ts";
import { aroundDay } from "./day-bounds.ts";

/** The lists of a buyer's claims. */
const claimLists = ["hold", "memo", "confirm"] as const;
export type ClaimLists = (typeof claimLists)[number];

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
    sum(coalesce(sum(c.by) FILTER (WHERE c.list = ${sql.lit(list)}), 0)) OVER (ORDER BY d.day)::int AS ${sql.ref(list)}`;
  const { rows } = await sql<LineDay>`
    WITH own AS (
      SELECT l.id, l.list, l.expires_at, is_standing(l.list, l.state) AS stands FROM stone_line l
      WHERE l.holder_id = ${holderId} AND l.list = ANY (${claimLists}::text[])
        AND (is_standing(l.list, l.state) OR l.updated_at >= ${aroundDay(from, -1)})),
    step AS (
      SELECT o.list, e.at, o.expires_at, is_standing(o.list, e.data ->> 'from') IS TRUE AS stood,
        is_standing(o.list, e.data ->> 'to') IS TRUE AS stands
      FROM own o JOIN audit_event e ON e.data ->> 'workflow' = o.list AND e.data ->> 'item' = o.id::text),
    moved AS (
      SELECT list, at, 1 AS by FROM step WHERE stands AND NOT stood
      UNION ALL
      SELECT list, least(at, expires_at), -1 FROM step WHERE stood AND NOT stands
      UNION ALL
      SELECT list, expires_at, -1 FROM own WHERE stands AND expires_at <= ${now}),
    changed AS (
      SELECT greatest((at AT TIME ZONE ${timeZone})::date, ${from}::date) AS day, list, sum(by) AS by
      FROM moved GROUP BY 1, 2)
    SELECT d.day::date::text AS day, ${sql.join(claimLists.map(onList))}
    FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS d (day) LEFT JOIN changed c ON c.day = d.day
    GROUP BY d.day ORDER BY d.day`.execute(db);
  return rows;
}
