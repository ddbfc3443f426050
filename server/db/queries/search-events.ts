import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/**
 * The rows of `search_hour` for the whole house stand under businesses that there are not: one sums all searches of an
 * hour, the other those by what was wanted. So a figure that tells no business apart reads few rows.
 */
export const wholeHouse = { all: sql.lit(-2), byForm: sql.lit(-1) };
/** The form of a row that sums all forms. */
export const noForm = sql.lit("00000000-0000-0000-0000-000000000000");

/** A count or an id in an entry; a forged entry may hold anything. */
const numberIn = (value: Sql): Sql => sql`CASE WHEN jsonb_typeof(${value}) = 'number'
  AND abs((${value})::text::numeric) < 1e15 THEN (${value})::text::numeric END`;
const after = (name: string): Sql => sql`e.data #> ARRAY['after', ${sql.lit(name)}]`;

/** The searches in some entries of the log, without the persons: the hour, the business, and what was wanted. */
export const searchesIn = (
  entries: Sql,
  { timeZone, searchesFrom }: { timeZone: string; searchesFrom: string },
): Sql => sql`
  made AS MATERIALIZED (
    SELECT e.at AT TIME ZONE ${timeZone} AS at, greatest(coalesce(${numberIn(after("business_id"))}, 0), 0)::bigint AS business_id,
      CASE WHEN jsonb_typeof(${after("params")}) = 'object' THEN wanted_of(${after("params")}) ELSE '{}' END AS wanted,
      CASE WHEN ${numberIn(after("pieces"))} = 0 THEN 1 ELSE 0 END AS not_found
    FROM audit_event e
    WHERE ${entries} AND e.data ->> 'transition' IN ('recent_search.record', 'recent_search.run')),
  search AS (
    SELECT at::date AS day, extract(hour FROM at)::int AS hour, business_id, md5(wanted::text)::uuid AS form, wanted,
      not_found
    FROM made WHERE at::date >= ${searchesFrom}::date)`;
