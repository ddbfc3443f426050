import { expect, test } from "vitest";
import { type SharedStone, shareText, unpriced } from "#domain/share-text.ts";

const home = "https://portal.test";
const round: SharedStone = {
  stock_no: "JD1000000",
  lab: "GIA",
  report_no: "2141438171",
  shape: "ROUND",
  diamond_type: "white",
  stone_origin: 2,
  color: "G",
  intensity: null,
  overtone: null,
  fancy_color: null,
  clarity: "VS2",
  cut: null,
  polish: null,
  symmetry: null,
  fluorescence: null,
  fluorescence_color: null,
  shade: "NONE",
  milky: "M0",
  eye_clean: "Y",
  carat: 1.01,
  markup_ppc: 6640,
  sell_amt: 6706.4,
  image: null,
  video: null,
  certificate: null,
};

test("a stone without links has a line each for number, report, what it is, price per carat and amount", () => {
  expect(shareText([round], home)).toBe(
    [
      "Stock No: JD1000000",
      "Report: GIA 2141438171",
      "Round G VS2 1.01 ct, Natural",
      "PPC: 6,640.00",
      "Final Amt. USD: 6,706.40",
      "Confirm...",
    ].join("\n"),
  );
});

test("a stone without a report says so in a word, not in a code", () => {
  expect(shareText([{ ...round, lab: "NONE", report_no: null }], home)).toContain("\nReport: None\n");
});

test("links are there only where the stone has them, and the house's own in full", () => {
  const linked = { ...round, image: "/files/a.jpg", video: "https://films.example/a", certificate: "/files/a.pdf" };
  expect(shareText([linked], home).split("\n").slice(5)).toEqual([
    "Image: https://portal.test/files/a.jpg",
    "Video: https://films.example/a",
    "Certificate: https://portal.test/files/a.pdf",
    "Confirm...",
  ]);
  expect(shareText([{ ...round, certificate: "/files/a.pdf" }], home)).not.toContain("Image");
});

test("a fancy stone says its intensity and colour in place of a letter", () => {
  const fancy = { ...round, diamond_type: "fancy", color: null, intensity: "INTENSE", fancy_color: "YELLOW" } as const;
  expect(shareText([fancy], home)).toContain("Round Intense Yellow VS2 1.01 ct");
  expect(shareText([{ ...fancy, overtone: "ORANGY" }], home)).toContain("Intense Orangy Yellow");
});

test("what a stone lacks leaves no hole, and a stone without report a dash", () => {
  const bare = { ...round, lab: null, report_no: null, clarity: null };
  expect(shareText([bare], home)).toContain("Report: –\nRound G 1.01 ct, Natural\n");
});

test("a stone that was grown says so, whoever reads the text", () => {
  expect(shareText([{ ...round, stone_origin: 1 }], home)).toContain("Round G VS2 1.01 ct, Lab grown\n");
});

test("a text says cut, polish and symmetry, that a stone has no fluorescence, and nothing else that is plain", () => {
  const graded = { ...round, cut: "EX", polish: "VG", symmetry: "EX", fluorescence: "NON" };
  expect(shareText([graded], home)).toContain("\nRound G VS2 1.01 ct, Natural, EX VG EX, Fluorescence None\nPPC: ");
});

test("a reader to whom a stone is sold on is told its shade, milk, fluorescence, and that it is not eye clean", () => {
  const poor = { fluorescence: "STG", fluorescence_color: "B", shade: "LB", milky: "M1", eye_clean: "N" };
  const emerald = { ...round, ...poor, shape: "EMERALD", polish: "VG", symmetry: "EX" };
  expect(shareText(unpriced([emerald]), home)).toContain(
    "Natural, pol VG sym EX, Fluorescence Strong blue, Shade Light brown, Milky M1, Not eye clean\n",
  );
});

test("several stones stand apart, and the text ends once", () => {
  const text = shareText([round, { ...round, stock_no: "JD2" }], home);
  expect(text.match(/Confirm\.\.\./g)).toHaveLength(1);
  expect(text.endsWith("\nConfirm...")).toBe(true);
  expect(text).toContain("6,706.40\n\nStock No: JD2");
});

test("a text for somebody who is to read no prices lacks those two lines alone", () => {
  const lines = shareText([round], home).split("\n");
  const told = shareText(unpriced([round]), home).split("\n");
  expect(told).toEqual(lines.filter((line) => !/^(PPC|Final Amt\. USD): /.test(line)));
  expect(told).toHaveLength(lines.length - 2);
});
