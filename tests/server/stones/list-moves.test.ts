import { expect, test } from "vitest";
import { listMoves } from "#server/wire/list-moves.ts";

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const list = (list_no: number, on: number, rap: string | null) => ({
  list_no,
  label: `L${list_no}`,
  applied_at: day(on),
  rap,
});
const moves = (lists: ReturnType<typeof list>[], arrived: number, sold?: number) =>
  listMoves(lists, day(arrived), sold === undefined ? undefined : day(sold)).map((move) => [
    move.list_no,
    move.before,
    move.rap,
  ]);

for (const [says, found, expected] of [
  ["no list moves nothing", moves([], 5), []],
  ["the list in force at the arrival is where it began", moves([list(1, 1, "100"), list(2, 2, "110")], 5), []],
  ["a first list after the arrival is where it began, too", moves([list(1, 9, "100")], 5), []],
  ["a later list moves it", moves([list(1, 1, "100"), list(2, 9, "110")], 5), [[2, "100", "110"]]],
  [
    "a list that says the same does not",
    moves([list(1, 1, "100"), list(2, 9, "100"), list(3, 10, "90")], 5),
    [[3, "100", "90"]],
  ],
  [
    "a price is lost and found",
    moves([list(1, 1, "100"), list(2, 7, null), list(3, 8, "90")], 5),
    [
      [2, "100", null],
      [3, null, "90"],
    ],
  ],
  ["what is sold is priced no more", moves([list(1, 1, "100"), list(2, 9, "110")], 5, 8), []],
] as const) {
  test(says, () => expect(found).toEqual(expected));
}
