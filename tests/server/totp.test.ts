import { describe, expect, test } from "vitest";
import { base32, codeOf, fromBase32, stepOf, stepOfCode } from "#server/ground/totp.ts";

/** The secret of the examples of RFC 4226 and RFC 6238. */
const secret = Buffer.from("12345678901234567890");

describe("codes by the clock", () => {
  for (const [seconds, code] of [
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ] as const) {
    test(`are those of RFC 6238, appendix B, ${seconds} seconds after 1970`, () => {
      expect(codeOf(secret, stepOf(new Date(seconds * 1000)))).toBe(code);
    });
  }

  test("are those of RFC 4226, appendix D, by their number", () => {
    expect(Array.from({ length: 4 }, (_, step) => codeOf(secret, step))).toEqual([
      "755224",
      "287082",
      "359152",
      "969429",
    ]);
  });

  test("are taken half a minute early or late, and never again", () => {
    const now = new Date(59_000);
    expect([0, 1, 2, 3].map((step) => stepOfCode(secret, codeOf(secret, step), now, -1))).toEqual([0, 1, 2, undefined]);
    expect(stepOfCode(secret, codeOf(secret, 1), now, 1)).toBeUndefined();
    expect(stepOfCode(secret, codeOf(secret, 2), now, 1)).toBe(2);
  });
});

test("a secret is written in Base32 as RFC 4648 has it, and read back", () => {
  expect(base32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
  expect(base32(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(fromBase32(base32(secret))).toEqual(secret);
});
