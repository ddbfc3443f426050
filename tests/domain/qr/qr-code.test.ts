import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrCode } from "#domain/qr/qr-code.ts";

const hashOf = (text: string) => {
  const rows = qrCode(text)?.map((row) => row.map(Number).join("")) ?? [];
  return [rows.length, createHash("sha256").update(rows.join("\n")).digest("hex").slice(0, 16)];
};

// The pictures that qrencode 4.1 draws of the same texts, byte mode and level M: one block, many blocks, and the
// largest there is.
for (const [text, size, hash] of [
  ["x".repeat(300), 69, "a6c4c99a50e77d18"],
  ["y".repeat(900), 113, "0016dbde156ea622"],
  ["a".repeat(2331), 177, "233dc26632b8135d"],
] as const) {
  test(`a text of ${text.length} bytes is drawn as another program draws it`, () => {
    expect(hashOf(text)).toEqual([size, hash]);
  });
}

test("a text that no code holds is not drawn, and an empty one is", () => {
  expect(qrCode("a".repeat(2332))).toBeUndefined();
  expect(qrCode("é".repeat(1166))).toBeUndefined();
  expect(qrCode("")).toHaveLength(21);
});

test("a code has its three finders, whatever it says", () => {
  for (const text of ["HELLO", "otpauth://totp/Loupe:mara%40demo.test?secret=JBSWY3DPEHPK3PXP&issuer=Loupe"]) {
    const modules = qrCode(text) ?? [];
    const last = modules.length - 7;
    for (const [x, y] of [
      [0, 0],
      [last, 0],
      [0, last],
    ] as const) {
      const finder = modules.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(""),
      );
      expect(finder).toEqual(["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]);
    }
  }
});
