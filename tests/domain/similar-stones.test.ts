import { describe, expect, test } from "vitest";
import { similarSearch, similarWords } from "#domain/search/similar-stones.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";

const listed = (...entries: string[]) =>
  entries.map((entry) => {
    const [code = "", name = code] = entry.split(":");
    return { code, name, keyword: null };
  });
const grades = listed("EX", "VG-EX", "VG", "G-VG", "G", "F-G", "F", "P");
const vocabulary: Vocabulary = {
  shape: listed("ROUND:Round", "OVAL:Oval"),
  color: listed("D", "E", "F", "G", "H"),
  clarity: listed("FL", "IF", "VVS1", "VVS2", "VS1", "VS2", "SI1"),
  fancy_color: listed("YELLOW:Yellow"),
  lab: listed("GIA", "IGI", "HRD", "FM:House's own", "NONE:None"),
  cut: [...listed("ID"), ...grades],
  polish: grades,
  symmetry: grades,
  fluorescence: listed("NON:None", "VSL:Very slight", "FNT:Faint", "MED:Medium", "STG:Strong", "VST:Very strong"),
  shade: listed("NONE:None", "YL:Yellow", "BR:Brown"),
  milky: listed("M0:None", "M1:Light"),
};
const graded = aStoneOnWire({ color: "F", clarity: "VS1", cut: "EX", fluorescence: "NON", shade: "NONE", milky: "M0" });
const like = (more: Partial<typeof graded> = {}) => similarSearch({ ...graded, ...more }, vocabulary).attributes ?? {};
const words = (more: Partial<typeof graded> = {}) => similarWords({ ...graded, ...more }, vocabulary).join(", ");
const without = (...values: string[]) => ({ values, contain: 2 });

test("how it was built is said in the words of the trade", () => {
  expect(words()).toBe(
    "Round, natural, GIA, 0.95–1.05 ct, E–G, VVS2–VS2, cut EX–VG, fluorescence none–faint, no shade, not milky",
  );
});

describe("of a graded stone the laboratory is the same", () => {
  test.each([
    ["GIA", { values: ["GIA"] }, "GIA"],
    ["FM", { values: ["FM"] }, "FM"],
    ["NONE", without("GIA", "IGI", "HRD", "FM"), "no report"],
    [null, without("GIA", "IGI", "HRD", "FM"), "no report"],
  ])("%s", (lab, filter, said) => {
    expect(like({ lab }).lab).toEqual(filter);
    expect(words({ lab })).toContain(`natural, ${said}, 0.95`);
  });
});

describe("the cut of a round is at most one step away", () => {
  test.each([
    ["EX", without("G-VG", "G", "F-G", "F", "P"), "cut EX–VG"],
    ["ID", without("G-VG", "G", "F-G", "F", "P"), "cut ID–VG"],
    ["VG-EX", without("G", "F-G", "F", "P"), "cut EX–VG"],
    ["VG", without("F-G", "F", "P"), "cut EX–G"],
    ["P", without("ID", "EX", "VG-EX", "VG", "G-VG", "G", "F-G"), "cut F–P"],
  ])("%s", (cut, filter, said) => {
    expect(like({ cut }).cut).toEqual(filter);
    expect(words({ cut })).toContain(said);
  });
  test("and its polish and symmetry do not count", () => {
    const { polish, symmetry } = like({ polish: "EX", symmetry: "G" });
    expect([polish, symmetry]).toEqual([undefined, undefined]);
  });
});

describe("laboratories grade no cut of other shapes: polish and symmetry are at most one step away", () => {
  test.each(["OVAL", "ROUND"])("also of a round whose cut nobody says: %s", (shape) => {
    const { cut, polish, symmetry } = like({ shape, cut: null, polish: "EX", symmetry: "VG" });
    expect(cut).toBeUndefined();
    expect(polish).toEqual(without("G-VG", "G", "F-G", "F", "P"));
    expect(symmetry).toEqual(without("F-G", "F", "P"));
    expect(words({ shape, cut: null, polish: "EX", symmetry: "VG" })).toContain("polish EX–VG, symmetry EX–G");
  });
  test("the cut that some give to an oval does not count", () => {
    expect(like({ shape: "OVAL", cut: "EX" }).cut).toBeUndefined();
  });
});

describe("fluorescence is at most one step away: none and faint are near, strong is not", () => {
  test.each([
    ["NON", without("MED", "STG", "VST"), "fluorescence none–faint"],
    ["FNT", without("STG", "VST"), "fluorescence none–medium"],
    ["VSL", without("STG", "VST"), "fluorescence none–medium"],
    ["MED", without("NON", "VST"), "fluorescence faint–strong"],
    ["VST", without("NON", "VSL", "FNT", "MED"), "fluorescence strong–very strong"],
  ])("%s", (fluorescence, filter, said) => {
    expect(like({ fluorescence }).fluorescence).toEqual(filter);
    expect(words({ fluorescence })).toContain(said);
  });
});

describe("a tinge is compared by its kind: sellers name it where there is one", () => {
  test("a stone of which nobody says a shade counts as clean, as one that says none", () => {
    for (const shade of ["NONE", null]) {
      expect(like({ shade }).shade).toEqual(without("YL", "BR"));
      expect(words({ shade })).toContain("no shade");
    }
  });
  test("a tinged one is like tinged ones alone, of whatever tinge", () => {
    expect(like({ shade: "BR", milky: "M1" })).toMatchObject({
      shade: { values: ["YL", "BR"] },
      milky: { values: ["M1"] },
    });
    expect(words({ shade: "BR", milky: "M1" })).toMatch(/with a shade, milky$/);
  });
  test("a fancy stone has no shade beside its colour", () => {
    const fancy = { diamond_type: "fancy", color: null, fancy_color: "YELLOW", shade: "BR" } as const;
    expect(like(fancy).shade).toBeUndefined();
    expect(words(fancy)).toBe(
      "Round, natural, GIA, 0.95–1.05 ct, yellow, VVS2–VS2, cut EX–VG, fluorescence none–faint, not milky",
    );
  });
});

test("what a stone does not say is not compared, and not said", () => {
  const silent = { cut: null, polish: null, symmetry: null, fluorescence: null, color: null, clarity: null };
  expect(Object.keys(like(silent)).sort()).toEqual(["lab", "milky", "shade", "shape", "stone_origin"]);
  expect(words(silent)).toBe("Round, natural, GIA, 0.95–1.05 ct, no shade, not milky");
});

test("a grade that only this house knows is like its own alone", () => {
  expect(like({ fluorescence: "BLUISH" }).fluorescence).toEqual({ values: ["BLUISH"] });
  expect(words({ fluorescence: "BLUISH" })).toContain("fluorescence bluish");
});

test("a grade of the house that stands on no scale is not near any", () => {
  const more = { ...vocabulary, fluorescence: [...(vocabulary.fluorescence ?? []), ...listed("BLUISH:Bluish")] };
  expect(similarSearch(graded, more).attributes?.fluorescence).toEqual(without("MED", "STG", "VST", "BLUISH"));
});

test("before the house's lists are read only what needs none of them is asked", () => {
  const { attributes = {} } = similarSearch(graded, {});
  expect(attributes).toMatchObject({
    shape: { values: ["ROUND"] },
    lab: { values: ["GIA"] },
    color: { values: ["F"] },
  });
  for (const { values } of Object.values(attributes)) expect(values).not.toEqual([]);
});
