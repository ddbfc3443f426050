import { expect, test } from "vitest";
import { corrected } from "#features/search/typed-words.ts";

test("a word is put right wherever it stands, whatever its signs, and not inside a longer one", () => {
  expect(corrected("roud, 1ct roud", "roud", "round")).toBe("round, 1ct round");
  expect(corrected("rou rouge", "rou", "round")).toBe("round rouge");
  for (const word of ["a.b", "x[1]", "c\\d", "e-f", "g/h", "(i", "$j", "k*", "l?", "^"]) {
    expect(corrected(`${word} D`, word, "round")).toBe("round D");
  }
});
