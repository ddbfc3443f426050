import { expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { quarterBefore, quarterNamed } from "#domain/periods.ts";
import { stockFigure } from "#features/home/figures/stock-figure.ts";
import { atEndOf, stockTrend, stockWeeks } from "#features/home/figures/stock-weeks.ts";

type Day = Data<"listStockDays">["days"][number];
const aDay = (day: string, pieces: number): Day => {
  const sums = { pieces, carats: pieces, sell_amt: pieces };
  return { day, totalInventory: sums, whiteInventory: sums, fancyInventory: { pieces: 0, carats: 0, sell_amt: 0 } };
};
const quarter = quarterNamed("2026-Q4") ?? expect.fail();
const before = quarterBefore(quarter);
const pieces = ({ totalInventory }: Day) => totalInventory.pieces;
const { of: piecesOf } = stockFigure();
const today = "2026-10-20";

test("a week shows the stock as it was kept last in it, and a week of which no day is kept has no figure", () => {
  const days = [
    aDay("2026-07-06", 5),
    aDay("2026-09-30", 6),
    aDay("2026-10-01", 7),
    aDay("2026-10-07", 8),
    aDay("2026-10-20", 9),
  ];
  const rows = stockWeeks(days, [quarter, before], today, piecesOf);
  expect(rows.map(({ values }) => values).slice(0, 4)).toEqual([
    [8, 5],
    [null, null],
    [9, null],
    [null, null], // it has not begun
  ]);
  expect(rows.at(-1)).toMatchObject({ label: "Week 13, 24/12/2026 – 31/12/2026", values: [null, 6] });
  expect(rows.every(({ to }) => to === undefined)).toBe(true);
});

test("the tile compares with the last days of the quarter before, and with no earlier ones", () => {
  expect(atEndOf([aDay("2026-09-23", 4), aDay("2026-10-01", 7)], before)?.totalInventory.pieces).toBeUndefined();
  expect(atEndOf([aDay("2026-09-24", 4), aDay("2026-09-25", 5)], before)?.totalInventory.pieces).toBe(5);
});

test("the small line leads through thirteen weeks to now, with gaps, and a house without a past has none", () => {
  const trend = stockTrend([aDay("2026-10-06", 3), aDay("2026-10-13", 4)], today, 9, pieces);
  expect(trend).toHaveLength(13);
  expect(trend.slice(-4)).toEqual([null, 3, 4, 9]);
  expect(stockTrend([aDay(today, 9)], today, 9, pieces)).toEqual([]);
  expect(stockTrend([], today, 0, pieces)).toEqual([]);
});

test("the weeks are of the figure that is chosen", () => {
  const days = [{ ...aDay("2026-10-07", 8), totalInventory: { pieces: 8, carats: 9.5, sell_amt: 70 } }];
  const first = (chosen?: "carats" | "amount") =>
    stockWeeks(days, [quarter, before], today, stockFigure(chosen).of)[0]?.values;
  expect([first(), first("carats"), first("amount")]).toEqual([
    [8, null],
    [9.5, null],
    [70, null],
  ]);
});

test("a house that has no stone, or has kept none, has no chart of weeks", () => {
  expect(stockWeeks([], [quarter, before], today, piecesOf)).toEqual([]);
  expect(stockWeeks([aDay("2026-10-01", 0), aDay("2026-10-20", 0)], [quarter, before], today, piecesOf)).toEqual([]);
});
