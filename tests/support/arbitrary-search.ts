import fc from "fast-check";
import {
  type AttributeFilter,
  type NumberRange,
  type SearchAttribute,
  type StoneSearch,
  searchAttributes,
  searchRanges,
  sortColumns,
} from "#domain/search/stone-search.ts";
import type { PricedStone } from "#server/db/queries/stock.ts";

/** What searches are made of, so that they find something. */
export type SearchValues = {
  attributes: Record<SearchAttribute, string[]>;
  stones: readonly PricedStone[];
  caratRanges: readonly { from_carat: string; to_carat: string }[];
};

/** Searches around stones that exist; every kind of condition comes, and seldom so many that nothing is left. */
export function arbitrarySearch(values: SearchValues): fc.Arbitrary<StoneSearch> {
  const filled = searchAttributes.filter((name) => values.attributes[name].length > 0);
  const attributes = some(filled, (name) => attributeFilter(values.attributes[name]), 3);
  const ranges = fc.oneof(
    some(searchRanges, (name) => numberRange(values.stones.map((stone) => stone[name])), 2),
    offeredRange(values.caratRanges),
  );
  const day = fc.constantFrom(...values.stones).map(({ arrived_at }) => arrived_at.toISOString().slice(0, 10));
  const keys = values.stones.flatMap(({ stock_no, org_stock_no, report_no }) => [
    stock_no,
    org_stock_no,
    ...(report_no ? [report_no] : []),
  ]);
  const key = fc.constantFrom(...keys);
  const pasted = fc.oneof(
    key,
    key.map((text) => ` ${text.toLowerCase()}\t`),
    fc.constantFrom("NOBODY", " "),
  );
  const beginning = fc
    .tuple(fc.constantFrom(...values.stones), fc.integer({ min: 1, max: 9 }))
    .map(([{ stock_no }, length]) => ` ${stock_no.slice(0, length).toLowerCase()}`);
  const condition = fc.record(
    {
      diamond_type: fc.constantFrom("white" as const, "fancy" as const),
      availability: fc.constantFrom(1 as const, 2 as const, 3 as const),
      attributes,
      ranges,
      startDate: day,
      endDate: day,
    },
    { requiredKeys: [] },
  );
  const listed = fc.record({
    numbers: fc.array(pasted, { minLength: 1, maxLength: 120 }),
    availability: fc.constantFrom(1 as const, 2 as const, 3 as const),
  });
  const found = fc.oneof(
    { weight: 8, arbitrary: condition },
    { weight: 1, arbitrary: listed },
    { weight: 1, arbitrary: fc.record({ begins: beginning }) },
  );
  const sort = fc
    .uniqueArray(fc.tuple(fc.constantFrom("", "-"), fc.constantFrom(...sortColumns)), {
      minLength: 1,
      maxLength: 4,
      selector: ([, name]) => name,
    })
    .map((columns) => columns.map((one) => one.join("")).join(","));
  return fc.tuple(found, fc.option(sort)).map(([search, by]) => (by === null ? search : { ...search, sort: by }));
}

/** Some of the names, each with what is made for it. */
function some<Name extends string, T>(names: readonly Name[], make: (name: Name) => fc.Arbitrary<T>, most: number) {
  const entry = fc.constantFrom(...names).chain((name) => make(name).map((one) => [name, one] as const));
  return fc
    .uniqueArray(entry, { maxLength: most, selector: ([name]) => name })
    .map((entries) => Object.fromEntries(entries) as Partial<Record<Name, T>>);
}

/** One that lets something through, more often than not. */
function attributeFilter(codes: readonly string[]): fc.Arbitrary<AttributeFilter> {
  const known = fc.constantFrom(...codes);
  const half = fc.uniqueArray(known, { minLength: Math.ceil(codes.length / 2), maxLength: codes.length });
  const few = fc.uniqueArray(fc.oneof({ weight: 20, arbitrary: known }, { weight: 1, arbitrary: fc.constant("?") }), {
    minLength: 1,
    maxLength: 3,
  });
  return fc.oneof(
    half.map((values) => ({ values })),
    few.map((values) => ({ values, contain: 1 as const })),
    few.map((values) => ({ values, contain: 2 as const })),
  );
}

/** Between two values that stones have, or just beside them; open where there is nothing. */
function numberRange(texts: readonly (string | null)[]): fc.Arbitrary<NumberRange> {
  const held = texts.filter((text) => text !== null).map(Number);
  const like = held.length > 0 ? fc.constantFrom(...held) : fc.constant(1);
  const bound = fc.option(fc.tuple(like, fc.constantFrom(0, 0, 0.005, -0.005)).map(([value, by]) => value + by));
  return fc
    .tuple(bound, bound)
    .map(([from, to]) => (from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }));
}

/** One of the house's own, which the counts of the ranges leave out. */
const offeredRange = (ranges: SearchValues["caratRanges"]) =>
  fc
    .constantFrom(...ranges)
    .map(({ from_carat, to_carat }) => ({ carat: { from: Number(from_carat), to: Number(to_carat) } }));
