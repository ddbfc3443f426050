import { expect, test } from "vitest";
import { discountText, typedDiscount } from "#domain/typed-discount.ts";

test("a discount without a sign is below the list, as the trade says it", () => {
  expect(["35", "35.5", "12,5", "0.75", " 40 "].map((text) => typedDiscount(text))).toEqual([
    -35, -35.5, -12.5, -0.75, -40,
  ]);
});

test("a sign is taken as it is typed: minus is below the list, plus is a premium", () => {
  expect(["-35", "−35", "+35", "+0.5"].map((text) => typedDiscount(text))).toEqual([-35, -35, 35, 0.5]);
});

test("nothing off is the list itself, and what is no number is refused", () => {
  expect([typedDiscount("0"), typedDiscount("-0"), typedDiscount("+0")]).toEqual([0, 0, 0]);
  expect(["", "35 below", "1e2", "--5", "3.555"].map((text) => typedDiscount(text))).toEqual(Array(5).fill(null));
});

test("a field shows a discount with the sign by which it is read again", () => {
  expect([-35, 5, 0, -0.25].map(discountText)).toEqual(["-35.00", "+5.00", "0.00", "-0.25"]);
  for (const percent of [-99.99, -35, -0.01, 0, 0.01, 35]) expect(typedDiscount(discountText(percent))).toBe(percent);
});
