import { expect, test } from "vitest";
import { attributeWord, reportWords } from "#domain/code-word.ts";

test.each([
  [{ lab: "GIA", report_no: "2141438171" }, "GIA 2141438171"],
  [{ lab: "NONE", report_no: null }, "None"],
  [{ lab: null, report_no: "2141438171" }, "2141438171"],
  [{ lab: null, report_no: null }, ""],
])(
  "a report is told by its laboratory and number, and a stone without one has none, which is a word: %o",
  (of, words) => {
    expect(reportWords(of)).toBe(words);
  },
);

test("a grade stays as the trade writes it", () => {
  expect(attributeWord("clarity", "VVS1")).toBe("VVS1");
  expect(attributeWord("fluorescence", "NON")).toBe("NON");
});
