import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables.ts";
import { countedSearches, type SearchFigureFilter } from "./search-figures.ts";
import { and } from "./stone-conditions.ts";
import { answers, type CaratSpan, isNamed, thingOf, type WantedAttribute, weighs } from "./wanted-stones.ts";

type Sql = RawBuilder<unknown>;

/** The filter of unmet demand. Demands are those of `today`. */
export type UnmetFilter = SearchFigureFilter & CaratSpan & { today: string };

/** A stone as it is wanted: an attribute that is open is absent. */
export type Thing = {
  diamond_type?: "white" | "fancy";
  shape?: string[];
  color?: string[];
  clarity?: string[];
  carat_from?: number;
  carat_to?: number;
};
export type UnmetThing = { thing: Thing; not_found: number; businesses: number; last: string | null; demands: number };

type DemandFilter = Pick<UnmetFilter, "associateId" | "business_id" | "today">;

/** The expression `waiting`: the demands within reach that are active today, with what they ask for. */
const waitingDemands = ({ associateId, business_id, today }: DemandFilter): Sql => sql`
  waiting AS MATERIALIZED (
    SELECT w.* FROM (
      SELECT d.id, d.name, d.account_id, d.client_id, d.created_at, d.expires_on, d.told_at,
        ${thingOf(sql`(wanted_of(d.params) || jsonb_build_object('diamond_type', d.diamond_type))`)} AS thing
      FROM demand d JOIN account a ON a.id = d.account_id LEFT JOIN account c ON c.id = d.client_id
      WHERE ${and([
        sql`d.is_active AND a.is_active AND (d.expires_on IS NULL OR d.expires_on >= ${today}::date)`,
        ...(associateId === null
          ? []
          : [sql`(a.id = ${associateId} OR a.associate_id = ${associateId} OR c.associate_id = ${associateId})`]),
        ...(business_id === undefined ? [] : [sql`coalesce(c.business_id, a.business_id) = ${business_id}`]),
      ])}) AS w
    WHERE ${isNamed(sql`w.thing`)})`;

/** A thing under the filter of attributes; searches were narrowed by them already. */
const narrowed = ({ diamond_type, shape, color, clarity, ...filter }: UnmetFilter): Sql =>
  and([
    ...weighs(sql`thing`, filter),
    ...(diamond_type ? [sql`thing ->> 'diamond_type' = ${diamond_type}`] : []),
    ...Object.entries({ shape, color, clarity }).flatMap(([name, codes]) =>
      codes ? [sql`thing -> ${sql.lit(name)} ?| ${codes}::text[]`] : [],
    ),
  ]);

/**
 * The expression `missed`: searches under the filter that found nothing, by what they wanted. The same is wanted again
 * from hour to hour, and is written as a thing once.
 */
const missedThings = (filter: UnmetFilter): Sql => sql`
  ${countedSearches(filter, "wantedAndBusiness")},
  vain AS MATERIALIZED (SELECT wanted, business_id, max(day) AS day, sum(not_found) AS not_found FROM counted
    WHERE not_found > 0 GROUP BY wanted, business_id),
  thing_of AS MATERIALIZED (SELECT wanted, ${thingOf(sql`wanted`)} AS thing FROM (SELECT DISTINCT wanted FROM vain) AS w),
  missed AS MATERIALIZED (SELECT day, business_id, not_found, thing FROM vain JOIN thing_of USING (wanted)
    WHERE ${and(weighs(sql`thing`, filter))})`;

/** The expression `wanted_thing`: each thing that was searched for in vain or that a demand asks for. */
const wantedThings = (filter: UnmetFilter): Sql => sql`
  searched AS (SELECT thing, sum(not_found)::int AS not_found,
      count(DISTINCT business_id) FILTER (WHERE business_id <> 0)::int AS businesses, max(day) AS last
    FROM missed WHERE ${isNamed(sql`thing`)} GROUP BY thing),
  demanded AS (SELECT thing, count(*)::int AS same FROM waiting WHERE ${narrowed(filter)} GROUP BY thing),
  wanted_thing AS (
    SELECT coalesce(s.thing, d.thing) AS thing, coalesce(s.not_found, 0) AS not_found,
      coalesce(s.businesses, 0) AS businesses, s.last, coalesce(d.same, 0) AS same
    FROM searched s FULL JOIN demanded d ON d.thing = s.thing)`;

type WantedValue = { attribute: WantedAttribute; code: string; not_found: number };
type UnmetFigures = {
  /** The things that are wanted most, with the demands that a stone of the kind answers. */
  things: UnmetThing[];
  /** The number of all things, and the searches for them and for what named no attribute. */
  total: number;
  not_found: number;
  unnamed: number;
  /** The values that were named most, of each attribute. */
  values: WantedValue[];
};

/**
 * Stones that were wanted and not found, and the values that those searches named. One statement for all of it: what
 * takes its time is to read what each search wanted.
 */
export async function unmetFigures(
  db: Kysely<Tables>,
  filter: UnmetFilter,
  { things, values }: { things: number; values: number },
): Promise<UnmetFigures> {
  const { rows } = await sql<UnmetFigures>`
    WITH ${missedThings(filter)}, ${waitingDemands(filter)}, ${wantedThings(filter)},
    first AS (SELECT *, row_number() OVER (ORDER BY not_found DESC, same DESC, last DESC NULLS LAST, thing::text) AS place
      FROM wanted_thing ORDER BY place LIMIT ${things}),
    value AS (SELECT a.attribute, c.code, sum(s.not_found)::int AS not_found
      FROM searched s CROSS JOIN (VALUES ('shape'), ('color'), ('clarity')) AS a (attribute)
      CROSS JOIN LATERAL jsonb_array_elements_text(s.thing -> a.attribute) AS c (code)
      GROUP BY a.attribute, c.code),
    placed AS (SELECT *, row_number() OVER (PARTITION BY attribute ORDER BY not_found DESC, code) AS place FROM value)
    SELECT
      (SELECT coalesce(json_agg(json_build_object('thing', thing, 'not_found', not_found, 'businesses', businesses,
        'last', last, 'demands', (SELECT count(*)::int FROM waiting w WHERE ${answers(sql`f.thing`, sql`w.thing`)}))
        ORDER BY place), '[]') FROM first f) AS things,
      (SELECT count(*)::int FROM wanted_thing) AS total,
      (SELECT coalesce(sum(not_found), 0)::int FROM searched) AS not_found,
      (SELECT coalesce(sum(not_found), 0)::int FROM missed WHERE NOT (${isNamed(sql`thing`)})) AS unnamed,
      (SELECT coalesce(json_agg(json_build_object('attribute', attribute, 'code', code, 'not_found', not_found)
        ORDER BY attribute, place), '[]') FROM placed WHERE place <= ${values}) AS values`.execute(db);
  return rows[0] ?? { things: [], total: 0, not_found: 0, unnamed: 0, values: [] };
}

type WaitingRow = {
  id: number;
  name: string;
  account_id: number;
  client_id: number | null;
  created_at: Date;
  expires_on: string | null;
  told_at: Date | null;
  first_name: string;
  last_name: string;
  company_name: string | null;
  client_first_name: string | null;
  client_last_name: string | null;
  client_company_name: string | null;
};

/** The demands within reach that a stone of these attributes answers, the oldest first. */
export async function demandsAnswered(
  db: Kysely<Tables>,
  filter: DemandFilter,
  thing: Thing,
  most: number,
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    WITH ${waitingDemands(filter)}
    SELECT w.id, w.name, w.account_id, w.client_id, w.created_at, w.expires_on, w.told_at, a.first_name, a.last_name,
      b.company_name, c.first_name AS client_first_name, c.last_name AS client_last_name,
      cb.company_name AS client_company_name
    FROM waiting w JOIN account a ON a.id = w.account_id LEFT JOIN business b ON b.id = a.business_id
    LEFT JOIN account c ON c.id = w.client_id LEFT JOIN business cb ON cb.id = c.business_id
    WHERE ${answers(sql`${JSON.stringify(thing)}::jsonb`, sql`w.thing`)}
    ORDER BY w.created_at, w.id LIMIT ${most}`.execute(db);
  return rows;
}
