import { expect, test } from "vitest";
import { pastedText } from "#domain/pasted-text.ts";

const limit = 40;

test.each([
  ["a column with its empty lines", "LP1\r\n\r\n\r\nLP2\t\t LP3\n", "LP1\nLP2 LP3"],
  ["a column that ends in a million empty lines", `LP1\nLP2${"\r\n".repeat(1_000_000)}`, "LP1\nLP2"],
  ["empty lines alone", "\n".repeat(5_000_000), ""],
  ["as many signs as there may be", `${"A".repeat(19)}\n${"B".repeat(20)}`, `${"A".repeat(19)}\n${"B".repeat(20)}`],
])("%s is read without its blanks", (_, text, read) => {
  expect(pastedText(text, limit)).toBe(read);
});

test.each([
  ["one sign more than there may be", `${"A".repeat(20)}\n${"B".repeat(20)}`],
  ["a column of a million numbers", "LP1000001\n".repeat(1_000_000)],
  ["one word of a million signs", "A".repeat(1_000_000)],
])("%s is not read", (_, text) => {
  expect(pastedText(text, limit)).toBeNull();
});
