import { expect, test } from "vitest";
import { daysOfPeriod, reportPeriods } from "#domain/report-periods.ts";

const on = (today: string) =>
  Object.fromEntries(
    reportPeriods.map((period) => {
      const { from, to } = daysOfPeriod(period, today);
      return [period, `${from} ${to}`];
    }),
  );

test("a period is told in days of the calendar, and one that is not over ends with its own last day", () => {
  expect(on("2026-11-20")).toEqual({
    today: "2026-11-20 2026-11-20",
    yesterday: "2026-11-19 2026-11-19",
    last7: "2026-11-14 2026-11-20",
    last30: "2026-10-22 2026-11-20",
    thisMonth: "2026-11-01 2026-11-30",
    lastMonth: "2026-10-01 2026-10-31",
    thisQuarter: "2026-10-01 2026-12-31",
    lastQuarter: "2026-07-01 2026-09-30",
    thisYear: "2026-01-01 2026-12-31",
    lastYear: "2025-01-01 2025-12-31",
  });
});

test("a period that begins or ends where clocks change loses no day and gains none", () => {
  expect(on("2026-03-30")).toMatchObject({
    yesterday: "2026-03-29 2026-03-29",
    last7: "2026-03-24 2026-03-30",
    last30: "2026-03-01 2026-03-30",
    thisMonth: "2026-03-01 2026-03-31",
    lastMonth: "2026-02-01 2026-02-28",
    lastQuarter: "2025-10-01 2025-12-31",
  });
  expect(on("2026-10-26")).toMatchObject({
    yesterday: "2026-10-25 2026-10-25",
    last7: "2026-10-20 2026-10-26",
    thisMonth: "2026-10-01 2026-10-31",
    lastMonth: "2026-09-01 2026-09-30",
  });
});

test("the first day of a year, the last of it and a leap day have their own", () => {
  expect(on("2027-01-01")).toMatchObject({
    yesterday: "2026-12-31 2026-12-31",
    lastMonth: "2026-12-01 2026-12-31",
    thisQuarter: "2027-01-01 2027-03-31",
    lastQuarter: "2026-10-01 2026-12-31",
    lastYear: "2026-01-01 2026-12-31",
  });
  expect(on("2026-12-31").thisMonth).toBe("2026-12-01 2026-12-31");
  expect(on("2028-02-29")).toMatchObject({ thisMonth: "2028-02-01 2028-02-29", lastMonth: "2028-01-01 2028-01-31" });
  expect(on("2028-03-31").lastMonth).toBe("2028-02-01 2028-02-29");
});
