import { expect, test } from "vitest";
import { sourceFiles } from "#support/source-files.ts";

const screens = sourceFiles(["src/features"]);

test("a list page is at most sixty lines", () => {
  const long = screens.filter(
    ({ text }) => /<(ListScreen|StonesScreen)\b/.test(text) && text.trimEnd().split("\n").length > 60,
  );
  expect(long.map(({ path }) => path)).toEqual([]);
});

test("the states and the table of a list are drawn by its one frame", () => {
  const byHand = screens.filter(
    ({ text }) => /<ListStates\b/.test(text) || /\blistSearch\(.*useFetchCycle\(/s.test(text),
  );
  expect(byHand.map(({ path }) => path)).toEqual([]);
});
