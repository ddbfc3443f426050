import { expect, test } from "vitest";
import { isEmptySearch, type StoneSearch } from "#domain/search/stone-search.ts";

test.each<StoneSearch>([
  { availability: 1 },
  { availability: 2 },
  { begins: "JD" },
  { numbers: ["JD1"] },
  { since: "2026-11-20T00:00:00Z" },
  { attributes: { shape: { values: ["ROUND"] } } },
  { ranges: { carat: { from: 1 } } },
])("%j has a condition", (search) => {
  expect(isEmptySearch(search)).toBe(false);
});

test.each<StoneSearch>([
  {},
  { availability: 3 },
  { diamond_type: "white", sort: "-carat" },
  { begins: "", numbers: [], attributes: {}, ranges: {} },
])("%j has no condition beside the type of stones and the sorting", (search) => {
  expect(isEmptySearch(search)).toBe(true);
});
