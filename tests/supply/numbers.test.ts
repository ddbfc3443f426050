import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalText } from "#domain/money.ts";
import type { DecimalForm } from "#server/supply/mapping.ts";
import { decimalForm, readNumber } from "#server/supply/understand/numbers.ts";
import { budget } from "#support/budget.ts";

const numberOf = (text: string, decimal: DecimalForm | null = "point", shift = 0) => {
  const read = readNumber(text, decimal, shift);
  return typeof read === "string" ? read : decimalText(read.value);
};

test.each([
  ["1.01", "1.01"],
  ["1,01", "1.01"],
  ["1.01 ct", "1.01"],
  ["1.01cts", "1.01"],
  ["61.9%", "61.90"],
  ["61.9 %", "61.90"],
  ["3.99 mm", "3.99"],
  ["34.5°", "34.50"],
  ["$6,150.00", "6150.00"],
  ["US$ 6,150", "6150.00"],
  ["6150 USD", "6150.00"],
  ["1,234,567.5", "1234567.50"],
  ["1.234.567,5", "1234567.50"],
  ["1,23,456.50", "123456.50"],
  ["1 234,50", "1234.50"],
  ["1'234.50", "1234.50"],
  ["(38.5)", "-38.50"],
  ["−38.5", "-38.50"],
  ["38.5-", "-38.50"],
  ["+2", "2.00"],
  ["1E+05", "100000.00"],
  [".5", "0.50"],
])("%s is read as %s", (text, value) => expect(numberOf(text)).toBe(value));

test.each(["", "-", "abc", "1.2.3", "12-14", "0.30-0.39", "1,2,3.4.5", "POR", "1e999", "12345678901234567890"])(
  "%j is no number",
  (text) => expect(numberOf(text)).toBe("unreadable"),
);

test("1,234 is a thousand or a bit more than one: the file's decimal sign decides, and without one nobody can tell", () => {
  expect(numberOf("1,234", "point")).toBe("1234.00");
  expect(numberOf("1,234", "comma")).toBe("1.23");
  expect(numberOf("1.234", "point")).toBe("1.23");
  expect(numberOf("1.234", "comma")).toBe("1234.00");
  expect(numberOf("1,234", null)).toBe("ambiguous");
  expect(numberOf("0,385", null)).toBe("0.39");
});

test("words say on which side of the list a discount is", () => {
  expect(readNumber("38.5 below", "point")).toMatchObject({ value: 38_50, said: -1 });
  expect(readNumber("30% below rap", "point")).toMatchObject({ value: 30_00, said: -1 });
  expect(readNumber("2 above", "point")).toMatchObject({ value: 2_00, said: 1 });
});

test("another currency is seen", () => {
  expect(readNumber("€ 5.000,50", "point")).toMatchObject({ value: 5000_50, currency: "€" });
  expect(readNumber("₹ 1,23,456.50", "point")).toMatchObject({ currency: "₹" });
  expect(readNumber("$ 5,000", "point")).toMatchObject({ currency: null });
});

test("a fraction is moved without losing its decimals, and a % is not moved", () => {
  expect(numberOf("-0.385", "point", 2)).toBe("-38.50");
  expect(numberOf("0.3875", "point", 2)).toBe("38.75");
  expect(numberOf("38.5%", "point", 2)).toBe("38.50");
  expect(numberOf("101", "point", -2)).toBe("1.01");
});

describe("the decimal sign of a file", () => {
  test.each<[string[], DecimalForm | null]>([
    [["1.01", "6150.00", "1,234"], "point"],
    [["1,01", "6150,00", "1.234"], "comma"],
    [["1.234,50"], "comma"],
    [["1", "2"], "point"],
    [["1.01", "1,02", "1.03", "1,04"], null],
  ])("%j is %s", (texts, form) => expect(decimalForm(texts)).toBe(form));
});

test("whatever a number looks like, it is read as what it is", () => {
  const styles: ((whole: string, cents: string) => [string, DecimalForm])[] = [
    (whole, cents) => [`${whole}.${cents}`, "point"],
    (whole, cents) => [`${whole},${cents}`, "comma"],
    (whole, cents) => [`${grouped(whole, ",")}.${cents}`, "point"],
    (whole, cents) => [`$ ${grouped(whole, ",")}.${cents}`, "point"],
    (whole, cents) => [`${grouped(whole, ".")},${cents}`, "comma"],
    (whole, cents) => [`${grouped(whole, "'")}.${cents}`, "point"],
  ];
  const number = fc.integer({ min: 0, max: 999_999_999_999 });
  fc.assert(
    fc.property(number, fc.constantFrom(...styles), (value, style) => {
      const [whole = "", cents = ""] = decimalText(value).split(".");
      const [text, decimal] = style(whole, cents);
      expect(readNumber(text, decimal)).toMatchObject({ value, isRounded: false, isMixed: false });
    }),
    budget({ rounds: 300 }),
  );
});

const grouped = (whole: string, sign: string) => whole.replace(/\B(?=(\d{3})+$)/g, sign);
