import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

const attributes = ["shape", "color", "clarity"] as const;
export type WantedAttribute = (typeof attributes)[number];

/** The codes of an attribute, each once and in one order. */
const codesIn = (wanted: Sql, attribute: WantedAttribute): Sql => sql`
  CASE WHEN jsonb_typeof(${wanted} -> ${sql.lit(attribute)}) = 'array' THEN (SELECT jsonb_agg(DISTINCT code ORDER BY code)
    FROM jsonb_array_elements_text(${wanted} -> ${sql.lit(attribute)}) AS c (code)) END`;
/** Carats; an entry may hold anything. */
const caratIn = (wanted: Sql, end: "from" | "to"): Sql => sql`
  CASE WHEN jsonb_typeof(${wanted} #> ARRAY['carat', ${sql.lit(end)}]) = 'number'
    AND (${wanted} #>> ARRAY['carat', ${sql.lit(end)}])::numeric BETWEEN 0 AND 1000
    THEN (${wanted} #>> ARRAY['carat', ${sql.lit(end)}])::numeric END`;

/**
 * A wanted stone, written in one way: two searches of one meaning are one row, whatever the order of their codes. An
 * attribute that is open is absent.
 */
export const thingOf = (wanted: Sql): Sql => sql`jsonb_strip_nulls(jsonb_build_object(
  'diamond_type', CASE WHEN ${wanted} ->> 'diamond_type' IN ('white', 'fancy') THEN ${wanted} ->> 'diamond_type' END,
  ${sql.join(attributes.map((name) => sql`${sql.lit(name)}, ${codesIn(wanted, name)}`))},
  'carat_from', ${caratIn(wanted, "from")}, 'carat_to', ${caratIn(wanted, "to")}))`;

/** True for what names more than the type of stones. */
export const isNamed = (thing: Sql): Sql => sql`${thing} - 'diamond_type' <> '{}'::jsonb`;

/** The carats of a filter; a thing counts if it names carats among them. */
export type CaratSpan = { carat_from?: number | undefined; carat_to?: number | undefined };
export const weighs = (thing: Sql, { carat_from, carat_to }: CaratSpan): Sql[] => [
  ...(carat_from === undefined && carat_to === undefined ? [] : [sql`${thing} ?| ARRAY['carat_from', 'carat_to']`]),
  ...(carat_to === undefined ? [] : [sql`coalesce((${thing} ->> 'carat_from')::numeric, 0) <= ${carat_to}`]),
  ...(carat_from === undefined ? [] : [sql`coalesce((${thing} ->> 'carat_to')::numeric, 1000) >= ${carat_from}`]),
];

/** True if every stone that one thing describes is among those that another asks for. */
export const answers = (thing: Sql, asked: Sql): Sql => sql`(
  (${asked} -> 'diamond_type' IS NULL OR ${asked} -> 'diamond_type' = ${thing} -> 'diamond_type')
  AND ${sql.join(
    attributes.map(
      (name) =>
        sql`(${asked} -> ${sql.lit(name)} IS NULL OR ${asked} -> ${sql.lit(name)} @> (${thing} -> ${sql.lit(name)}))`,
    ),
    sql` AND `,
  )}
  AND (${asked} -> 'carat_from' IS NULL OR (${asked} ->> 'carat_from')::numeric <= (${thing} ->> 'carat_from')::numeric)
  AND (${asked} -> 'carat_to' IS NULL OR (${asked} ->> 'carat_to')::numeric >= (${thing} ->> 'carat_to')::numeric))`;
