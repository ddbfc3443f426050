import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Grouping, ShownList, TabRule } from "#domain/stone-lists.ts";
import type { Sums } from "#domain/totals.ts";
import { oneTrip } from "../one-trip.ts";
import { orderBy } from "../sort.ts";
import type { Tables } from "../tables.ts";
import { type LineFilter, linesUnder, onTab } from "./line-filter.ts";
import { groupingOf } from "./line-groupings.ts";
import { type SumsRow, sumsFrom, sumsOver } from "./line-sums.ts";
import { countStanding, firstDue, isStanding } from "./standing-sums.ts";

/** A row of a list: its line, and on the list of invoices also the invoice's row about it. */
export type RowRef = { row_id: number; line_id: number };
type Asked = { order: RawBuilder<unknown>; limit: number; offset: number; grouping?: Grouping };

/** The columns that sort a list of lines. Papers are sorted by their age, as their numbers count. */
const sortable = {
  created_at: "created_at",
  updated_at: "updated_at",
  status: "status",
  stock_no: "stock_no",
  report_no: "report_no",
  carat: "carat",
  price: "price",
  amount: "amount",
  client: "client",
  ...{
    expires_at: "expires_at",
    waits_since: "waits_since",
    due_date: "due_date",
    order: "order_id",
    memo: "memo_id",
    invoice: "invoice_id",
    // The order of the rows on their paper.
    row: "row_id",
  },
};

/**
 * The sorting of a list: as asked, else the newest first, as the indexes have it. The rows of one act stand as on their
 * paper, in the order in which their numbers were given.
 */
export function lineOrder(list: ShownList, sort: string | undefined): RawBuilder<unknown> {
  if (sort !== undefined) return orderBy(`${sort},-created_at,row`, sortable, sort, "row_id");
  return list === "invoice" ? sql`invoice_id DESC, row_id` : sql`created_at DESC, row_id`;
}

/** The number of rows on each tab, and the number and sums of the shown tab. */
export async function countLines(
  db: Kysely<Tables>,
  filter: LineFilter,
  tabs: Readonly<Record<string, TabRule>>,
  shown: TabRule,
): Promise<{ tabs: Record<string, number>; rows: number; sums: Sums }> {
  const counts = Object.values(tabs).map(
    (rule, at) => sql`count(*) FILTER (WHERE ${onTab(rule)}) AS ${sql.ref(`tab_${at}`)}`,
  );
  const ofShown = sql`count(*) FILTER (WHERE ${onTab(shown)}) AS shown`;
  const { rows } = await sql<SumsRow & Record<string, number>>`
    ${linesUnder(filter)} SELECT ${sql.join([...counts, ofShown, sumsOver(onTab(shown))])} FROM line`.execute(db);
  const [row] = rows;
  return {
    tabs: Object.fromEntries(Object.keys(tabs).map((tab, at) => [tab, row?.[`tab_${at}`] ?? 0])),
    rows: row?.shown ?? 0,
    sums: sumsFrom(row),
  };
}

/**
 * The number of rows on a tab, and how many of them are on each further tab. Narrow rows answer where they can: a large
 * house has a hundred thousand lines.
 */
export async function countTabs(db: Kysely<Tables>, filter: LineFilter, tabs: readonly TabRule[]): Promise<number[]> {
  if (tabs.every((tab) => isStanding(filter, tab))) return countStanding(db, filter, tabs);
  const [whole = {}] = tabs;
  const counts = tabs.map((tab, at) => sql`count(*) FILTER (WHERE ${onTab(tab)}) AS ${sql.ref(`tab_${at}`)}`);
  const [rows] = await oneTrip(
    db,
    sql<Record<string, number>>`${linesUnder(filter)} SELECT ${sql.join(counts)} FROM line WHERE ${onTab(whole)}`,
  );
  return tabs.map((_, at) => rows[0]?.[`tab_${at}`] ?? 0);
}

export async function countTab(db: Kysely<Tables>, filter: LineFilter, tab: TabRule): Promise<number> {
  const [count = 0] = await countTabs(db, filter, [tab]);
  return count;
}

/** The rows of a tab in an order. With a grouping the rows of a group stand together. */
export async function lineRows(db: Kysely<Tables>, filter: LineFilter, tab: TabRule, asked: Asked): Promise<RowRef[]> {
  const { rows } = await rowsOf(filter, tab, asked).execute(db);
  return rows;
}

function rowsOf(filter: LineFilter, tab: TabRule, { order, grouping, limit, offset }: Asked): RawBuilder<RowRef> {
  const grouped = grouping && groupingOf(grouping);
  return sql<RowRef>`
    ${linesUnder(filter)} SELECT row_id, line_id FROM line WHERE ${onTab(tab)}
    ORDER BY ${grouped ? sql`${grouped.order}, ${order}` : order} LIMIT ${sql.lit(limit)} OFFSET ${sql.lit(offset)}`;
}

/** The first rows of a tab. Narrow rows know those of the whole house that are due first. */
export async function firstRows(
  db: Kysely<Tables>,
  filter: LineFilter,
  tab: TabRule,
  { sort, limit }: { sort: string; limit: number },
): Promise<RowRef[]> {
  if (sort === "due_date" && isStanding(filter, tab)) return firstDue(db, filter, tab, limit);
  const order = lineOrder(filter.list, sort);
  const [rows] = await oneTrip(db, rowsOf(filter, tab, { order, limit, offset: 0 }));
  return rows;
}

/** The rows of an earlier answer, in their order. Rows that have left the filter's reach are left out. */
export async function rowsAgain(db: Kysely<Tables>, filter: LineFilter, rowIds: readonly number[]): Promise<RowRef[]> {
  const { rows } = await sql<RowRef>`
    ${linesUnder({ ...filter, rows: rowIds })} SELECT row_id, line_id FROM line
    JOIN unnest(${rowIds}::bigint[]) WITH ORDINALITY AS asked (id, place) ON asked.id = row_id
    ORDER BY asked.place`.execute(db);
  return rows;
}
