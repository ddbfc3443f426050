import { expect, it } from "vitest";
import { typedPhone } from "#domain/typed-phone.ts";

const countries = [
  { id: 21, phonecode: "32" },
  { id: 16, phonecode: "1242" },
  { id: 38, phonecode: "1" },
  { id: 231, phonecode: "1" },
];
const typed = (text: string, chosen: number | null = 231) => typedPhone(text, countries, chosen);

it("a number that begins with its country's code is that country's, and the rest stays as it was typed", () => {
  expect(typed("+32 470 12 34 56")).toEqual({ countryId: 21, number: "470 12 34 56" });
  expect(typed("0032/470.12.34.56")).toEqual({ countryId: 21, number: "470 12 34 56" });
  expect(typed("+32 (0)470-123456")).toEqual({ countryId: 21, number: "470-123456" });
  expect(typed("+1 242 555 0100")).toEqual({ countryId: 16, number: "555 0100" });
});

it("of countries with one code the chosen one stays, and nothing is guessed before a number is there", () => {
  expect(typed("+1 613 555 0100")).toEqual({ countryId: 231, number: "613 555 0100" });
  expect(typed("+1 613 555 0100", null)).toEqual({ countryId: 38, number: "613 555 0100" });
  for (const text of ["+", "+3", "+32 47", "470 12 34 56", "+999 123456", "", "+32"])
    expect(typed(text)).toBeUndefined();
});
