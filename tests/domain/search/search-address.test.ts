import fc from "fast-check";
import { expect, it } from "vitest";
import { fromAddress, toAddress } from "#domain/search/search-address.ts";
import { type StoneSearch, searchAttributes, searchRanges } from "#domain/search/stone-search.ts";
import { budget } from "#support/budget.ts";

const code = fc.stringMatching(/^[A-Z0-9_-]{1,8}$/).filter((text) => text !== "");
const values = fc.uniqueArray(code, { minLength: 1, maxLength: 5 });
const filter = fc.oneof(fc.record({ values }), fc.record({ values, contain: fc.constant(2 as const) }));
/** Origins are known by two codes; the other attributes by any. */
const byCode = searchAttributes.filter((name) => name !== "stone_origin");
const cents = fc.integer({ min: -9999, max: 999_999 }).map((value) => value / 100);
const range = fc.oneof(fc.record({ from: cents }), fc.record({ to: cents }), fc.record({ from: cents, to: cents }));
const search = fc.record(
  {
    diamond_type: fc.constantFrom("white" as const, "fancy" as const),
    availability: fc.constantFrom(1 as const, 2 as const, 3 as const),
    attributes: fc.dictionary(fc.constantFrom(...byCode), filter, { minKeys: 1, noNullPrototype: true }),
    ranges: fc.dictionary(fc.constantFrom(...searchRanges), range, { minKeys: 1, noNullPrototype: true }),
    numbers: fc.uniqueArray(code, { minLength: 1 }),
    begins: code,
    sort: fc.constantFrom("-carat", "stock_no,-markup_ppc"),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<StoneSearch>;

it("an address keeps every search whole", () => {
  fc.assert(
    fc.property(search, (one) => {
      expect(fromAddress(toAddress(one))).toEqual(one);
    }),
    budget(),
  );
});

it("an address keeps the origins of a search", () => {
  for (const values of [["1"], ["2"], ["1", "2"]]) {
    const one: StoneSearch = { attributes: { stone_origin: { values } } };
    expect(fromAddress(toAddress(one))).toEqual(one);
  }
});

it("an address that says all origins shows all, and one that says a name shows that", () => {
  const origins = (stone_origin: unknown) => fromAddress({ stone_origin }).attributes?.stone_origin;
  expect(origins("all")).toEqual({ values: ["1", "2"] });
  expect(origins("natural")).toEqual({ values: ["2"] });
  expect(origins("Lab grown")).toEqual({ values: ["1"] });
  expect(origins("!2")).toEqual({ values: ["2"], contain: 2 });
  expect(origins("3")).toBeUndefined();
  expect(origins("moon")).toBeUndefined();
});

it("a search that says nothing has an empty address", () => {
  expect(toAddress({})).toEqual({});
  expect(toAddress({ attributes: { color: { values: [] } }, ranges: { carat: {} } })).toEqual({});
});

it("a person can read the address of a search", () => {
  expect(
    toAddress({
      diamond_type: "white",
      attributes: { color: { values: ["D", "E"] }, shade: { values: ["BROWN"], contain: 2 } },
      ranges: { carat: { from: 1, to: 1.49 }, sell_amt: { to: 5000 } },
    }),
  ).toEqual({ diamond_type: "white", color: "D,E", shade: "!BROWN", carat: "1..1.49", sell_amt: "..5000" });
});

it("what does not fit an address counts as absent", () => {
  const nonsense = {
    diamond_type: "green",
    availability: "9",
    color: ["D"],
    carat: "1-2",
    sort: "cost",
    startDate: "x",
    since: "2026-11-20",
  };
  expect(fromAddress(nonsense)).toEqual({});
});

it("a router that read a number from the address changes nothing", () => {
  expect(fromAddress({ status: 1, availability: 2, numbers: 7 })).toEqual({
    availability: 2,
    attributes: { status: { values: ["1"] } },
    numbers: ["7"],
  });
});

it.each([
  ["2026-11-21T14:05:00Z", "2026-11-21T14:05:00Z"],
  ["2026-11-21T14:05:00.900+05:30", "2026-11-21T08:35:00Z"],
  ["2016-12-31T23:59:60Z", "2016-12-31T23:59:59Z"],
])("the moment %s of an address is the second %s", (written, since) => {
  expect(fromAddress({ since: written })).toEqual({ since });
  expect(toAddress({ since })).toEqual({ since });
});

it.each(["2026-13-21T14:05:00Z", "2026-11-21T14:05:00", "yesterday", 5, ""])("%s is no moment", (since) => {
  expect(fromAddress({ since })).toEqual({});
});
