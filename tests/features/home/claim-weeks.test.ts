import { expect, test } from "vitest";
import { claimTrend } from "#features/home/figures/claim-weeks.ts";

const day = (day: string, Hold: number | null) => ({ day, Hold, Memos: 0, ConfirmStones: 0 });

test("the line of a buyer's holds has a point for each of twelve weeks before, and for now", () => {
  const days = [day("2026-11-13", 4), day("2026-11-19", 9), day("2026-08-28", 2)];
  const line = claimTrend(days, "2026-11-20", 5, "Hold");
  expect(line).toHaveLength(13);
  expect([line[0], line[11], line[12]]).toEqual([2, 4, 5]);
  expect(line.slice(1, 11).every((point) => point === null)).toBe(true);
});

test("there is no line where there never were any, nor of a list that one may not read", () => {
  expect(claimTrend([day("2026-11-13", 0)], "2026-11-20", 0, "Hold")).toEqual([]);
  expect(claimTrend([day("2026-11-13", null)], "2026-11-20", 0, "Hold")).toEqual([]);
  expect(claimTrend([], "2026-11-20", 0, "Memos")).toEqual([]);
});
