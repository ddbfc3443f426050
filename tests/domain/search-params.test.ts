import { expect, test } from "vitest";
import {
  choiceParam,
  dayParam,
  flagParam,
  listParams,
  sortParam,
  textParam,
  wholeParam,
} from "#domain/search-params.ts";

test("an address without anything says nothing", () => {
  expect(Object.values(listParams({}, ["code"])).every((value) => value === undefined)).toBe(true);
});

test("what the router read as a number is a word where words are wanted", () => {
  expect(textParam(123)).toBe("123");
  expect(textParam("  round ")).toBe("round");
  expect(textParam(" ")).toBeUndefined();
  expect(textParam({})).toBeUndefined();
  expect(textParam("x".repeat(300))).toHaveLength(200);
});

test("a number is whole, from 1 on, and no more than it may be", () => {
  expect(wholeParam("7")).toBe(7);
  expect(wholeParam(7)).toBe(7);
  for (const wrong of [0, -1, 1.5, "x", "", Number.NaN, null, true]) expect(wholeParam(wrong)).toBeUndefined();
  expect(wholeParam(1001, 1000)).toBeUndefined();
});

test("a choice that is none of the offered ones is none", () => {
  expect(choiceParam("active", ["active", "inactive"])).toBe("active");
  expect(choiceParam("ACTIVE", ["active", "inactive"])).toBeUndefined();
});

test("only a yes is a flag", () => {
  expect([true, "true", false, "false", 1].map(flagParam)).toEqual([true, true, undefined, undefined, undefined]);
});

test("a day that the calendar does not have is no day", () => {
  expect(dayParam("2026-02-28")).toBe("2026-02-28");
  for (const wrong of ["2026-02-31", "28-02-2026", 20260228]) expect(dayParam(wrong)).toBeUndefined();
});

test("a list is sorted by the columns that it can be sorted by, and no others", () => {
  expect(sortParam("-name,code", ["code", "name"])).toBe("-name,code");
  expect(sortParam("-name,password", ["code", "name"])).toBeUndefined();
  expect(sortParam("", ["code"])).toBeUndefined();
});

test("a page size beyond the contract's is not asked for", () => {
  expect(listParams({ size: 5000 }).size).toBeUndefined();
  expect(listParams({ size: 1000, page: "2" })).toMatchObject({ size: 1000, page: 2 });
});
