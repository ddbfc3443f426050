import type { PairTolerances } from "#domain/search/pair-search.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { containCodes } from "#domain/search/stone-search.ts";
import type { PairRule } from "#server/search/index/pairs/pair-query.ts";
import type { Filter, Query, Range } from "#server/search/index/query.ts";
import type { Question } from "../questions.ts";
import { schema } from "../schema.ts";
import { houseCode } from "./stone-lines.ts";

export type WireQuestion = { path: string; body: string };

/** A question in a browser's form. */
export function onWire({ query, pair }: Question, size: number): WireQuestion {
  const page = Math.floor((query.offset ?? 0) / size) + 1;
  const paged = `page=${page}&size=${size}`;
  const search = wireSearch(query);
  if (pair)
    return {
      path: `/api/v1/inventory/matchpair-search?${paged}`,
      body: JSON.stringify({ data: { ...search, pair: wirePair(pair) } }),
    };
  const count = query.answer === "count" ? "&is_count_only=true" : "";
  return { path: `/api/v1/inventory/search?${paged}${count}`, body: JSON.stringify({ data: search }) };
}

function wireSearch({ filters: all = {}, ranges = {}, begins, numbers, sort }: Query): StoneSearch {
  const { diamond_type, ...filters } = all;
  return {
    ...(diamond_type && { diamond_type: passing("diamond_type", diamond_type)[0] as "white" | "fancy" }),
    attributes: Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, wireFilter(name, filter)])),
    ranges: Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, wireRange(name, range)])),
    ...(begins?.stock_no && { begins: begins.stock_no }),
    ...(numbers && { numbers: [...numbers] }),
    ...(typeof sort === "string" && { sort }),
  };
}

/**
 * The tolerances of a pair: alike in shape, colour and clarity, near in weight and in the rule's own fields. The rest
 * is not compared.
 */
function wirePair({ carat, within }: PairRule): PairTolerances {
  const allowed = (name: string) => (within[name] === undefined ? null : within[name] / 100);
  return {
    carat: carat / 100,
    length: allowed("length"),
    width: allowed("width"),
    ratio: null,
    depth_pct: null,
    table_pct: null,
    color_steps: 0,
    clarity_steps: 0,
    equal: [],
    is_exclusive: false,
  };
}

/** Spec §4: "does not contain" lets stones without a code through, and a list of codes does not. */
function wireFilter(name: string, filter: Filter) {
  if ("notIn" in filter && filter.notIn.every((code) => houseCode(name, code) !== null))
    return {
      values: filter.notIn.map((code) => houseCode(name, code) as string),
      contain: containCodes.doesNotContain,
    };
  return { values: passing(name, filter) };
}

const passing = (name: string, filter: Filter): string[] =>
  [...schema.attribute(name).values.keys()]
    .filter((code) => ("in" in filter ? filter.in.includes(code) : !filter.notIn.includes(code)))
    .flatMap((code) => houseCode(name, code) ?? []);

function wireRange(name: string, [from, to]: Range) {
  const scale = schema.numbers.find((column) => column.name === name)?.scale ?? 2; // Own prices are hundredths too.
  const decimal = (units: number | null) => (units === null ? null : units / 10 ** scale);
  return { from: decimal(from), to: decimal(to) };
}
