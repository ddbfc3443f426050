import type { StoneSearch } from "#domain/search/stone-search.ts";
import { containCodes } from "#domain/search/stone-search.ts";
import type { Filter, Range } from "#server/search/index/query.ts";
import type { Question } from "../questions.ts";
import { schema } from "../schema.ts";
import { houseCode } from "./stone-lines.ts";

export type WireQuestion = { path: string; body: string };

/** A question as a browser sends it; pairs have a call of their own. */
export function onWire({ query }: Question, size: number): WireQuestion {
  const { diamond_type, ...filters } = query.filters ?? {};
  const search: StoneSearch = {
    ...(diamond_type && { diamond_type: passing("diamond_type", diamond_type)[0] as "white" | "fancy" }),
    attributes: Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, wireFilter(name, filter)])),
    ranges: Object.fromEntries(
      Object.entries(query.ranges ?? {}).map(([name, range]) => [name, wireRange(name, range)]),
    ),
    ...(query.begins?.stock_no && { begins: query.begins.stock_no }),
    ...(query.numbers && { numbers: [...query.numbers] }),
    ...(typeof query.sort === "string" && { sort: query.sort }),
  };
  const page = Math.floor((query.offset ?? 0) / size) + 1;
  const count = query.answer === "count" ? "&is_count_only=true" : "";
  return { path: `/api/v1/inventory/search?page=${page}&size=${size}${count}`, body: JSON.stringify({ data: search }) };
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
  const scale = schema.numbers.find((column) => column.name === name)?.scale ?? 2; // own prices are hundredths too
  const decimal = (units: number | null) => (units === null ? null : units / 10 ** scale);
  return { from: decimal(from), to: decimal(to) };
}
