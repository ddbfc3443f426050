import { type RawBuilder, sql } from "kysely";
import { type SearchAttribute, type SortColumn, sortColumns, sortKeys } from "#domain/search/stone-search.ts";
import { Problem } from "../../ground/problem.ts";
import { type CodedAttribute, codeOf, isAttribute, isCoded, keyOf } from "./stone-columns.ts";

type Sql = RawBuilder<unknown>;
/** The sort keys of stones `s`, the most important key first. */
export type Sorting = { key: Sql; isDown: boolean }[];

/** The keys of a search's sorting. `codesOf` gives a coded attribute's codes in the order of its master. */
export function sortingOf(sort: string | undefined, codesOf: (name: CodedAttribute) => readonly string[]): Sorting {
  return sortKeys(sort).flatMap(({ column, isDown }) =>
    keysOf(sortColumn(column), codesOf).map((key) => ({ key, isDown })),
  );
}

/** The attributes by which a search is sorted. */
export const sortedAttributes = (sort: string | undefined): SearchAttribute[] =>
  sortKeys(sort).flatMap(({ column }) => (isAttribute(column) ? [column] : []));

function sortColumn(name: string): SortColumn {
  const column = sortColumns.find((one) => one === name);
  if (!column) throw new Problem("sortUnknown");
  return column;
}

function keysOf(column: SortColumn, codesOf: (name: CodedAttribute) => readonly string[]): Sql[] {
  if (isAttribute(column)) return isCoded(column) ? codeKeys(column, codesOf(column)) : [uncoded(column)];
  if (column === "arrived_at") return [sql`date_trunc('second', s.arrived_at)`];
  const stored = sql.ref(`s.${column}`);
  return [column === "stock_no" || column === "report_no" ? sql`nullif(${keyOf(stored)}, '') COLLATE "C"` : stored];
}

/** The keys of a code: its place in the master's list. Unknown codes come after, by themselves. */
function codeKeys(name: SearchAttribute, codes: readonly string[]): Sql[] {
  const code = codeOf(name);
  const place = sql`coalesce(array_position(${codes}::text[], ${code}), ${codes.length + 1}::integer)`;
  return [sql`CASE WHEN ${code} IS NOT NULL THEN ${place} END`, sql`${code} COLLATE "C"`];
}

/** The attributes sorted as numbers. Flags are sorted as they are spelled. */
const numbers: Partial<Record<SearchAttribute, string>> = {
  stone_origin: "s.stone_origin",
  status: "s.status",
  provider: "s.provider_id",
};
const uncoded = (name: SearchAttribute) => (numbers[name] ? sql.ref(numbers[name]) : codeOf(name));
