import { expect, test } from "vitest";
import { fieldMessage, fieldMessages } from "#domain/field-messages.ts";

const sentences: [string, Record<string, unknown>, string][] = [
  ["required", {}, "Required."],
  ["type", { type: "integer" }, "Must be a whole number."],
  ["type", { type: ["string", "null"] }, "Must be text or empty."],
  ["minLength", { limit: 1 }, "Must not be empty."],
  ["minLength", { limit: 10 }, "Must be at least 10 characters."],
  ["maxLength", { limit: 1 }, "Must be at most 1 character."],
  ["pattern", { pattern: "[^\\s\\p{Cc}\\p{Cf}]" }, "Must not be empty."],
  ["pattern", { pattern: "^[A-Z]+$" }, "Not in the right format."],
  ["format", { format: "date" }, "Must be a date (YYYY-MM-DD)."],
  ["format", { format: "hostname" }, "Not in the right format."],
  ["minimum", { comparison: ">=", limit: 1 }, "Must be at least 1."],
  ["minimum", { comparison: ">=", limit: 0.01 }, "Must be at least 0.01."],
  ["maximum", { comparison: "<=", limit: 10_000_000 }, "Must be at most 10,000,000."],
  ["maxLength", { limit: 2000 }, "Must be at most 2,000 characters."],
  ["maxItems", { limit: 5000 }, "Must have at most 5,000 entries."],
  ["exclusiveMaximum", { comparison: "<", limit: 24 }, "Must be less than 24."],
  ["multipleOf", { multipleOf: 0.01 }, "Must have at most 2 decimals."],
  ["multipleOf", { multipleOf: 0.1 }, "Must have at most 1 decimal."],
  ["multipleOf", { multipleOf: 5 }, "Must be a multiple of 5."],
  ["minItems", { limit: 1 }, "Must have at least 1 entry."],
  ["maxItems", { limit: 500 }, "Must have at most 500 entries."],
  ["uniqueItems", {}, "Must not have the same entry twice."],
  ["enum", { allowedValues: ["white", "fancy", null] }, "Must be one of: white, fancy, empty."],
  ["const", { allowedValue: 4 }, "Must be 4."],
  ["dependentRequired", { property: "user_id" }, "Is required together with user_id."],
  ["oneOf", {}, "Not in the right format."],
];
test.each(sentences)("a broken %s %j reads as a sentence", (keyword, params, sentence) => {
  expect(fieldMessage(keyword, params)).toBe(sentence);
});

test("limits of files read in units for people", () => {
  expect(fieldMessages.fileTooLarge(2_097_152)).toBe("Must be at most 2 MB.");
  expect(fieldMessages.fileTooLarge(1_572_864)).toBe("Must be at most 1.5 MB.");
  expect(fieldMessages.fileTooLarge(1000)).toBe("Must be at most 1,000 bytes.");
  expect(fieldMessages.fileTooLarge(500)).toBe("Must be at most 500 bytes.");
  expect(fieldMessages.tooManyFiles(1)).toBe("Must be at most 1 file.");
});
