import { expect, test } from "vitest";
import { findingsSaid } from "#domain/findings-said.ts";
import { supplyFields } from "../features/loads/a-load.ts";

const labelOf = (name: string) => supplyFields.find(({ field }) => field === name)?.label ?? name;
const missing = "A value that every stone needs is missing.";
const unknown = "The value is in no list of the house, and the stone needs it.";
const found = (code: string, sentence: string, ...fields: (string | null)[]) =>
  fields.map((field) => ({ code, sentence, field }));

test("what every stone needs and a row has not is named once, field by field", () => {
  const of = found("neededMissing", missing, "shape", "color", "clarity", "price_per_ct");
  expect(findingsSaid(of, labelOf)).toEqual(["Missing: shape, colour, clarity, price per carat."]);
});

test("a sentence that is the same for every field says of which it is said, and once", () => {
  const of = [...found("neededCodeUnknown", unknown, "shape", "clarity"), ...found("neededMissing", missing, "carat")];
  expect(findingsSaid(of, labelOf)).toEqual([`Shape, clarity: ${unknown}`, "Missing: carat."]);
});

test("a sentence that names its field by itself, or is about the row, stands as it is", () => {
  const of = [
    ...found("stockNoRepeated", "An earlier line has the same stock number.", "org_stock_no"),
    ...found("neededMissing", missing, null),
  ];
  expect(findingsSaid(of, labelOf)).toEqual(["An earlier line has the same stock number.", missing]);
});
