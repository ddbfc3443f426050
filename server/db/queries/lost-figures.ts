import { type Kysely, type RawBuilder, sql } from "kysely";
import type { LostGroup, LostStep } from "#domain/lost-deals.ts";
import type { Tables } from "../tables.ts";
import { bandOf, caratArray, type LostFilter, lostLines } from "./lost-lines.ts";
import { countedSearches } from "./search-figures.ts";
import { and } from "./stone-conditions.ts";
import { thingOf, weighs } from "./wanted-stones.ts";

type Sql = RawBuilder<unknown>;

/** The lines of a group and a step by how they stand; without a value those of all groups. */
export type LostSum = {
  value: string | null;
  step: LostStep;
  began: number;
  sold: number;
  open: number;
  on: number;
  client: number;
  house: number;
  time: number;
};

const among = (outcome: string): Sql => sql`count(*) FILTER (WHERE outcome = ${sql.lit(outcome)})::int`;

/** The commonest reasons for which requests ended, of a group or, without a value, of all. */
export type LostReason = { value: string | null; step: LostStep; reason: string; lines: number };

type LostFigures = { sums: LostSum[]; reasons: LostReason[]; groups: number };

/**
 * The groups that lose most and all groups together, with the commonest reasons of each, and the number of all groups.
 * One statement for them all: what takes its time is to read how each line stands.
 */
export async function lostFigures(
  db: Kysely<Tables>,
  filter: LostFilter,
  { groups, reasons }: { groups: number; reasons: number },
): Promise<LostFigures> {
  const { rows } = await sql<LostFigures>`
    WITH ${lostLines(filter)},
    figure AS MATERIALIZED (
      SELECT value, step, count(*)::int AS began, count(*) FILTER (WHERE is_sold)::int AS sold, ${among("open")} AS open,
        ${among("on")} AS "on", ${among("client")} AS client, ${among("house")} AS house, ${among("time")} AS time
      FROM line GROUP BY GROUPING SETS ((value, step), (step))),
    place AS MATERIALIZED (SELECT value FROM figure WHERE value IS NOT NULL GROUP BY value
      ORDER BY sum(client + house + time) DESC, sum(began) DESC, value LIMIT ${groups}),
    said AS (SELECT value, step, min(reason) AS reason, count(*)::int AS lines FROM line
      WHERE step = 'request' AND reason IS NOT NULL AND outcome IN ('client', 'house')
      GROUP BY GROUPING SETS ((value, step, lower(reason)), (step, lower(reason)))),
    placed AS (SELECT *, row_number() OVER (PARTITION BY value, step ORDER BY lines DESC, reason) AS place FROM said
      WHERE value IS NULL OR value IN (SELECT value FROM place))
    SELECT
      (SELECT coalesce(json_agg(f ORDER BY value, step), '[]') FROM figure f
        WHERE value IS NULL OR value IN (SELECT value FROM place)) AS sums,
      (SELECT coalesce(json_agg(json_build_object('value', value, 'step', step, 'reason', reason, 'lines', lines)
        ORDER BY place), '[]') FROM placed WHERE place <= ${reasons}) AS reasons,
      (SELECT count(DISTINCT value)::int FROM figure) AS groups`.execute(db);
  return rows[0] ?? { sums: [], reasons: [], groups: 0 };
}

/** The searches by what they named: one that named several values counts for each. */
const namedIn: Readonly<Partial<Record<LostGroup, Sql>>> = {
  type: sql`SELECT thing ->> 'diamond_type' AS value`,
  shape: sql`SELECT jsonb_array_elements_text(thing -> 'shape') AS value`,
  color: sql`SELECT jsonb_array_elements_text(thing -> 'color') AS value`,
  clarity: sql`SELECT jsonb_array_elements_text(thing -> 'clarity') AS value`,
  carat: sql`SELECT DISTINCT ${bandOf(sql`w.weight`)} AS value
    FROM (SELECT coalesce((thing ->> 'carat_from')::numeric, 0) AS low,
      coalesce((thing ->> 'carat_to')::numeric, 1000) AS high) AS span
    CROSS JOIN LATERAL (SELECT low AS weight UNION ALL SELECT high
      UNION ALL SELECT b.weight FROM unnest(${caratArray}) AS b (weight) WHERE b.weight BETWEEN low AND high) AS w
    WHERE thing ?| ARRAY['carat_from', 'carat_to'] AND low <= high`,
};

type Searched = { value: string | null; searches: number };

/** The searches of each group, and without a value all of them; null where searches are not told by such a group. */
export async function searchesByGroup(
  db: Kysely<Tables>,
  filter: LostFilter,
  most: number,
): Promise<Searched[] | null> {
  const named = namedIn[filter.by];
  if (!named) return null;
  const { rows } = await sql<Searched>`
    WITH ${countedSearches(filter, "wanted")},
    thought AS MATERIALIZED (SELECT searches, thing
      FROM (SELECT sum(searches) AS searches, ${thingOf(sql`wanted`)} AS thing FROM counted GROUP BY wanted) AS t
      WHERE ${and(weighs(sql`thing`, filter))})
    SELECT NULL::text AS value, coalesce(sum(searches), 0)::int AS searches FROM thought
    UNION ALL
    (SELECT n.value, sum(searches)::int FROM thought CROSS JOIN LATERAL (${named}) AS n
      WHERE n.value IS NOT NULL GROUP BY n.value ORDER BY sum(searches) DESC, n.value LIMIT ${most})`.execute(db);
  return rows;
}

type Named = { value: string; name: string; company_name: string | null };

/** The names of people or of providers. */
export async function namesOfGroups(
  db: Kysely<Tables>,
  by: "client" | "associate" | "provider",
  values: readonly string[],
): Promise<Named[]> {
  const ids = values.filter((value) => /^\d{1,15}$/.test(value)).map(Number);
  const source =
    by === "provider"
      ? sql`SELECT p.id::text AS value, p.name, NULL::text AS company_name FROM provider p WHERE p.id = ANY (${ids}::bigint[])`
      : sql`SELECT a.id::text AS value, btrim(concat_ws(' ', a.first_name, a.last_name)) AS name, b.company_name
          FROM account a LEFT JOIN business b ON b.id = a.business_id WHERE a.id = ANY (${ids}::bigint[])`;
  return (await sql<Named>`${source}`.execute(db)).rows;
}
