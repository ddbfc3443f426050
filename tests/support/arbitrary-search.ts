import fc from "fast-check";
import { momentOf } from "#domain/search/moment.ts";
import {
  type AttributeFilter,
  type NumberRange,
  type StoneSearch,
  searchAttributes,
  searchRanges,
  sortColumns,
} from "#domain/search/stone-search.ts";
import type { PricedStone } from "#server/db/queries/stock.ts";
import { codeOf } from "./naive-search.ts";
import type { SearchValues } from "./search-values.ts";

/** Searches around an existing stone, which meets most of their conditions. So something is found. */
export function arbitrarySearch(values: SearchValues): fc.Arbitrary<StoneSearch> {
  const stone = fc.constantFrom(...values.stones);
  const search = stone.chain((wanted) =>
    fc.oneof(
      { weight: 10, arbitrary: conditions(values, wanted) },
      { weight: 1, arbitrary: pastedList(values, wanted) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 9 }).map((length) => beginning(wanted, length)) },
    ),
  );
  return fc.tuple(search, fc.option(sorts)).map(([one, sort]) => (sort === null ? one : { ...one, sort }));
}

const wholeSecond = (at: Date) => momentOf(Math.floor(at.getTime() / 1000));

const sorts = fc
  .uniqueArray(fc.tuple(fc.constantFrom("", "-"), fc.constantFrom(...sortColumns)), {
    minLength: 1,
    maxLength: 4,
    selector: ([, name]) => name,
  })
  .map((columns) => columns.map((one) => one.join("")).join(","));

function conditions(values: SearchValues, wanted: PricedStone): fc.Arbitrary<StoneSearch> {
  const filled = searchAttributes.filter((name) => values.attributes[name].length > 0);
  const ranges = some(searchRanges, (name) => numberRange(values.stones, wanted, name), 2);
  const offered = values.caratRanges.map(({ from_carat, to_carat }) => ({
    carat: { from: Number(from_carat), to: Number(to_carat) },
  }));
  const day = wanted.arrived_at.toISOString().slice(0, 10);
  const anyDay = fc.constantFrom(...values.stones).map(({ arrived_at }) => arrived_at.toISOString().slice(0, 10));
  return fc.record(
    {
      diamond_type: rarelyOther(wanted.diamond_type, fc.constantFrom("white" as const, "fancy" as const)),
      availability: rarelyOther(wanted.status === 1 ? 1 : 2, fc.constantFrom(1 as const, 2 as const, 3 as const)),
      attributes: some(filled, (name) => attributeFilter(values.attributes[name], codeOf(wanted, name)), 3),
      ranges: offered.length > 0 ? fc.oneof(ranges, fc.constantFrom(...offered)) : ranges,
      startDate: anyDay.map((one) => (one < day ? one : day)),
      endDate: anyDay.map((one) => (one > day ? one : day)),
      since: fc
        .constantFrom(...values.stones)
        .map(({ arrived_at }) => wholeSecond(arrived_at < wanted.arrived_at ? arrived_at : wanted.arrived_at)),
    },
    { requiredKeys: [] },
  );
}

const rarelyOther = <T>(wanted: T, any: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(wanted) }, { weight: 1, arbitrary: any });

/** Some of the names, each with its arbitrary value. */
function some<Name extends string, T>(names: readonly Name[], make: (name: Name) => fc.Arbitrary<T>, most: number) {
  const entry = fc.constantFrom(...names).chain((name) => make(name).map((one) => [name, one] as const));
  return fc
    .uniqueArray(entry, { maxLength: most, selector: ([name]) => name })
    .map((entries) => Object.fromEntries(entries) as Partial<Record<Name, T>>);
}

function attributeFilter(codes: readonly string[], wanted: string | null): fc.Arbitrary<AttributeFilter> {
  const code = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...codes) },
    { weight: 1, arbitrary: fc.constant("?") },
  );
  const any = fc.uniqueArray(code, { minLength: 1, maxLength: codes.length });
  const others = codes.filter((one) => one !== wanted);
  const out = others.length > 0 ? fc.uniqueArray(fc.constantFrom(...others), { minLength: 1 }) : any;
  return fc.oneof(
    any.map((values) => (wanted === null ? { values } : { values: [...new Set([...values, wanted])] })),
    out.map((values) => ({ values, contain: 2 as const })),
    any.map((values) => ({ values, contain: 1 as const })),
  );
}

/** A range around the stone's number, to another's or just beside it; open for a stone without one. */
function numberRange(
  stones: readonly PricedStone[],
  wanted: PricedStone,
  name: (typeof searchRanges)[number],
): fc.Arbitrary<NumberRange> {
  const held = stones.flatMap((stone) => (stone[name] === null ? [] : [Number(stone[name])]));
  const own = wanted[name] === null ? [] : [Number(wanted[name])];
  const another = fc.constantFrom(...(held.length > 0 ? held : [1]));
  const bound = fc.tuple(another, fc.constantFrom(0, 0, 0.005, -0.005)).map(([value, by]) => value + by);
  const ends = fc.tuple(bound, bound, fc.constantFrom("from", "to", "both", "none"));
  return ends.map(([a, b, open]) => ({
    from: open === "to" || open === "none" ? null : Math.min(a, b, ...own),
    to: open === "from" || open === "none" ? null : Math.max(a, b, ...own),
  }));
}

function pastedList({ stones }: SearchValues, wanted: PricedStone): fc.Arbitrary<StoneSearch> {
  const key = fc
    .tuple(fc.constantFrom(wanted, ...stones), fc.constantFrom("stock_no", "org_stock_no", "report_no"))
    .map(([stone, name]) => stone[name as "stock_no"] ?? " ");
  const pasted = fc.oneof(
    key,
    key.map((text) => ` ${text.toLowerCase()}\t`),
    fc.constant("NOBODY"),
  );
  return fc.record(
    {
      numbers: fc.array(pasted, { minLength: 1, maxLength: 120 }),
      availability: fc.constantFrom(1 as const, 2 as const, 3 as const),
    },
    { requiredKeys: ["numbers"] },
  );
}

const beginning = ({ stock_no }: PricedStone, length: number): StoneSearch => ({
  begins: ` ${stock_no.trim().slice(0, length).toLowerCase()}`,
});
