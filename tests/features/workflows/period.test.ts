import { expect, test } from "vitest";
import { periodOf, periodUntil } from "#features/workflows/period.ts";
import { sortedRows } from "#features/workflows/sorted-rows.ts";
import { workflowSearch } from "#features/workflows/workflow-search.ts";

test("a month, a quarter and a year begin on their first day and end today", () => {
  const begins = (day: string) =>
    (["month", "quarter", "year"] as const).map((name) => periodUntil(name, day).from.slice(5));
  expect(begins("2026-01-01")).toEqual(["01-01", "01-01", "01-01"]);
  expect(begins("2026-03-31")).toEqual(["03-01", "01-01", "01-01"]);
  expect(begins("2026-04-01")).toEqual(["04-01", "04-01", "01-01"]);
  expect(begins("2026-12-31")).toEqual(["12-01", "10-01", "01-01"]);
  expect(periodUntil("month", "2026-11-20").to).toBe("2026-11-20");
});

test("days of one's own count when they are two and in their order", () => {
  const today = "2026-11-20";
  const own = { from: "2026-10-05", to: "2026-10-09" };
  expect(periodOf({ period: "month", ...own }, today)).toEqual(own);
  expect(periodOf({ from: own.to, to: own.from }, today)).toEqual({ from: "2026-01-01", to: today });
  expect(periodOf({ from: own.from }, today)).toEqual({ from: "2026-01-01", to: today });
});

test("an address that says nonsense says nothing", () => {
  const raw = { tab: "else", period: "age", from: "31/12", party: "king", step: 0, panel: 1, sort: "-hue", item: 117 };
  expect(JSON.parse(JSON.stringify(workflowSearch(raw)))).toEqual({ item: "117" });
});

test("what has no figure stands last, whichever way the rows are sorted", () => {
  const rows = [
    { id: "a", n: null },
    { id: "b", n: 2 },
    { id: "c", n: 10 },
    { id: "d", n: 2 },
  ];
  const order = (sort: string) =>
    sortedRows(rows, sort)
      .map(({ id }) => id)
      .join("");
  expect([order("n"), order("-n"), order("n,-id"), order("")]).toEqual(["bdca", "cbda", "dbca", "abcd"]);
});
