import { expect, test } from "vitest";
import { codes } from "#domain/codes.ts";
import { type MemoState, memoStateLabels, memoStateOf, memoStates } from "#domain/paper.ts";

const { issued, received, sold } = codes.memo;

test.each<[string, number[], MemoState]>([
  ["everything is out", [issued, issued], "open"],
  ["some came back", [issued, received], "partial"],
  ["some were sold", [sold, issued], "partial"],
  ["some came back, some were sold, some are out", [sold, received, issued], "partial"],
  ["everything came back", [received, received], "returned"],
  ["everything was sold", [sold], "invoiced"],
  ["nothing is out, some came back and some were sold", [received, sold, received], "closed"],
])("a memo of which %s", (_, statuses, state) => {
  expect(memoStateOf(statuses)).toBe(state);
  expect(memoStateOf(statuses.toReversed())).toBe(state);
});

test("every state has its words", () => {
  expect(memoStates.map((state) => memoStateLabels[state].label)).toEqual([
    "Open",
    "Partly closed",
    "Returned",
    "Invoiced",
    "Closed",
  ]);
});
