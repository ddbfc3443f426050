import fc from "fast-check";
import { expect, test } from "vitest";
import type { BackupName } from "#server/backups/names.ts";
import { backupsIn, listOf, pieceName } from "#server/backups/names.ts";
import { toKeep } from "#server/backups/to-keep.ts";

const house = "0b0f1a5e-6f44-4c8e-9d43-0a4f6f1f2a11";
const named = (at: string, number: number): BackupName => ({ house, number, at: new Date(at), keyName: "0123abcd" });
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
/** The backups that stay of those that were made at these times, in this order. */
const kept = (times: string[], keepDays: number, keepWeeks: number) => {
  const newestFirst = times.map((at, index) => named(at, index + 1)).reverse();
  return toKeep(newestFirst, dayOf, { keepDays, keepWeeks }).map(({ at }) => at.toISOString().slice(0, 16));
};
const day = (date: number) => `2026-11-${String(date).padStart(2, "0")}T02:30:00Z`;

test("the newest of each of the last days and weeks stays", () => {
  const month = Array.from({ length: 29 }, (_, index) => day(index + 1));
  expect(kept(month, 3, 3)).toEqual([
    "2026-11-29T02:30",
    "2026-11-28T02:30",
    "2026-11-27T02:30",
    "2026-11-22T02:30",
    "2026-11-15T02:30",
  ]);
});

test("of several in a day the last stays", () => {
  expect(kept(["2026-11-20T02:30:00Z", "2026-11-20T14:00:00Z", "2026-11-20T18:00:00Z"], 2, 0)).toEqual([
    "2026-11-20T18:00",
  ]);
});

test("a clock that jumps ahead costs no backup but the one that its day replaces", () => {
  expect(kept([day(1), day(2), "2031-01-01T02:30:00Z"], 3, 0)).toEqual([
    "2031-01-01T02:30",
    "2026-11-02T02:30",
    "2026-11-01T02:30",
  ]);
});

test("a clock that goes back does not make the newest the oldest", () => {
  expect(kept([day(10), day(11), day(12), day(3)], 2, 0)).toContain("2026-11-03T02:30");
});

test("the newest always stays, and never more than days and weeks together", () => {
  const times = fc.array(fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 5 }), (all, days, weeks) => {
      const newestFirst = all.map((at, index) => ({ ...named(at.toISOString(), index + 1), at })).reverse();
      const left = toKeep(newestFirst, dayOf, { keepDays: days, keepWeeks: weeks });
      return left[0] === newestFirst[0] && left.length <= days + weeks;
    }),
  );
});

test("a backup is known by its name again, and one without its list is none", () => {
  const backup = named(day(7), 1_234_567);
  expect(backupsIn([pieceName(listOf(backup), 0)])).toEqual([backup]);
  expect(
    backupsIn([`${house}/backup-000001-20261107T023000Z-0123abcd.database.00000`, "notes.txt", "../../etc/passwd"]),
  ).toEqual([]);
});
