import fc from "fast-check";
import type { PairRule } from "#server/search/index/pairs/pair-query.ts";
import type { Filter, Query, Range } from "#server/search/index/query.ts";
import type { Row } from "#server/search/index/row.ts";
import type { Schema } from "#server/search/index/schema.ts";
import type { ViewerDescription } from "#server/search/index/viewer.ts";

const numberRange = (values: readonly (number | null)[]): fc.Arbitrary<Range> => {
  const like = fc.constantFrom(...values.filter((value) => value !== null));
  const bound = fc.option(
    fc.oneof(
      like,
      like.map((x) => x + 0.5),
    ),
    { nil: null },
  );
  return fc.tuple(bound, bound).map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]));
};

/** A filter that lets something through, more often than not. */
function filterOf(count: number): fc.Arbitrary<Filter> {
  const codes = fc.uniqueArray(fc.nat(count - 1), { minLength: Math.ceil(count / 2), maxLength: count });
  return fc.oneof(
    codes.map((one) => ({ in: one })),
    codes.map((one) => ({ notIn: one.slice(0, Math.ceil(count / 3)) })),
  );
}

const some = <T>(entries: Record<string, fc.Arbitrary<T>>): fc.Arbitrary<Record<string, T>> =>
  fc.record(entries, { requiredKeys: [] }) as fc.Arbitrary<Record<string, T>>;

/** Queries around stones that exist, so that something is found. */
export function queries(schema: Schema, rows: readonly Row[]): fc.Arbitrary<Query> {
  const sample = rows.slice(0, 200);
  const own = Object.values(schema.description.price.own);
  const sortable = [...schema.numbers, ...schema.attributes, ...schema.keys].map(({ name }) => name).concat(own, "id");
  const sort = fc
    .uniqueArray(fc.tuple(fc.constantFrom("", "-"), fc.constantFrom(...sortable)), {
      minLength: 1,
      maxLength: 3,
      selector: ([, name]) => name,
    })
    .map((columns) => columns.map((one) => one.join("")).join(","));
  const values = (index: number) => sample.map(({ numbers }) => numbers[index] as number | null);
  const perCarat = values(schema.price.perCarat.index);
  const keysOf = (index: number) =>
    sample.map(({ keys }) => keys[index] as string | null).filter((key) => key !== null);
  const anyKey = fc.constantFrom(...schema.keys.flatMap(({ index }) => keysOf(index)));
  const begins = some(
    Object.fromEntries(
      schema.keys.map(({ name, index }) => [
        name,
        fc
          .tuple(fc.constantFrom(...keysOf(index)), fc.oneof(fc.nat(6), fc.nat(22)))
          .map(([text, end]) => text.slice(0, end)),
      ]),
    ),
  );
  const ranges = some({
    ...Object.fromEntries(schema.numbers.map(({ name, index }) => [name, numberRange(values(index))])),
    [schema.description.price.own.perCarat]: numberRange(perCarat),
    [schema.description.price.own.amount]: numberRange(perCarat.map((x) => x && x * 2)),
    [schema.description.price.own.discount]: numberRange([-9_000, -5_000, -3_240, 0, 500]),
  });
  return fc
    .record(
      {
        filters: some(
          Object.fromEntries(schema.attributes.map(({ name, values }) => [name, filterOf(values.length)])),
        ).map(few),
        availability: fc.constantFrom(1 as const, 2 as const, 3 as const),
        ranges: ranges.map(few),
        begins: begins.map(few),
        numbers: fc.array(
          fc.oneof(
            anyKey,
            anyKey.map((key) => ` ${key.toLowerCase()}`),
            fc.constant("NOBODY"),
          ),
          { minLength: 1, maxLength: 40 },
        ),
        sort,
        offset: fc.constantFrom(0, 0, 0, 7, 3000, 100_000),
        size: fc.constantFrom(0, 1, 20, 500),
        answer: fc.constantFrom("page", "page", "page", "rows", "count", "totals", "facets"),
      },
      { requiredKeys: ["sort"] },
    )
    .map((query) => rarely(query));
}

/** Two conditions of a kind at most: more find nothing. */
const few = <T>(record: Record<string, T>) => Object.fromEntries(Object.entries(record).slice(0, 2));

/** A pasted list and a beginning exclude nearly everything else: each stays in one query of four. */
function rarely({ numbers, begins, ...query }: Query & { size?: number }): Query {
  const turn = (query.size ?? 3) % 4;
  return { ...query, ...(turn === 1 && numbers && { numbers }), ...(turn === 0 && begins && { begins }) };
}

/** Rules for pairs, of which some compare nothing but the carat. */
export const pairRules: fc.Arbitrary<PairRule> = fc.record(
  {
    equal: fc.subarray(["shape", "color", "diamond_type", "location"]),
    carat: fc.nat(40),
    within: some({ length: fc.nat(100), width: fc.nat(100), days: fc.nat(900) }),
    steps: some({ color: fc.nat(2), shape: fc.nat(1) }),
    isExclusive: fc.boolean(),
  },
  { requiredKeys: ["equal", "carat", "within"] },
);

/** Viewers with prices of their own, some of whom see everything and some nothing. */
export function viewers(schema: Schema): fc.Arbitrary<ViewerDescription> {
  const factor = fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min: 9_000, max: 13_000 }) },
    fc.constantFrom(0, 10_000, 100_000),
  );
  const points = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.integer({ min: -3000, max: 3000 }));
  const bucket = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: schema.buckets, maxLength: schema.buckets });
  return fc.record(
    {
      factors: bucket(factor),
      points: bucket(points),
      sees: some({
        provider: fc.uniqueArray(fc.nat(schema.attribute("provider").values.length - 1), { minLength: 1 }),
        location: fc.uniqueArray(fc.nat(schema.attribute("location").values.length - 1)),
      }),
    },
    { requiredKeys: ["factors"] },
  );
}
