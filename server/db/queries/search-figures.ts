import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DaySpan } from "#domain/periods.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";
import { sinceStanding } from "./roll-up-standing.ts";
import { searchesIn, wholeHouse } from "./search-events.ts";
import { and } from "./stone-conditions.ts";

type Sql = RawBuilder<unknown>;
type Codes = readonly string[] | undefined;

/** The filter by which searches are counted. An associate's are those for the businesses of own customers. */
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

/** The columns that tell the rows of `counted` apart, beside the hour. */
type ToldBy = "nothing" | "wanted" | "wantedAndBusiness";

/**
 * The expression `counted`: the searches under a filter, from the roll-up and from entries that it has not counted yet.
 * Its columns say no more than what is asked to be told apart.
 */
export const countedSearches = (filter: SearchFigureFilter, toldBy: ToldBy): Sql => sql`
  standing AS MATERIALIZED (SELECT CASE WHEN time_zone = ${filter.timeZone} THEN seq ELSE 0 END AS seq
    FROM roll_up WHERE name = 'search'),
  ${searchesIn(sinceStanding, filter)},
  counted AS (
    SELECT day, hour, business_id, wanted, searches, not_found FROM search_hour
    WHERE (SELECT seq FROM standing) > 0 AND ${rowsFor(filter, toldBy)} AND ${of(filter)}
    UNION ALL SELECT day, hour, business_id, wanted, 1, not_found FROM search WHERE ${of(filter)})`;

/** The searches under a filter by the hour of the day. */
export async function searchHours(db: Kysely<Tables>, filter: SearchFigureFilter): Promise<SearchHourSum[]> {
  const { rows } = await sql<SearchHourSum>`
    WITH ${countedSearches(filter, isByWanted(filter) ? "wanted" : "nothing")}
    SELECT hour, sum(searches)::bigint AS searches, sum(not_found)::bigint AS not_found FROM counted
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

const isByWanted = ({ diamond_type, shape, color, clarity }: SearchFigureFilter) =>
  [diamond_type, shape, color, clarity].some((asked) => asked !== undefined);

/** The rows of the roll-up that tell no more apart than is needed. */
function rowsFor({ business_id, associateId }: SearchFigureFilter, toldBy: ToldBy): Sql {
  const isWhole = business_id === undefined && associateId === null;
  if (!isWhole || toldBy === "wantedAndBusiness") return sql`business_id >= 0`;
  return sql`business_id = ${toldBy === "wanted" ? wholeHouse.byForm : wholeHouse.all}`;
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
