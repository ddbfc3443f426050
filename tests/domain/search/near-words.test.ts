import { describe, expect, it } from "vitest";
import { fromLeast } from "#domain/search/condition-weight.ts";
import { searchAttributes, searchRanges } from "#domain/search/stone-search.ts";
import { meantBy } from "#domain/search/words/near-words.ts";
import { understand } from "#domain/search/words/understand.ts";
import { asked, means } from "#support/asked-words.ts";
import { houseVocabulary } from "#support/house-vocabulary.ts";

describe("a word that was mistyped", () => {
  it.each([
    ["roud", "round"],
    ["emrald", "emerald"],
    ["cushon", "cushion"],
    ["Prinecss", "princess"],
    ["carrat", "carat"],
    ["florescence", "fluorescence"],
    ["natrual", "natural"],
    ["gai", "GIA"],
  ])("%s may have been meant to be %s", (typed, meant) => {
    expect(meantBy(typed, houseVocabulary)[0]).toBe(meant);
  });

  it.each(["q", "xy", "qqqq", "john@d.com", "", "x".repeat(5000)])(
    "is not guessed at where no word is near: %.20s",
    (typed) => {
      expect(meantBy(typed, houseVocabulary)).toEqual([]);
    },
  );

  it("leads to few words, and to such as are understood", () => {
    for (const typed of ["vvs3", "ovall", "sl1", "pair", "fanci", "roundd", "excelent", "hert"]) {
      const meant = meantBy(typed, houseVocabulary);
      expect(meant.length).toBeLessThanOrEqual(3);
      for (const word of meant)
        expect([typed, word, understand(`${word} D`, houseVocabulary).unknown]).toEqual([typed, word, []]);
    }
  });
});

means("the cut is asked of rounds alone", [
  ["oval 1ct 3ex gia", "shape=OVAL polish=EX symmetry=EX lab=GIA carat=1..1.09"],
  ["3ex oval pear", "shape=OVAL,PEAR polish=EX symmetry=EX"],
  ["oval ex vg ex", "shape=OVAL polish=VG symmetry=EX"],
  ["oval EX", "shape=OVAL polish=EX symmetry=EX"],
  ["cut EX, oval", "shape=OVAL cut=EX"],
  ["round 3ex", "shape=ROUND cut=EX polish=EX symmetry=EX"],
  ["round oval 3ex", "shape=ROUND,OVAL cut=EX polish=EX symmetry=EX"],
  ["no oval 3ex", "shape=!OVAL cut=EX polish=EX symmetry=EX"],
  ["3ex", "cut=EX polish=EX symmetry=EX"],
]);

it("a shape that was chosen beside the field counts as one that was typed, and the first reading can be chosen", () => {
  const [chip] = understand("3ex", houseVocabulary, { shapes: ["OVAL"] }).chips;
  expect(chip?.label).toBe("Polish EX, Symmetry EX");
  expect(chip?.alternatives[0]?.label).toBe("Cut EX, Polish EX, Symmetry EX");
  expect(asked("3ex")).toContain("cut=EX");
});

it("every condition of a search has its weight, and the shape outweighs what a stone is like", () => {
  for (const name of [...searchAttributes, ...searchRanges]) expect(fromLeast, name).toContain(name);
  expect(fromLeast.slice(fromLeast.indexOf("shape") + 1)).toEqual(["begins", "numbers"]);
});
