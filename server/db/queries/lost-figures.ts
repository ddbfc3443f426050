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

/** The groups that lose most, and all groups together. */
export async function lostSums(db: Kysely<Tables>, filter: LostFilter, most: number): Promise<LostSum[]> {
  const { rows } = await sql<LostSum>`
    WITH ${lostLines(filter)},
    figure AS MATERIALIZED (
      SELECT value, step, count(*)::int AS began, count(*) FILTER (WHERE is_sold)::int AS sold, ${among("open")} AS open,
        ${among("on")} AS "on", ${among("client")} AS client, ${among("house")} AS house, ${among("time")} AS time
      FROM line GROUP BY GROUPING SETS ((value, step), (step))),
    place AS (SELECT value FROM figure WHERE value IS NOT NULL GROUP BY value
      ORDER BY sum(client + house + time) DESC, sum(began) DESC, value LIMIT ${most})
    SELECT * FROM figure WHERE value IS NULL OR value IN (SELECT value FROM place)
    ORDER BY value, step`.execute(db);
  return rows;
}

/** The number of all groups. */
export async function lostGroupCount(db: Kysely<Tables>, filter: LostFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH ${lostLines(filter)} SELECT count(DISTINCT value)::int AS n FROM line`.execute(db);
  return rows[0]?.n ?? 0;
}

export type LostReason = { value: string | null; step: LostStep; reason: string; lines: number };

/** The commonest reasons for which lines ended, of all groups and of each of some. */
export async function lostReasons(
  db: Kysely<Tables>,
  filter: LostFilter,
  values: readonly string[],
  most: number,
): Promise<LostReason[]> {
  const { rows } = await sql<LostReason>`
    WITH ${lostLines(filter, ["request"])},
    said AS (SELECT value, step, min(reason) AS reason, count(*)::int AS lines FROM line
      WHERE reason IS NOT NULL AND outcome IN ('client', 'house')
      GROUP BY GROUPING SETS ((value, step, lower(reason)), (step, lower(reason)))),
    placed AS (SELECT *, row_number() OVER (PARTITION BY value, step ORDER BY lines DESC, reason) AS place FROM said
      WHERE value IS NULL OR value = ANY (${values}::text[]))
    SELECT value, step, reason, lines FROM placed WHERE place <= ${most} ORDER BY value, step, place`.execute(db);
  return rows;
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
    thought AS MATERIALIZED (SELECT searches, thing FROM (SELECT searches, ${thingOf(sql`wanted`)} AS thing
      FROM counted) AS t WHERE ${and(weighs(sql`thing`, filter))})
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
