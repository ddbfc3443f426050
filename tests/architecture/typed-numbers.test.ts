import { expect, test } from "vitest";
import { sourceFiles } from "#support/source-files.ts";

test("numbers and days are typed into the kit's own fields: those of Mantine drop or alter what they cannot read", () => {
  const screens = sourceFiles(["src"]);
  const named = screens.filter(({ text }) => /\b(NumberInput|DateInput)\b|type="number"/.test(text));
  expect(named.map(({ path }) => path)).toEqual([]);
  expect(screens.filter(({ text }) => /<NumberField\b/.test(text)).length).toBeGreaterThan(10);
});
