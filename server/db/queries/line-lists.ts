import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Grouping, TabRule } from "#domain/stone-lists.ts";
import type { Sums } from "#domain/totals.ts";
import type { Tables } from "../tables.ts";
import { type LineFilter, linesUnder, onTab } from "./line-filter.ts";

/** A row of a list: a line, and of an invoice the row that names it. */
export type RowRef = { row_id: number; line_id: number };
type Part = { limit: number; offset: number };

const sums = sql`count(*) AS pieces, sum(carat * 100)::bigint::text AS carat, sum(amount * 100)::bigint::text AS total,
  sum(carat * 100) FILTER (WHERE rap IS NOT NULL)::bigint::text AS listed_carat,
  sum(rap * carat * 10000)::bigint::text AS rap_carat,
  sum(amount * 100) FILTER (WHERE rap IS NOT NULL)::bigint::text AS listed_total`;
type SumsRow = { pieces: number } & Record<"carat" | "total" | "listed_carat" | "rap_carat" | "listed_total", string>;

const sumsFrom = (row: SumsRow | undefined): Sums => ({
  pieces: row?.pieces ?? 0,
  carat: BigInt(row?.carat ?? 0),
  total: BigInt(row?.total ?? 0),
  listed: {
    carat: BigInt(row?.listed_carat ?? 0),
    rapCarat: BigInt(row?.rap_carat ?? 0),
    total: BigInt(row?.listed_total ?? 0),
  },
});

/** How many rows each tab has, and the sums of one of them. */
export async function countLines(
  db: Kysely<Tables>,
  filter: LineFilter,
  tabs: Readonly<Record<string, TabRule>>,
  shown: TabRule,
): Promise<{ tabs: Record<string, number>; sums: Sums }> {
  const counts = Object.values(tabs).map(
    (rule, at) => sql`count(*) FILTER (WHERE ${onTab(rule)}) AS ${sql.ref(`tab_${at}`)}`,
  );
  const { rows } = await sql<SumsRow & Record<string, number>>`
    ${linesUnder(filter)}, shown AS (SELECT ${sums} FROM line WHERE ${onTab(shown)}),
    counted AS (SELECT ${sql.join(counts)} FROM line)
    SELECT * FROM shown, counted`.execute(db);
  const [row] = rows;
  return {
    tabs: Object.fromEntries(Object.keys(tabs).map((tab, at) => [tab, row?.[`tab_${at}`] ?? 0])),
    sums: sumsFrom(row),
  };
}

/** Rows of a tab in an order; grouped, those of a group stand together. */
export async function lineRows(
  db: Kysely<Tables>,
  filter: LineFilter,
  tab: TabRule,
  { order, grouping, limit, offset }: Part & { order: RawBuilder<unknown>; grouping?: Grouping },
): Promise<RowRef[]> {
  const grouped = groupOf(grouping);
  const { rows } = await sql<RowRef>`
    ${linesUnder(filter)} SELECT row_id, line_id FROM line WHERE ${onTab(tab)}
    ORDER BY ${grouped ? sql`${grouped.order}, ${order}` : order} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

type Client = { first_name: string; last_name: string; role_id: number; company_name: string | null };
type GroupRow = SumsRow & { key: string; groups: number } & Partial<Client> & {
    day?: string;
    paper_no?: string | null;
  };
export type LineGroup = Omit<GroupRow, keyof SumsRow | "groups"> & { sums: Sums };

const client = sql`holder_id, business_id, first_name, last_name, role_id, company_name, client`;
const clientKey = sql`concat_ws('-', holder_id, business_id)`;
const clientOrder = sql`client, holder_id, business_id NULLS LAST`;
const paper = (id: string, number: string) => ({
  columns: sql`${sql.ref(id)}, ${sql.ref(number)}`,
  shown: sql`${sql.ref(number)} AS paper_no`,
  key: sql`coalesce(${sql.ref(id)}::text, 'none')`,
  order: sql`${sql.ref(id)} DESC NULLS LAST`,
});
const shownClient = sql`first_name, last_name, role_id, company_name`;

/** Report grouping of spec §4: what a group has in common, what it is called by, and which comes first. */
const groupings = {
  2: { columns: sql`day`, shown: sql`day`, key: sql`day::text`, order: sql`day DESC` },
  3: { columns: client, shown: shownClient, key: clientKey, order: clientOrder },
  4: {
    columns: sql`day, ${client}`,
    shown: sql`day, ${shownClient}`,
    key: sql`day || '/' || ${clientKey}`,
    order: sql`day DESC, ${clientOrder}`,
  },
  5: paper("invoice_id", "invoice_no"),
  6: paper("order_id", "order_no"),
  7: paper("memo_id", "memo_no"),
};
const groupOf = (grouping: Grouping | undefined) =>
  grouping === undefined || grouping === 1 ? undefined : groupings[grouping];

/** Groups of a tab's rows with their sums, and how many groups there are. */
export async function lineGroups(
  db: Kysely<Tables>,
  filter: LineFilter,
  tab: TabRule,
  { grouping, limit, offset }: Part & { grouping: Exclude<Grouping, 1> },
): Promise<{ groups: LineGroup[]; count: number }> {
  const { columns, shown, key, order } = groupings[grouping];
  const grouped = sql`${linesUnder(filter)}, grouped AS (
    SELECT ${key} AS key, ${shown}, ${sums}, row_number() OVER (ORDER BY ${order}) AS place
    FROM line WHERE ${onTab(tab)} GROUP BY ${columns})`;
  const { rows } = await sql<GroupRow>`${grouped}
    SELECT grouped.*, (SELECT count(*) FROM grouped) AS groups FROM grouped
    WHERE place > ${offset} AND place <= ${offset + limit} ORDER BY place`.execute(db);
  const count = rows[0]?.groups ?? (await countGroups(db, grouped));
  return { groups: rows.map((row) => ({ ...row, sums: sumsFrom(row) })), count };
}

/** Past the last page no row says how many there are. */
async function countGroups(db: Kysely<Tables>, grouped: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`${grouped} SELECT count(*) AS count FROM grouped`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The rows of some groups in their order, with the group of each. */
export async function rowsOfGroups(
  db: Kysely<Tables>,
  filter: LineFilter,
  tab: TabRule,
  asked: { grouping: Exclude<Grouping, 1>; keys: readonly string[]; order: RawBuilder<unknown>; limit: number },
): Promise<(RowRef & { key: string })[]> {
  const { key, order } = groupings[asked.grouping];
  const { rows } = await sql<RowRef & { key: string }>`
    ${linesUnder(filter)} SELECT row_id, line_id, ${key} AS key FROM line
    WHERE ${onTab(tab)} AND ${key} = ANY (${asked.keys}::text[])
    ORDER BY ${order}, ${asked.order} LIMIT ${asked.limit}`.execute(db);
  return rows;
}

/** Rows that were found before, in their order; those that are out of the filter's reach by now are not there. */
export async function rowsAgain(db: Kysely<Tables>, filter: LineFilter, rowIds: readonly number[]): Promise<RowRef[]> {
  const { rows } = await sql<RowRef>`
    ${linesUnder({ ...filter, rows: rowIds })} SELECT row_id, line_id FROM line
    JOIN unnest(${rowIds}::bigint[]) WITH ORDINALITY AS asked (id, place) ON asked.id = row_id
    ORDER BY asked.place`.execute(db);
  return rows;
}
