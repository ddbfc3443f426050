import { type Kysely, sql } from "kysely";
import type { StoneOrigin } from "#domain/stone.ts";
import { type Grouping, groupings, type TabRule } from "#domain/stone-lists.ts";
import type { Sums } from "#domain/totals.ts";
import type { Tables } from "../tables.ts";
import { type LineFilter, linesUnder, onTab } from "./line-filter.ts";
import { type GroupPage, groupingOf, upTo } from "./line-groupings.ts";
import type { LineGroup } from "./line-groups.ts";
import { lineOrder } from "./line-lists.ts";
import { type SumsRow, sumsFrom, sumsOver } from "./line-sums.ts";

export type Report = { filter: LineFilter; tab: TabRule; grouping: Grouping };
export type ReportGroup = LineGroup & { lines: number };
/** All rows of a report: how many, in how many groups, and their sums. */
export type ReportWhole = { lines: number; groups: number; sums: Sums };

/** A page of a report's groups with their sums, and the sums of all, in one pass over the rows. */
export async function reportGroups(
  db: Kysely<Tables>,
  report: Report,
  { limit, offset }: GroupPage,
): Promise<{ groups: ReportGroup[]; whole: ReportWhole }> {
  const { rows } = await groupRows(db, report, { limit, offset });
  const [first] = rows.length > 0 || offset === 0 ? rows : (await groupRows(db, report, { limit: 1, offset: 0 })).rows;
  const whole = { lines: first?.whole_lines ?? 0, groups: first?.groups ?? 0, sums: sumsFrom(first && wholeOf(first)) };
  return { groups: rows.map((row) => ({ ...row, sums: sumsFrom(row) })), whole };
}

type WholeSums = { [Name in keyof SumsRow as `whole_${Name}`]: SumsRow[Name] };
type GroupRow = Omit<ReportGroup, "sums"> & SumsRow & WholeSums & { whole_lines: number; groups: number };

const wholeOf = (row: GroupRow): SumsRow => ({
  pieces: row.whole_pieces,
  carat: row.whole_carat,
  total: row.whole_total,
  listed_carat: row.whole_listed_carat,
  rap_carat: row.whole_rap_carat,
  listed_total: row.whole_listed_total,
});

/** The sums are over all groups, or over the one that is asked for; names are those of the page. */
function groupRows(db: Kysely<Tables>, { filter, tab, grouping }: Report, page: GroupPage, group?: string) {
  const by = groupingOf(grouping);
  return sql<GroupRow>`
    ${linesUnder(filter)}, grouped AS (
      SELECT ${by ? sql`${by.key} AS key, ${by.columns}` : sql`'all' AS key`}, count(*) AS lines, ${sumsOver(sql`true`)}
      FROM line WHERE ${onTab(tab)} AND ${inGroup(grouping, group)} ${by ? sql`GROUP BY ${by.columns}` : sql`HAVING count(*) > 0`}),
    whole AS (
      SELECT count(*) AS groups, sum(lines)::bigint AS whole_lines, sum(pieces)::bigint AS whole_pieces,
        sum(carat) AS whole_carat, sum(total) AS whole_total, sum(rap_carat) AS whole_rap_carat,
        sum(listed_carat) AS whole_listed_carat, sum(listed_total) AS whole_listed_total
      FROM grouped)
    SELECT named.*, whole.*
    FROM (SELECT grouped.*, ${by?.names ?? sql`NULL AS paper_no`} FROM ${upTo(page, by?.leading)} ${by?.from ?? sql``}) named
      CROSS JOIN whole
    ORDER BY ${by?.order ?? sql`key`} LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
}

/** A deal as a report shows it. Decimals are in text. */
export type ReportLine = {
  row_id: number;
  line_id: number;
  day: string;
  is_credit: boolean;
  state: string;
  stock_no: string;
  stone_origin: StoneOrigin;
  shape: string;
  color: string | null;
  clarity: string | null;
  carat: string;
  price: string;
  amount: string;
  holder_id: number;
  first_name: string;
  last_name: string;
  company_name: string | null;
  order_id: number | null;
  order_no: string | null;
  memo_id: number | null;
  memo_no: string | null;
  invoice_id: number | null;
  invoice_no: string | null;
};

const inGroup = (grouping: Grouping, key: string | undefined) =>
  key === undefined || grouping === groupings.list ? sql`true` : sql`${groupingOf(grouping)?.key} = ${key}`;

/** A page of a report's rows, or of those in one group, the latest first. */
export async function reportLines(
  db: Kysely<Tables>,
  { filter, tab, grouping }: Report,
  { group, limit, offset }: GroupPage & { group: string | undefined },
): Promise<ReportLine[]> {
  const { rows } = await sql<ReportLine>`
    ${linesUnder(filter)}, shown AS (
      SELECT * FROM line WHERE ${onTab(tab)} AND ${inGroup(grouping, group)}
      ORDER BY ${lineOrder(filter.list, undefined)} LIMIT ${limit} OFFSET ${offset})
    SELECT shown.*, s.stone_origin, s.shape, s.color, s.clarity
    FROM shown JOIN stone_line l ON l.id = shown.line_id JOIN stone s ON s.id = l.stone_id
    ORDER BY ${lineOrder(filter.list, undefined)}`.execute(db);
  return rows;
}

const onePage: GroupPage = { limit: 1, offset: 0 };

/** The number of rows of a report or of one of its groups, their sums, and that group, if it has a row. */
export async function reportWhole(
  db: Kysely<Tables>,
  report: Report,
  key: string | undefined,
): Promise<Pick<ReportWhole, "lines" | "sums"> & { group: Omit<ReportGroup, "sums"> | undefined }> {
  const isWhole = key === undefined || report.grouping === groupings.list;
  const { rows } = await groupRows(db, isWhole ? { ...report, grouping: groupings.list } : report, onePage, key);
  const [found] = rows;
  return { lines: found?.lines ?? 0, sums: sumsFrom(found), group: isWhole ? undefined : found };
}
