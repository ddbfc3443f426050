import { expect, test } from "vitest";
import { shownMonths } from "#features/track-report/shown-months.ts";

const row = (months: string) =>
  months
    .split(" ")
    .filter(Boolean)
    .map((one) => ({ month: one.slice(0, 7), times: Number(one.slice(8)) }));
const shown = (months: string, most?: number) =>
  shownMonths(row(months), most)
    .map(({ month, times }) => `${month}=${times}`)
    .join(" ");

for (const [says, found, expected] of [
  ["a stone that nobody was shown has no bars", shown(""), ""],
  ["one month is one bar", shown("2026-11=4"), "2026-11=4"],
  [
    "a month without a search stands as one of none, over the turn of a year too",
    shown("2026-11=4 2027-02=1"),
    "2026-11=4 2026-12=0 2027-01=0 2027-02=1",
  ],
  ["whatever their order", shown("2027-01=2 2026-12=1"), "2026-12=1 2027-01=2"],
  ["the latest only", shown("2025-01=9 2026-12=1 2027-01=2", 2), "2026-12=1 2027-01=2"],
] as const) {
  test(says, () => expect(found).toBe(expected));
}
