import { type RawBuilder, sql } from "kysely";
import { secondOf } from "#domain/search/moment.ts";
import {
  type AttributeFilter,
  availabilityCodes,
  containCodes,
  type NumberRange,
  type SearchAttribute,
  type StoneSearch,
  searchAttributes,
  searchRanges,
} from "#domain/search/stone-search.ts";
import { codeOf, keyOf } from "./stone-columns.ts";

type Sql = RawBuilder<unknown>;
export type RangeBounds = { from_carat: string; to_carat: string };
/** The facets that stones are counted by. */
export type Facet = SearchAttribute | "carat_range";

/** A search as conditions on stones `s`. The count of a facet leaves out only the facet's own filter. */
export type Conditions = { always: Sql[]; filters: { facet: Facet; passes: Sql }[] };

/**
 * The parts of the house that a search needs: its offered ranges, its time zone, the stones under the pasted numbers.
 */
type Surroundings = { caratRanges: readonly RangeBounds[]; timeZone: string; listed: readonly number[] | undefined };

export function conditionsOf(search: StoneSearch, { caratRanges, timeZone, listed }: Surroundings): Conditions {
  const { diamond_type, ranges = {}, begins, startDate, endDate, since } = search;
  const { carat, ...otherRanges } = ranges;
  const isOffered = carat !== undefined && caratRanges.some((offered) => isRange(offered, carat));
  const plain: typeof ranges = isOffered ? otherRanges : ranges;
  const arrival = sql`(s.arrived_at AT TIME ZONE ${timeZone})::date`;
  return {
    always: [
      diamond_type && sql`s.diamond_type = ${diamond_type}`,
      ...searchRanges.map((name) => plain[name] && within(name, plain[name])),
      listed && sql`s.id = ANY (${listed}::bigint[])`,
      begins && sql`starts_with(${keyOf(sql`s.stock_no`)}, ${keyOf(sql`${begins}::text`)})`,
      startDate && sql`${arrival} >= ${calendarDay(startDate)}::date`,
      endDate && sql`${arrival} <= ${calendarDay(endDate)}::date`,
      since && sql`s.arrived_at >= to_timestamp(${secondOf(since)}::double precision)`,
    ].filter((part) => typeof part === "object"),
    filters: [
      ...searchAttributes.flatMap((facet) => {
        const parts = attributeConditions(facet, search);
        return parts.length > 0 ? [{ facet, passes: and(parts) }] : [];
      }),
      ...(isOffered ? [{ facet: "carat_range" as const, passes: within("carat", carat) }] : []),
    ],
  };
}

export const and = (parts: readonly Sql[]): Sql => (parts.length > 0 ? sql.join(parts, sql` AND `) : sql`true`);

const isRange = ({ from_carat, to_carat }: RangeBounds, { from, to }: NumberRange) =>
  from === Number(from_carat) && to === Number(to_carat);

/** The conditions of an attribute. The availability is one more condition on the status. */
function attributeConditions(name: SearchAttribute, { attributes = {}, availability }: StoneSearch): Sql[] {
  const filter = attributes[name];
  const own = filter ? [passes(codeOf(name), filter)] : [];
  if (name !== "status" || availability === undefined || availability === availabilityCodes.all) return own;
  return [...own, availability === availabilityCodes.available ? sql`s.status = 1` : sql`s.status <> 1`];
}

const passes = (code: Sql, { values, contain }: AttributeFilter) =>
  contain === containCodes.doesNotContain
    ? sql`(${code} IS NULL OR ${code} <> ALL (${values}::text[]))`
    : sql`${code} = ANY (${values}::text[])`;

/** True for a number in a range. A missing number is in no range, not even in one that is open on both sides. */
function within(name: string, { from, to }: NumberRange): Sql {
  const column = sql.ref(`s.${name}`);
  return and([
    ...(typeof from === "number" ? [sql`${column} >= ${from}::numeric`] : []),
    ...(typeof to === "number" ? [sql`${column} <= ${to}::numeric`] : []),
    sql`${column} IS NOT NULL`,
  ]);
}

/** A day of the calendar: the contract allows a year 0000, but the calendar has none. */
const calendarDay = (day: string) => (day < "0001" ? "0001-01-01" : day);
