import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalNumber, decimalText, hundredths, mulDiv } from "#domain/money.ts";
import { budget } from "#support/budget.ts";

/** n / d rounded, a half away from zero, by long division of whole numbers: the slow way, and beyond doubt. */
function rounded(n: bigint, d: bigint): bigint {
  const size = n < 0n ? -n : n;
  const quotient = size / d + (2n * (size % d) >= d ? 1n : 0n);
  return n < 0n ? -quotient : quotient;
}

test.each([
  ["6.005", 601],
  ["6.0049999", 600],
  [1.005, 101],
  [0.1, 10],
  ["-32.405", -3241],
  ["-32.4049", -3240],
  ["1e3", 100_000],
  [1e-7, 0],
  [".5", 50],
  ["12.", 1200],
  ["0.00", 0],
])("%s is %i hundredths", (value, expected) => {
  expect(hundredths(value)).toBe(expected);
});

test.each(["", "-", ".", "1,5", "NaN", "12 345", "0x10", "1.2.3"])(
  "'%s' is no decimal, and is refused loudly",
  (text) => {
    expect(() => hundredths(text)).toThrow(RangeError);
  },
);

test("a sum that JavaScript cannot count exactly is refused, never rounded in silence", () => {
  expect(() => hundredths("90071992547409.93")).toThrow(RangeError);
  expect(() => mulDiv(Number.MAX_SAFE_INTEGER, 3, 1)).toThrow(RangeError);
});

test("what is read and written again is the same", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(hundredths(decimalText(value))).toBe(value);
    }),
    budget(),
  );
});

test("a price travels as a JSON number without binary dust", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(hundredths(JSON.parse(JSON.stringify(decimalNumber(value))))).toBe(value);
    }),
    budget(),
  );
});

test("a number is as many hundredths as its text", () => {
  const number = fc.oneof(
    fc.double({ min: -1e11, max: 1e11, noNaN: true }),
    fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
  );
  fc.assert(
    fc.property(number, (value) => {
      expect(hundredths(value)).toBe(hundredths(String(value)));
    }),
    budget(),
  );
});

test("a product divided is exact in between, whatever its size and sign", () => {
  const factor = fc.oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -30_000, max: 30_000 }));
  fc.assert(
    fc.property(factor, factor, fc.integer({ min: 1, max: 1e7 }), (a, b, divisor) => {
      const exact = rounded(BigInt(a) * BigInt(b), BigInt(divisor));
      fc.pre(exact < 2n ** 53n && exact > -(2n ** 53n));
      expect(BigInt(mulDiv(a, b, divisor))).toBe(exact);
    }),
    budget({ rounds: 2000 }),
  );
});
