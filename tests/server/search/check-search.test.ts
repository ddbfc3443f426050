import { expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { Problem } from "#server/ground/problem.ts";
import { checkSearch } from "#server/search/check-search.ts";

function refusalOf(search: StoneSearch, seesCost: boolean) {
  try {
    checkSearch(search, seesCost);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { code: error.code, status: error.status, errors: error.extra.errors };
  }
  return undefined;
}

test("a search that makes sense is let through", () => {
  const search: StoneSearch = {
    attributes: { color: { values: ["D"] } },
    ranges: { carat: { from: 1, to: 1 }, sell_amt: { to: 5000 }, rap: { from: null, to: -1 } },
    startDate: "2026-11-01",
    endDate: "2026-11-01",
    sort: "-carat,stock_no,markup_ppc,-shape",
  };
  expect(refusalOf(search, false)).toBeUndefined();
  expect(refusalOf({}, false)).toBeUndefined();
});

test("a range that ends before it begins is refused beside its end, and so are days", () => {
  const message = messages.rangeUpsideDown;
  const search: StoneSearch = {
    ranges: { carat: { from: 2, to: 1.99 }, length: { from: 1, to: 2 }, rap: { from: 9, to: 8 } },
    startDate: "2026-11-02",
    endDate: "2026-11-01",
  };
  expect(refusalOf(search, false)).toEqual({
    code: "rangeUpsideDown",
    status: 422,
    errors: [
      { path: "/data/ranges/carat/to", message },
      { path: "/data/ranges/rap/to", message },
      { path: "/data/endDate", message },
    ],
  });
});

test.each(["total_amt", "-cost", "id", "carat,,rap", "carat,rap,length,width,height"])(
  "nothing is sorted by %j",
  (sort) => {
    expect(refusalOf({ sort }, true)).toEqual({
      code: "sortUnknown",
      status: 422,
      errors: [{ path: "/data/sort", message: messages.sortUnknown }],
    });
  },
);

test.each([
  [{ attributes: { provider: { values: ["1"] } } }, "/data/attributes/provider"],
  [{ ranges: { disc: { to: -20 } } }, "/data/ranges/disc"],
  [{ ranges: { price_per_ct: {} } }, "/data/ranges/price_per_ct"],
  [{ sort: "carat,-price_per_ct" }, "/data/sort"],
  [{ sort: "disc" }, "/data/sort"],
  [{ sort: "provider" }, "/data/sort"],
] satisfies [StoneSearch, string][])("who may not see cost does not search by it: %j", (search, path) => {
  expect(refusalOf(search, false)).toEqual({
    code: "costHidden",
    status: 403,
    errors: [{ path, message: messages.costHidden }],
  });
  expect(refusalOf(search, true)).toBeUndefined();
});
