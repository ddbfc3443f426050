import { expect, test } from "vitest";
import { dealsAsked, figuresSearch, searchesAsked, stockAsked } from "#features/home/figures/figures-search.ts";
import { quarterWeeks } from "#features/home/figures/quarter-weeks.ts";

test("an address is read back as it was written, and what does not fit counts as absent", () => {
  const said = { shape: "OVAL", color: "D", clarity: "VS1", business_id: 3, period: "2026-Q4", figure: "carats" };
  expect(figuresSearch(said)).toEqual(said);
  expect(figuresSearch({ ...said, business_id: "3", clarity: 1 })).toEqual({ ...said, clarity: "1" });
  const nothing = {
    shape: undefined,
    color: undefined,
    clarity: undefined,
    business_id: undefined,
    period: undefined,
    figure: undefined,
  };
  expect(figuresSearch({})).toEqual(nothing);
  const hostile = { shape: "OVAL,ROUND", color: "D".repeat(61), clarity: ["VS1"], business_id: -1 };
  for (const period of ["2026-Q5", "2026", "0000-Q1", "Q4", 2026, null, {}])
    expect(figuresSearch({ ...hostile, period })).toEqual(nothing);
  for (const figure of ["pieces", "cost", ["carats"], 1]) expect(figuresSearch({ figure })).toEqual(nothing);
});

test("a quarter becomes its days for the calls that take days, and the stock has none", () => {
  const search = { shape: "OVAL", period: "2024-Q1", business_id: 3 };
  const days = { startDate: "2024-01-01", endDate: "2024-03-31" };
  expect(dealsAsked(search)).toEqual({ shape: "OVAL", business_id: 3, ...days });
  expect(searchesAsked(search)).toEqual({ shape: ["OVAL"], business_id: 3, ...days });
  expect(stockAsked(search)).toEqual({ shape: "OVAL" });
  expect(dealsAsked({})).toEqual({});
});

const sums = { pieces: 1, carats: 1, amount: 0 };
const day = (of: string, amount: number) => ({ day: of, pieces: 1, carats: 1, amount });
const quarter = (name: string, from: string, to: string, days: ReturnType<typeof day>[]) => {
  const itself = { name, from, to, ...sums };
  return { quarter: itself, before: itself, days, up_to: 1 };
};

test("every day of a quarter belongs to one of its thirteen weeks, and a week that has not begun has no figure", () => {
  const now = quarter("2026-Q4", "2026-10-01", "2026-12-31", [
    day("2026-10-01", 0.1),
    day("2026-10-07", 0.2),
    day("2026-10-08", -5),
  ]);
  const before = quarter("2026-Q3", "2026-07-01", "2026-09-30", [day("2026-07-01", 7), day("2026-09-30", 9)]);
  const rows = quarterWeeks(now, before, "2026-10-09", ({ from, to }) => `/list?from=${from}&to=${to}`);
  expect(rows).toHaveLength(13);
  expect(rows.slice(0, 3).map(({ values }) => values)).toEqual([
    [0.3, 7],
    [-5, 0],
    [null, 0],
  ]);
  expect(rows.at(-1)?.values).toEqual([null, 9]);
  expect(rows.at(-1)?.label).toBe("Week 13, 24/12/2026 – 31/12/2026");
  expect(rows.map(({ to }) => to).filter(Boolean)).toEqual([
    "/list?from=2026-10-01&to=2026-10-07",
    "/list?from=2026-10-08&to=2026-10-14",
  ]);
});

test("two quarters without a sale have no figures to draw", () => {
  const empty = quarter("2026-Q4", "2026-10-01", "2026-12-31", []);
  expect(quarterWeeks(empty, empty, "2026-10-09", () => undefined)).toEqual([]);
});
