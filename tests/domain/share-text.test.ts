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
