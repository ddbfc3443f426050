import { expect, it } from "vitest";
import { corrected, mended } from "#domain/search/words/corrected.ts";

const meant = (word: string) => ({ roud: ["round"], emrald: ["emerald"], gai: ["GIA", "AGI"] })[word] ?? [];

it("a text is mended at each of its mistyped words, and in each way that one of them may have been meant", () => {
  expect(mended("1ct roud D", ["roud"], meant)).toEqual(["1ct round D"]);
  expect(mended("gai roud", ["gai", "roud", "gai"], meant)).toEqual(["GIA round", "AGI round"]);
  expect(mended("emrald (roud)", ["roud", "emrald"], meant)).toEqual(["emerald (round)"]);
});

it("a text with a word that stays a riddle is not mended by halves", () => {
  expect(mended("roud qqqq", ["roud", "qqqq"], meant)).toEqual([]);
  expect(mended("qqqq roud", ["qqqq", "roud"], meant)).toEqual([]);
  expect(mended("round", [], meant)).toEqual([]);
});

it("a word is put right wherever it stands, whatever its signs, and not inside a longer one", () => {
  expect(corrected("roud, 1ct roud", "roud", "round")).toBe("round, 1ct round");
  expect(corrected("rou rouge", "rou", "round")).toBe("round rouge");
  expect(corrected("a.b axb", "a.b", "$&")).toBe("$& axb");
  for (const word of ["a.b", "x[1]", "c\\d", "e-f", "g/h", "(i", "$j", "k*", "l?", "^"]) {
    expect(corrected(`${word} D`, word, "round")).toBe("round D");
  }
});
