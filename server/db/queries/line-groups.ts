import { type Kysely, type RawBuilder, sql } from "kysely";
import type { TabRule } from "#domain/stone-lists.ts";
import type { Sums } from "#domain/totals.ts";
import type { Tables } from "../tables.ts";
import { type LineFilter, linesUnder, onTab } from "./line-filter.ts";
import { type Grouped, type GroupPage, groupingOf, upTo } from "./line-groupings.ts";
import type { RowRef } from "./line-lists.ts";
import { type SumsRow, sumsFrom, sumsOver } from "./line-sums.ts";

type Named = {
  key: string;
  day?: string;
  paper_no?: string | null;
  first_name?: string;
  last_name?: string;
  role_id?: number;
  company_name?: string | null;
};
/** A group with its name and its sums. */
export type LineGroup = Named & { sums: Sums };

/** The groups of a tab's rows with their sums, and the number of groups. */
export async function lineGroups(
  db: Kysely<Tables>,
  filter: LineFilter,
  tab: TabRule,
  { grouping, ...page }: GroupPage & { grouping: Grouped },
): Promise<{ groups: LineGroup[]; count: number }> {
  const { columns, key, order, leading, names, from } = groupingOf(grouping);
  const grouped = sql`${linesUnder(filter)}, grouped AS (
    SELECT ${key} AS key, ${columns}, ${sumsOver(sql`true`)} FROM line WHERE ${onTab(tab)} GROUP BY ${columns})`;
  const { rows } = await sql<Named & SumsRow & { groups: number }>`${grouped}
    SELECT named.*, (SELECT count(*) FROM grouped) AS groups
    FROM (SELECT grouped.*, ${names} FROM ${upTo(page, leading)} ${from}) named
    ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  const count = rows[0]?.groups ?? (page.offset > 0 ? await countGroups(db, grouped) : 0);
  return { groups: rows.map((row) => ({ ...row, sums: sumsFrom(row) })), count };
}

/** The number of groups: past the last page no row carries it. */
async function countGroups(db: Kysely<Tables>, grouped: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`${grouped} SELECT count(*) AS count FROM grouped`.execute(db);
  return rows[0]?.count ?? 0;
}

type InGroups = { grouping: Grouped; keys: readonly string[]; order: RawBuilder<unknown>; limit: number };

/** The rows of some groups in their order, each with its group. */
export async function rowsOfGroups(
  db: Kysely<Tables>,
  filter: LineFilter,
  tab: TabRule,
  { grouping, keys, order, limit }: InGroups,
): Promise<(RowRef & { key: string })[]> {
  const { key, order: ofGroups } = groupingOf(grouping);
  const { rows } = await sql<RowRef & { key: string }>`
    ${linesUnder(filter)} SELECT row_id, line_id, ${key} AS key FROM line
    WHERE ${onTab(tab)} AND ${key} = ANY (${keys}::text[])
    ORDER BY ${ofGroups}, ${order} LIMIT ${limit}`.execute(db);
  return rows;
}
