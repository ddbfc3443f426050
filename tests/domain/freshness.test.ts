import { describe, expect, test } from "vitest";
import { freshness } from "#domain/freshness.ts";

const now = new Date("2026-11-22T09:00:00Z");
const ago = (hours: number, minutes: number) => new Date(now.getTime() - (hours * 60 + minutes) * 60_000);

describe("spec §9: a date-age check flags anything older than 24 hours", () => {
  test.each([
    ["a list delivered 23 h 59 m ago is fresh", ago(23, 59), "fresh"],
    ["one of 24 h to the minute is not older than 24 hours", ago(24, 0), "fresh"],
    ["one of 24 h 1 m is flagged", ago(24, 1), "old"],
    ["one that was delivered now is fresh", now, "fresh"],
  ])("%s", (_, stockedAt, expected) => {
    expect(freshness(stockedAt, now)).toBe(expected);
  });

  test("a provider may have a limit of its own", () => {
    expect(freshness(ago(47, 59), now, 48)).toBe("fresh");
    expect(freshness(ago(48, 1), now, 48)).toBe("old");
    expect(freshness(ago(1, 1), now, 1)).toBe("old");
  });

  test("stock that never came is neither fresh nor old", () => {
    expect(freshness(null, now)).toBe("none");
  });

  test("the hour that a change of clocks skips does not count: 24 hours are 24 hours", () => {
    expect(freshness(new Date("2027-03-27T12:00:00+01:00"), new Date("2027-03-28T12:30:00+02:00"))).toBe("fresh");
  });
});
