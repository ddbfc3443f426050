import { expect, test } from "vitest";
import { factsIn } from "#server/supply/load-facts.ts";
import { suggestMapping } from "#server/supply/understand/suggest-mapping.ts";
import { supplyWorld } from "#support/supply-world.ts";

const none = { new: 0, changed: 0, same: 0, gone: 0, back: 0, refused: 0, conflict: 0, left_out: 0 };
const prices = { price_moved: 0, rising: 0, falling: 0, median: null, listed: 0, with_report: 0, others: 0 };
const { mapping } = suggestMapping({ rows: [], world: supplyWorld });
const earlier = { rows: null, mapping: null, isSameFile: false };
const factsOf = (figures: object) => factsIn({ ...none, ...prices, rows: 0, ...figures }, earlier, mapping, "whole");

test("a share is as precise as it is shown: with two decimals", () => {
  expect(factsOf({ rows: 31, refused: 8 }).refused_pct).toBe(25.81);
  expect(factsOf({ rows: 34, refused: 8, left_out: 3 }).refused_pct).toBe(25.81);
  expect(factsOf({ listed: 7, gone: 1, conflict: 1 }).gone_pct).toBe(28.57);
});

test("a share of nothing is none, and of everything a hundred", () => {
  expect(factsOf({}).refused_pct).toBe(0);
  expect(factsOf({ rows: 3, refused: 3 }).refused_pct).toBe(100);
});
