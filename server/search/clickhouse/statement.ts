import { type SearchAttribute, searchAttributes, sortKeys } from "#domain/search/stone-search.ts";
import { type CodedAttribute, isAttribute, isCoded } from "../../db/queries/stone-columns.ts";
import type { Facet } from "../../db/queries/stone-conditions.ts";
import type { Conditions } from "./conditions.ts";
import type { Parameters } from "./parameters.ts";

/** The facets that ClickHouse counts by, in the order of its answer. */
export const facetNames: readonly Facet[] = [...searchAttributes, "carat_range"];

type Wanted = {
  priced: string;
  conditions: Conditions;
  /** The offered ranges of weights, in hundredths. */
  spans: readonly { low: number; high: number }[];
  /** True for stones under the pasted numbers, if some were pasted. */
  listed: string | undefined;
  page: { order: string[]; offset: number; size: number } | undefined;
  isCountOnly: boolean;
};

/** Whole numbers beyond 2^53 must come as texts, and the parts of an answer must be of one moment. */
const settings =
  "SETTINGS output_format_json_quote_64bit_integers = 1, enable_shared_storage_snapshot_in_query = 1, max_query_size = 4194304";

/**
 * Sums, facets, the page and the stones under pasted numbers in one statement with one row, and so of one moment. Each
 * stone is checked for the number of filters that it fails, as queries/stone-search.ts says.
 */
export function searchStatement({ priced, conditions, spans, listed, page, isCountOnly }: Wanted): string {
  const keys = page?.order.map((key, place) => `${key.replace(/ (ASC|DESC)$/, "")} AS key_${place}`) ?? [];
  const columns = ["id", "carat", "rap", "sell_amt", `${failed(conditions)} AS failed`, ...keys, ...searchAttributes];
  const near = `near AS (SELECT ${columns.join(", ")}, ${spanOf(spans)} AS carat_range FROM priced
    WHERE ${all([...conditions.always, failsOneAtMost(conditions)])})`;
  const parts = [
    `(${isCountOnly ? "SELECT count() AS pieces FROM near WHERE failed = 0" : sums}) AS sums`,
    whole,
    ...(isCountOnly ? [] : [facetsOf(conditions)]),
    ...(page ? [pageOf(page)] : []),
    ...(listed
      ? [`(SELECT groupArray((id, stock_no, report_no, org_stock_no)) AS listed FROM priced WHERE ${listed}) AS l`]
      : []),
  ];
  return `WITH ${priced},\n${near}\nSELECT * FROM ${parts.join(",\n")}\n${settings}`;
}

const sums = `SELECT count() AS pieces, sum(n.carat) AS carat, sum(n.sell_amt) AS total,
  sumIf(n.carat, isNotNull(n.rap)) AS listed_carat, sumIf(n.sell_amt, isNotNull(n.rap)) AS listed_total,
  sum(ifNull(n.rap, 0) * n.carat) AS rap_carat FROM near AS n WHERE n.failed = 0`;

/** True if the table has all stones: while they are read, PostgreSQL answers. */
const whole = `(SELECT max(p.is_whole) AS is_whole FROM (SELECT is_whole FROM stone_position FINAL) AS p) AS w`;

/**
 * The stones by facet and code: those that fail no filter, then those that fail each filter alone. A row of a grouping
 * set is of the one facet that is not folded away.
 */
const facetsOf = ({ filters }: Conditions) => `(SELECT groupArray((facet, value, stones)) AS facets FROM (
  SELECT indexOf([${facetNames.map((name) => `grouping(${name})`).join(", ")}], 0) AS facet,
    [${facetNames.map((name) => `toString(${name})`).join(", ")}][facet] AS value,
    [${["found", ...filters].map((_, place) => `countIf(failed = ${place})`).join(", ")}] AS stones
  FROM near GROUP BY GROUPING SETS (${facetNames.map((name) => `(${name})`).join(", ")})) WHERE value != '') AS f`;

const pageOf = ({ order, offset, size }: NonNullable<Wanted["page"]>) => {
  const keys = order.map((key, place) => `key_${place} ${key.endsWith(" DESC") ? "DESC" : "ASC"} NULLS LAST, `);
  return `(SELECT groupArray(id) AS ids FROM (
    SELECT id FROM near WHERE failed = 0 ORDER BY ${keys.join("")}id LIMIT ${size} OFFSET ${offset})) AS g`;
};

const all = (parts: readonly string[]) => (parts.length > 0 ? parts.join(" AND ") : "1");

const fails = ({ filters }: Conditions, worth: (place: number) => number) =>
  filters.map(({ passes }, place) => `if(${passes}, 0, ${worth(place)})`).join(" + ");

const failsOneAtMost = (conditions: Conditions) =>
  conditions.filters.length > 1 ? `${fails(conditions, () => 1)} <= 1` : "1";

/** The number of the one filter that a stone fails, from 1; 0 is none. */
const failed = (conditions: Conditions) =>
  `toUInt8(${conditions.filters.length > 0 ? fails(conditions, (place) => place + 1) : "0"})`;

/** The place of the offered range that holds a stone, from 0; none has an empty one. Offered ranges never overlap. */
const spanOf = (spans: Wanted["spans"]) =>
  `multiIf(${[...spans.map(({ low, high }, place) => `carat BETWEEN ${low} AND ${high}, '${place}'`), "0, '', ''"].join(", ")})`;

/** The keys of a search's sorting. `codesOf` gives a coded attribute's codes in the order of its master. */
export function orderOf(
  sort: string | undefined,
  codesOf: (name: CodedAttribute) => readonly string[],
  parameters: Parameters,
): string[] {
  return sortKeys(sort).flatMap(({ column, isDown }) => {
    const keys = isAttribute(column) ? attributeKeys(column) : [isKey(column) ? `nullIf(${column}, '')` : column];
    return keys.map((key) => `${key} ${isDown ? "DESC" : "ASC"}`);
  });

  function attributeKeys(name: SearchAttribute): string[] {
    if (isNumbered(name)) return [`toInt64OrNull(toString(${name}))`];
    if (!isCoded(name)) return [`toString(${name})`];
    const codes = parameters.add("Array(String)", codesOf(name));
    const place = `indexOf(${codes}, toString(${name}))`;
    const last = `length(${codes}) + 1`;
    return [`if(${name} = '', NULL, if(${place} = 0, ${last}, ${place}))`, `nullIf(toString(${name}), '')`];
  }
}

const isKey = (name: string) => name === "stock_no" || name === "report_no";
/** The attributes that are sorted as numbers. */
const isNumbered = (name: SearchAttribute) => name === "stone_origin" || name === "status" || name === "provider";
