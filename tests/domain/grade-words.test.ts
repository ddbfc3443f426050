import { expect, test } from "vitest";
import { finishWords, fluorescenceWord, gradingWords, noGlow, remarksOf } from "#domain/grade-words.ts";
import { stoneAttributes } from "#domain/stone.ts";
import { attributeLists, entryOf } from "#server/seed/attribute-lists.ts";

const bare = { cut: null, polish: null, symmetry: null };
const plain = { fluorescence: "NON", fluorescence_color: null, shade: "NONE", milky: "M0", eye_clean: "Y" };

test("cut, polish and symmetry together are said in the trade's order", () => {
  expect(finishWords({ cut: "EX", polish: "VG", symmetry: "G" })).toBe("EX VG G");
});

test("polish and symmetry of a stone without a cut are said by their names", () => {
  expect(finishWords({ ...bare, polish: "VG", symmetry: "EX" })).toBe("pol VG sym EX");
  expect(finishWords({ ...bare, symmetry: "EX" })).toBe("sym EX");
});

test("a Fair cut without polish is no colour", () => {
  expect(finishWords({ ...bare, cut: "F" })).toBe("cut F");
  expect(finishWords({ cut: "F", polish: "G", symmetry: null })).toBe("cut F pol G");
  expect(finishWords({ cut: "F", polish: "G", symmetry: "G" })).toBe("cut F pol G sym G");
});

test("a stone without any of the three says nothing of them", () => {
  expect(finishWords(bare)).toBeNull();
  expect(finishWords({ cut: "", polish: "", symmetry: "" })).toBeNull();
});

test("a stone on which nothing is to be remarked has no remark", () => {
  expect(remarksOf(plain)).toEqual([]);
  expect(remarksOf({})).toEqual([]);
  expect(remarksOf({ fluorescence: null, shade: null, milky: null, eye_clean: null })).toEqual([]);
});

test("fluorescence, a shade, milk and a stone that is not eye clean are said", () => {
  const poor = { fluorescence: "STG", fluorescence_color: "B", shade: "LB", milky: "M1", eye_clean: "N" };
  expect(remarksOf(poor)).toEqual(["Fluorescence Strong blue", "Shade Light brown", "Milky M1", "Not eye clean"]);
  expect(remarksOf({ ...plain, eye_clean: "B" })).toEqual(["Eye clean Borderline"]);
});

test.each(["VSL", "FNT", "MED", "STG", "VST"])("fluorescence %s is never left out", (fluorescence) => {
  expect(remarksOf({ ...plain, fluorescence })).toHaveLength(1);
});

test("a value of the house's own is said by its code, not left out", () => {
  const own = { fluorescence: "XST", fluorescence_color: "P", shade: "TLB", milky: "ML", eye_clean: "E1" };
  expect(remarksOf(own)).toEqual(["Fluorescence XST P", "Shade TLB", "Milky ML", "Eye clean E1"]);
});

test("where there is room, no fluorescence is said too, and an unknown one is not made up", () => {
  expect(noGlow(plain)).toBe("Fluorescence None");
  expect(noGlow({ ...plain, fluorescence: "FNT" })).toBeNull();
  expect(noGlow({ ...plain, fluorescence: null })).toBeNull();
  expect(fluorescenceWord({ fluorescence: null, fluorescence_color: "B" })).toBeNull();
  expect(fluorescenceWord(plain)).toBe("None");
});

test("every shade, fluorescence and doubt about eye cleanness that a house begins with has its word", () => {
  for (const attribute of ["fluorescence", "shade", "eye_clean"] as const) {
    const list = attributeLists.find(({ code }) => code === stoneAttributes[attribute].master);
    for (const { code, name } of (list?.entries ?? []).map(entryOf)) {
      const said = remarksOf({ ...plain, [attribute]: code });
      if (said.length > 0) expect(said.join()).toMatch(new RegExp(`${name}|Not eye clean`));
    }
    expect(list?.entries.length).toBeGreaterThan(2);
  }
});

test("a stone in a letter says its finish and what is not plain", () => {
  const round = { diamond_type: "white", color: "D", intensity: null, overtone: null, fancy_color: null } as const;
  const stone = {
    ...round,
    ...plain,
    shape: "ROUND",
    carat: 1,
    clarity: "SI1",
    cut: "F",
    polish: null,
    symmetry: null,
  };
  expect(gradingWords(stone, "GIA 2141438171")).toBe("Round 1.00 ct D SI1 cut F GIA 2141438171");
  const brown = { ...stone, shape: null, cut: null, polish: "VG", symmetry: "EX", shade: "LB", milky: "M1" };
  expect(gradingWords(brown, null)).toBe("1.00 ct D SI1 pol VG sym EX, Shade Light brown, Milky M1");
});
