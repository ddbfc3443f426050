import { expect, test } from "vitest";
import { daysAfter, daysBetween, quarterBefore, quarterNamed, quarterOf, yearsBefore } from "#domain/periods.ts";

test("a quarter has its name, its first and its last day, and one before it", () => {
  expect(quarterNamed("2026-Q4")).toEqual({ name: "2026-Q4", from: "2026-10-01", to: "2026-12-31" });
  expect(["2026-01-01", "2026-03-31", "2026-04-01", "2026-12-31"].map(quarterOf)).toEqual([
    "2026-Q1",
    "2026-Q1",
    "2026-Q2",
    "2026-Q4",
  ]);
  const names = ["2026-Q1"];
  for (let at = 0; at < 4; at++) names.push(quarterBefore({ name: names[at] ?? "", from: "", to: "" }).name);
  expect(names).toEqual(["2026-Q1", "2025-Q4", "2025-Q3", "2025-Q2", "2025-Q1"]);
  for (const name of names) expect(quarterNamed(quarterOf(quarterNamed(name)?.to ?? ""))?.name).toBe(name);
});

test("there is no fifth quarter, no quarter of nothing, and none before calendars agree", () => {
  for (const name of ["2026-Q5", "2026-Q0", "0000-Q1", "1899-Q4", "2026", "26-Q1", "2026-q1", ""])
    expect(quarterNamed(name)).toBeUndefined();
});

test("ten years before the last of February is a day that there is", () => {
  expect(yearsBefore("2024-02-29", 10)).toBe("2014-02-28");
  expect(yearsBefore("2026-11-23", 10)).toBe("2016-11-23");
});

test("days are counted on the calendar, whatever clocks do in between", () => {
  expect(daysAfter("2026-10-24", 2)).toBe("2026-10-26");
  expect(daysAfter("2024-02-28", 1)).toBe("2024-02-29");
  expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysBetween("2026-01-01", "2026-12-31")).toBe(364);
  expect(daysBetween("2026-03-30", "2026-03-28")).toBe(-2);
});
