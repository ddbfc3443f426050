import { expect, test } from "vitest";
import { numberRefusal, typedNumber } from "#domain/typed-number.ts";

const read: readonly [string, number][] = [
  ["12", 12],
  ["12.5", 12.5],
  ["12,5", 12.5],
  ["1,5", 1.5],
  ["83,5", 83.5],
  ["4800,50", 4800.5],
  ["0,7", 0.7],
  ["0,75", 0.75],
  ["0,750", 0.75],
  [".5", 0.5],
  ["12.", 12],
  [" 7 ", 7],
  ["2283.290", 2283.29],
  ["1,234.50", 1234.5],
  ["1,234,567", 1_234_567],
  ["1 234,50", 1234.5],
  ["$7,933.57", 7933.57],
  ["-5", -5],
  ["−5.25", -5.25],
  ["+5", 5],
  ["99999999999", 99_999_999_999],
];
test.each(read)("%j is read as %d, whichever decimal sign the person has", (text, value) => {
  expect(typedNumber(text, 2)).toBe(value);
});

test("a comma before three digits is the house's own thousand, as in every number that it writes", () => {
  expect(typedNumber("1,234", 2)).toBe(1234);
  expect(typedNumber("12,345", 3)).toBe(12_345);
});

const unread = ["1e3", "1e5", "abc", "1.2.3", "1,2,3", "12,34,567", "1,234,5", "1.234,50", "1,234.567", "2283.295"];
const worse = ["12 5", "0,123,456", "--5", "5-", "1 234 5", "0x10", "Infinity", "NaN", ",", ".", "-", "$", ""];
test.each([...unread, ...worse])("%j is no number, for no reading of it is the only one", (text) => {
  expect(typedNumber(text, 2)).toBeNull();
});

test("what is refused says what is expected: the decimals, a whole number, or the bound", () => {
  const sentence = "Must be a number with at most 2 decimals, such as 1,234.50.";
  for (const text of ["abc", "1e3", "2283.295"]) expect(numberRefusal(text, { places: 2 })).toBe(sentence);
  for (const text of ["2.5", "2,5", "1e3", "five"]) {
    expect(numberRefusal(text, { places: 0 })).toBe("Must be a whole number.");
  }
  expect(numberRefusal("-5", { places: 0, least: 0 })).toBe("Must be at least 0.");
  expect(numberRefusal("7,000", { places: 0, most: 6000 })).toBe("Must be at most 6,000.");
});

test("a number within its bounds and an empty field are not refused; the server asks for what it needs", () => {
  for (const text of ["24", "24.0", "1,000", ""]) expect(numberRefusal(text, { places: 0, least: 1 })).toBeNull();
});

test("a text that is longer than any number is none, whatever its signs are", () => {
  expect(typedNumber(`1.${"0".repeat(58)}`, 2)).toBe(1);
  expect(typedNumber(`1.${"0".repeat(1_000_000)}1`, 2)).toBeNull();
});
