import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DaySpan } from "#domain/periods.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";
import { searchesIn } from "./search-events.ts";
import { and } from "./stone-conditions.ts";

type Sql = RawBuilder<unknown>;
type Codes = readonly string[] | undefined;

/** What searches are counted by. An associate's are those for the businesses of own customers. */
export type SearchFigureFilter = DaySpan & {
  timeZone: string;
  searchesFrom: string;
  associateId: number | null;
  diamond_type?: DiamondType | undefined;
  business_id?: number | undefined;
  shape?: Codes;
  color?: Codes;
  clarity?: Codes;
};
export type SearchHourSum = { hour: number; searches: number; not_found: number };

/** The searches under a filter by the hour of the day: from the roll-up, and from entries that it has not counted yet. */
export async function searchHours(db: Kysely<Tables>, filter: SearchFigureFilter): Promise<SearchHourSum[]> {
  const { rows } = await sql<SearchHourSum>`
    WITH standing AS MATERIALIZED (SELECT CASE WHEN time_zone = ${filter.timeZone} THEN seq ELSE 0 END AS seq
      FROM roll_up WHERE name = 'search'),
    ${searchesIn(sql`e.seq > (SELECT seq FROM standing)`, filter)}
    SELECT hour, sum(searches)::bigint AS searches, sum(not_found)::bigint AS not_found FROM (
      SELECT hour, searches, not_found FROM search_hour WHERE (SELECT seq FROM standing) > 0 AND ${of(filter)}
      UNION ALL SELECT hour, 1, not_found FROM search WHERE ${of(filter)}) AS counted
    GROUP BY hour ORDER BY hour`.execute(db);
  return rows;
}

/** The same counted from the log alone: what the roll-up must agree with. */
export async function rawSearchHours(db: Kysely<Tables>, filter: SearchFigureFilter): Promise<SearchHourSum[]> {
  const { rows } = await sql<SearchHourSum>`
    WITH ${searchesIn(sql`true`, filter)}
    SELECT hour, count(*) AS searches, sum(not_found)::bigint AS not_found FROM search WHERE ${of(filter)}
    GROUP BY hour ORDER BY hour`.execute(db);
  return rows;
}

const of = (filter: SearchFigureFilter): Sql => {
  const { from, to, searchesFrom, associateId, diamond_type, business_id } = filter;
  return and([
    sql`day BETWEEN greatest(${from}::date, ${searchesFrom}::date) AND ${to}::date`,
    ...(diamond_type ? [sql`wanted ->> 'diamond_type' = ${diamond_type}`] : []),
    ...(business_id === undefined ? [] : [sql`business_id = ${business_id}`]),
    ...(associateId === null ? [] : [ofAssociate(associateId)]),
    ...asked("shape", filter.shape),
    ...asked("color", filter.color),
    ...asked("clarity", filter.clarity),
  ]);
};

const ofAssociate = (id: number): Sql =>
  sql`business_id IN (SELECT business_id FROM account WHERE associate_id = ${id})`;
const asked = (attribute: string, codes: Codes): Sql[] =>
  codes ? [sql`wanted -> ${sql.lit(attribute)} ?| ${codes}::text[]`] : [];
