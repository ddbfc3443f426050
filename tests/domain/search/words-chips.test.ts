import { expect, it } from "vitest";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { joinSearches } from "#domain/search/words/join-searches.ts";
import { understand } from "#domain/search/words/understand.ts";
import { houseVocabulary } from "#support/house-vocabulary.ts";

const chips = (text: string) => understand(text, houseVocabulary).chips;
const labels = (text: string) => chips(text).map(({ label }) => label);
/** The first chip's other readings. */
const others = (text: string) => chips(text)[0]?.alternatives.map(({ label }) => label);

it("a chip says in words how its stretch of the text was understood", () => {
  expect(chips("1-1.49ct D  to F, 3ex").map(({ text, label }) => [text, label])).toEqual([
    ["1-1.49ct", "Carat 1.00–1.49"],
    ["D  to F", "Colour D–F"],
    ["3ex", "Cut EX, Polish EX, Symmetry EX"],
  ]);
  expect(labels("no bgm, with video, under 5000, back 40")).toEqual([
    "No brown, green or milky",
    "With video",
    "Amount up to $5,000.00",
    "Discount −40.00 % or deeper",
  ]);
});

it.each([
  ["E", ["Shape Emerald"]],
  ["F", ["Cut F", "Polish F", "Symmetry F", "Fluorescence Faint"]],
  ["M", ["Shape Marquise", "Fluorescence Medium"]],
  ["I", ["Clarity I1–I3", "Cut ID"]],
  ["VS", ["Fluorescence Very strong", "Fluorescence Very slight"]],
  ["fluor VS", ["Fluorescence Very slight"]],
  ["EX", ["Polish EX", "Symmetry EX", "Cut EX, Polish EX, Symmetry EX"]],
  ["2ex", ["Cut EX, Polish EX", "Cut EX, Symmetry EX", "Cut EX, Polish EX, Symmetry EX"]],
  ["1ct", ["Carat 1.00", "Carat from 1.00"]],
  ["under 1ct", ["Carat up to 1.00"]],
  ["vs2+", ["Clarity VS2"]],
  ["H-", ["Colour H to Y-Z"]],
  ["yellow", ["Shade Yellow", "Fluorescence colour Yellow"]],
  ["fancy yellow", ["Fancy colour Yellow"]],
  ["FDY", ["Intensity Fancy dark, Fancy colour Yellow"]],
  ["faint yellow", ["Intensity Faint, Fancy colour Yellow"]],
  ["hpht", ["Treatment HPHT"]],
  ["light brown", ["Shade Light brown"]],
  ["lab IGI", ["Lab grown, Lab IGI"]],
  ["under 5000", ["Price per carat up to $5,000.00"]],
  ["6.4-6.6 mm", ["Width 6.40–6.60", "Diameter 6.40–6.60"]],
  ["-40", ["Discount −40.00 %", "Discount no deeper than −40.00 %"]],
  ["D", []],
])("who means something else by %s can choose it", (text, alternatives) => {
  expect(others(text)).toEqual(alternatives);
});

it("a price never asks for what a stone cost", () => {
  for (const text of ["price 5000", "$6000/ct", "-40%", "40%", "rate 600", "8k", "discount 40"]) {
    for (const { part, alternatives } of chips(text)) {
      for (const { ranges = {} } of [part, ...alternatives.map((one) => one.part)]) {
        expect(["disc", "price_per_ct"].some((name) => name in ranges)).toBe(false);
      }
    }
  }
});

it("of two sizes the later counts, and the earlier says that it does not", () => {
  const { search, chips } = understand("1ct 2ct", houseVocabulary);
  expect(search).toEqual({ ranges: { carat: { from: 2, to: 2.09 } } });
  expect(chips.map(({ isReplaced }) => isReplaced)).toEqual([true, undefined]);
});

it("a pasted column is one chip, and beyond 500 numbers the rest is counted", () => {
  const numbers = Array.from({ length: 520 }, (_, place) => `JD${1_000_000 + place}`);
  for (const between of ["\n", "\t", ", ", ";\r\n"]) {
    const { search, chips, unknown, tooMany } = understand(numbers.join(between), houseVocabulary);
    expect(search).toEqual({ numbers: numbers.slice(0, 500) });
    expect(chips).toMatchObject([{ label: "520 numbers", text: numbers.join(between) }]);
    expect([unknown, tooMany]).toEqual([[], 20]);
  }
});

it("a number pasted twice is looked for once", () => {
  for (const twice of ["JD1000001 JD1000001", "JD1000001\njd1000001"]) {
    expect(understand(twice, houseVocabulary).search).toEqual({ numbers: ["JD1000001"] });
  }
});

it("a number at the end of a sentence is one without its full stop", () => {
  const { search, unknown } = understand("Please show me JD1000001. And JD1000002!", houseVocabulary);
  expect(search).toEqual({ numbers: ["JD1000001", "JD1000002"] });
  expect(unknown).toEqual([]);
});

it("a house without lists still understands numbers", () => {
  const { search, unknown } = understand("1ct D no bgm 3ex round under 5000 JD1000001", {});
  expect(search).toEqual({ ranges: { carat: { from: 1, to: 1.09 }, sell_amt: { to: 5000 } }, numbers: ["JD1000001"] });
  expect(unknown).toEqual(["D", "no", "bgm", "3ex", "round"]);
});

it("a house's own codes are understood by its own spellings", () => {
  const lab = [{ code: "XYZ", name: "Example laboratory", keyword: "EXL, EX LAB" }];
  for (const text of ["xyz", "example laboratory", "exl", "ex lab"]) {
    expect(understand(text, { lab }).search).toEqual({ attributes: { lab: { values: ["XYZ"] } } });
  }
});

const codes = (values: string[], contain?: 2): StoneSearch => ({
  attributes: { color: contain ? { values, contain } : { values } },
});
const carats = (range: { from?: number; to?: number }): StoneSearch => ({ ranges: { carat: range } });

it.each([
  ["values of one attribute join", [codes(["D"]), codes(["E", "D"])], codes(["D", "E"])],
  ["what is out is taken from what is in", [codes(["D", "E"]), codes(["E"], 2)], codes(["D"])],
  ["where nothing would remain the last word counts", [codes(["D"]), codes(["D"], 2)], codes(["D"], 2)],
  ["a range replaces another", [carats({ from: 1, to: 2 }), carats({ from: 3 })], carats({ from: 3 })],
  ["two open ranges that meet become one", [carats({ to: 2 }), carats({ from: 1 })], carats({ from: 1, to: 2 })],
  ["two open ranges that do not meet replace", [carats({ to: 1 }), carats({ from: 2 })], carats({ from: 2 })],
  ["numbers join", [{ numbers: ["A"] }, { numbers: ["B", "A"] }], { numbers: ["A", "B"] }],
  ["nothing is nothing", [{}, {}], {}],
])("joining: %s", (_, parts, joined) => {
  expect(joinSearches(parts)).toEqual(joined);
});
