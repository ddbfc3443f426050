import {
  type AttributeFilter,
  availabilityCodes,
  containCodes,
  type SearchAttribute,
  type StoneSearch,
  searchAttributes,
  searchRanges,
} from "#domain/search/stone-search.ts";
import type { Facet } from "../../db/queries/stone-conditions.ts";
import { normalKey } from "../index/key-text.ts";
import { arrivalSeconds, type UnitRange, unitsOf } from "../whole-units.ts";
import type { Parameters } from "./parameters.ts";
import { decimalsOf, stoneKeys } from "./stone-table.ts";

/** A search as conditions on priced stones. The count of a facet leaves out only the facet's own filter. */
export type Conditions = { always: string[]; filters: { facet: Facet; passes: string }[] };
/** The parts of the house and of the viewer that a search needs. */
type Surroundings = {
  /** The offered range of weights that the search names, by its place. */
  span: { low: number; high: number } | undefined;
  timeZone: string;
  seesCost: boolean;
};

export function conditionsOf(search: StoneSearch, around: Surroundings, parameters: Parameters): Conditions {
  const { diamond_type, ranges = {}, begins, numbers } = search;
  const { span, timeZone, seesCost } = around;
  const arrived = arrivalSeconds(search, timeZone);
  const text = (value: string) => parameters.add("String", value);
  return {
    always: [
      ...(diamond_type ? [`diamond_type = ${text(diamond_type)}`] : []),
      ...searchRanges.flatMap((name) => {
        const range = name === "carat" && span ? undefined : ranges[name];
        return range ? within(name, unitsOf(decimalsOf(name), range.from ?? null, range.to ?? null)) : [];
      }),
      ...(numbers ? [isListed(numbers, seesCost, parameters)] : []),
      ...(begins ? [`startsWith(stock_no, ${text(normalKey(begins))})`] : []),
      ...(arrived ? within("arrived_at", arrived) : []),
    ],
    filters: [
      ...searchAttributes.flatMap((facet) => {
        const parts = attributeConditions(facet, search, parameters);
        return parts.length > 0 ? [{ facet, passes: parts.join(" AND ") }] : [];
      }),
      ...(span ? [{ facet: "carat_range" as const, passes: `carat BETWEEN ${span.low} AND ${span.high}` }] : []),
    ],
  };
}

/** The numbers of a stone that a viewer may search by. A supplier's own number tells the supplier (decision 0019). */
export const openKeys = (seesCost: boolean): readonly string[] => (seesCost ? stoneKeys : stoneKeys.slice(0, 2));

/** True for a stone under one of the pasted numbers. */
export function isListed(numbers: readonly string[], seesCost: boolean, parameters: Parameters): string {
  const keys = parameters.add("Array(String)", [...new Set(numbers.map(normalKey))].filter(Boolean));
  return `(${openKeys(seesCost)
    .map((name) => `${name} IN ${keys}`)
    .join(" OR ")})`;
}

/** The conditions of an attribute. The availability is one more condition on the status. */
function attributeConditions(name: SearchAttribute, search: StoneSearch, parameters: Parameters): string[] {
  const { attributes = {}, availability } = search;
  const filter = attributes[name];
  const own = filter ? [passes(name, filter, parameters)] : [];
  if (name !== "status" || availability === undefined || availability === availabilityCodes.all) return own;
  return [...own, availability === availabilityCodes.available ? "status = '1'" : "status != '1'"];
}

/** The filter of an attribute. A stone without a code has an empty one, and is among all but some. */
function passes(name: SearchAttribute, { values, contain }: AttributeFilter, parameters: Parameters): string {
  const given = parameters.add("Array(String)", values);
  return contain === containCodes.doesNotContain
    ? `${name} NOT IN ${given}`
    : `(${name} IN ${given} AND ${name} != '')`;
}

/** True for a number in a range. A missing number is in no range, not even in one that is open on both sides. */
const within = (name: string, [from, to]: UnitRange): string[] => [
  ...(from === null ? [] : [`${name} >= ${whole(from)}`]),
  ...(to === null ? [] : [`${name} <= ${whole(to)}`]),
  `isNotNull(${name})`,
];

/** A bound beyond all numbers of stones is as good as the last whole number. */
const whole = (bound: number) => Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, bound)).toString();
