import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DaySpan } from "#domain/periods.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";
import { aroundDay } from "./day-bounds.ts";
import { type DealKind, dealsIn, dealsOfLines } from "./deal-events.ts";
import { type LineReach, reachedLines } from "./line-filter.ts";
import { sinceStanding } from "./roll-up-standing.ts";
import { and } from "./stone-conditions.ts";

type Sql = RawBuilder<unknown>;
type Codes = readonly string[] | undefined;

/** The filter by which deals are counted. */
export type DealFilter = DaySpan & {
  reach: LineReach;
  timeZone: string;
  diamond_type?: DiamondType | undefined;
  business_id?: number | undefined;
  shape?: Codes;
  color?: Codes;
  clarity?: Codes;
  /** Sales and what was taken back of them, and no other deals. */
  salesOnly?: boolean;
};
/** Sums are exact decimals in text. */
export type DealSum = { day: string; kind: DealKind; pieces: number; carats: string; amount: string };

/** The deals under a filter by day and kind. The house's are read from their roll-up, anybody else's line by line. */
export async function dealSums(db: Kysely<Tables>, filter: DealFilter): Promise<DealSum[]> {
  const { rows } = await sql<DealSum>`
    WITH ${filter.reach.of === "all" ? countedDeals(filter) : ownDeals(filter)}
    SELECT day, kind, sum(pieces)::bigint AS pieces, sum(carats) AS carats, sum(amount) AS amount
    FROM counted GROUP BY day, kind ORDER BY day, kind`.execute(db);
  return rows;
}

/** The same counted from the log alone: what the roll-up must agree with. */
export async function rawDealSums(db: Kysely<Tables>, filter: DealFilter): Promise<DealSum[]> {
  const { rows } = await sql<DealSum>`
    WITH ${dealsIn(sql`true`, filter.timeZone)}
    SELECT day, kind, count(*) AS pieces, sum(carat) AS carats, sum(amount) AS amount
    FROM deal WHERE ${of(filter)} GROUP BY day, kind ORDER BY day, kind`.execute(db);
  return rows;
}

/**
 * A line that began after the period, or rests since before it, has no deal in it. So its history, which only grows, is
 * not read.
 */
const ownDeals = (filter: DealFilter): Sql => {
  const { reach, from, to, timeZone, salesOnly = false } = filter;
  const mayMatter = sql`l.updated_at >= ${aroundDay(from, -1)} AND l.created_at < ${aroundDay(to, 2)}`;
  return sql`
  ${dealsOfLines(and([...reachedLines(reach), mayMatter]), { timeZone, salesOnly })},
  counted AS (SELECT day, kind, 1 AS pieces, carat AS carats, amount FROM deal WHERE ${of(filter)})`;
};

/** The rows of the roll-up, and the deals in entries that it has not counted yet. */
const countedDeals = (filter: DealFilter): Sql => sql`
  standing AS MATERIALIZED (SELECT CASE WHEN time_zone = ${filter.timeZone} THEN seq ELSE 0 END AS seq FROM roll_up
    WHERE name = 'deal'),
  ${dealsIn(sinceStanding, filter.timeZone)},
  counted AS (
    SELECT day, kind, pieces, carats, amount FROM deal_day
    WHERE (SELECT seq FROM standing) > 0 AND ${and(ofRollUp(filter))}
    UNION ALL
    SELECT day, kind, 1, carat, amount FROM deal WHERE ${of(filter)})`;

const within = ({ from, to, diamond_type, salesOnly }: DealFilter): Sql[] => [
  sql`day BETWEEN ${from}::date AND ${to}::date`,
  ...(salesOnly ? [sql`kind IN ('sale', 'credit')`] : []),
  ...(diamond_type ? [sql`diamond_type = ${diamond_type}`] : []),
];
const among = (column: "shape" | "color" | "clarity", codes: Codes): Sql[] =>
  codes ? [sql`${sql.ref(column)} = ANY (${codes}::text[])`] : [];

const of = (filter: DealFilter): Sql =>
  and([
    ...within(filter),
    ...(filter.business_id === undefined ? [] : [sql`business_id = ${filter.business_id}`]),
    ...among("shape", filter.shape),
    ...among("color", filter.color),
    ...among("clarity", filter.clarity),
  ]);

/** A business has its rows by all attributes; the whole house has a row for each, and '' where all are meant. */
function ofRollUp(filter: DealFilter): Sql[] {
  const isWhole = filter.business_id === undefined;
  const meant = (codes: Codes): Codes => codes ?? (isWhole ? [""] : undefined);
  return [
    ...within(filter),
    sql`business_id = ${filter.business_id ?? 0}`,
    ...among("shape", meant(filter.shape)),
    ...among("color", meant(filter.color)),
    ...among("clarity", meant(filter.clarity)),
  ];
}
