import { describe, expect, test } from "vitest";
import { laboratories } from "#domain/laboratories.ts";
import { meantBy, numberShared } from "#domain/meant-stones.ts";
import { otherSpellings, spellingsMost, spellingsOf } from "#domain/number-spellings.ts";
import { numbersRefusal, repeatedIn, stockNumbersIn } from "#domain/stock-numbers.ts";

const stones = [
  { stock_no: "AA1", report_no: "2665364244" },
  { stock_no: "BB2", report_no: "2665364244" },
  { stock_no: "CC3", report_no: "LG88" },
  { stock_no: "3993223411", report_no: null },
  { stock_no: "DD4", report_no: "3993223411" },
];
const named = (number: string) => meantBy(stones)(number).map(({ stock_no }) => stock_no);

describe("a typed number", () => {
  test("means the stone of that stock number, in whatever letters, before any report", () => {
    expect([named("aa1"), named("3993223411")]).toEqual([["AA1"], ["3993223411"]]);
  });

  test("means the stone of that report number, where one alone has it", () => {
    expect([named("LG88"), named("lg88")]).toEqual([["CC3"], ["CC3"]]);
  });

  test("of several stones means neither of them silently: all are named", () => {
    expect(named("2665364244")).toEqual(["AA1", "BB2"]);
    const refusal = numberShared("2665364244", meantBy(stones)("2665364244"));
    expect(refusal).toMatchObject({ code: "numberShared", choices: ["AA1", "BB2"] });
  });

  test("that nobody has means nothing", () => {
    expect([named("ZZ9"), named("")]).toEqual([[], []]);
  });

  test("is looked for as it is and in capitals, each once", () => {
    expect(spellingsOf(["aa1", "AA1", "7"])).toEqual(["aa1", "AA1", "7"]);
  });
});

const apart = [
  { stock_no: "AA1000001", report_no: "1794710872" },
  { stock_no: "HL1000002", report_no: "LG588353491" },
  { stock_no: "NO-1000003", report_no: "2141438171" },
  { stock_no: "EK1000004", report_no: "7001234501" },
];
const meant = (number: string) => meantBy(apart)(number).map(({ stock_no }) => stock_no);

describe("a number in another spelling of the trade", () => {
  test.each(
    ["AA-1000001", "AA 1000001", "AA_1000001", "AA.1000001", "aa-1000001", "AA–1000001", "AA - 1000001"].map(
      (typed) => [typed],
    ),
  )("is found with its prefix apart from its figures: %s", (typed) => {
    expect(meant(typed)).toEqual(["AA1000001"]);
  });

  test("is found with another sign than the house writes between prefix and figures", () => {
    expect([meant("NO 1000003"), meant("no_1000003"), meant("NO.1000003")]).toEqual([
      ["NO-1000003"],
      ["NO-1000003"],
      ["NO-1000003"],
    ]);
  });

  test.each([
    ["GIA1794710872", "AA1000001"],
    ["gia1794710872", "AA1000001"],
    ["GIA 1794710872", "AA1000001"],
    ["GIA-1794710872", "AA1000001"],
    ["HRD7001234501", "EK1000004"],
    ["IGILG588353491", "HL1000002"],
    ["IGI LG588353491", "HL1000002"],
    ["IGI LG 588353491", "HL1000002"],
    ["LG 588353491", "HL1000002"],
    ["EGL USA 2141438171", "NO-1000003"],
    ["EGL2141438171", "NO-1000003"],
  ])("is found with the laboratory before its report number: %s", (typed, stock_no) => {
    expect(meant(typed)).toEqual([stock_no]);
  });

  test.each(laboratories.map((name) => [name]))(
    "is found with %s before it, as every laboratory of the trade",
    (name) => {
      expect([meant(`${name}1794710872`), meant(`${name.replace(" ", "")}1794710872`)]).toEqual([
        ["AA1000001"],
        ["AA1000001"],
      ]);
    },
  );

  test("is not guessed from another prefix, a word, or the figures alone", () => {
    const strange = [
      "XX1794710872",
      "Mara 1794710872",
      "AB 1000001",
      "1000001",
      "GIA",
      "GIA12",
      "AA-",
      "AA-x1000001",
      "",
    ];
    expect(strange.map(meant)).toEqual(strange.map(() => []));
  });

  test("yields to the stone that has exactly this number", () => {
    const both = [
      ...apart,
      { stock_no: "AA-1000001", report_no: null },
      { stock_no: "FF1", report_no: "GIA1794710872" },
    ];
    expect(meantBy(both)("aa-1000001").map(({ stock_no }) => stock_no)).toEqual(["AA-1000001"]);
    expect(meantBy(both)("AA1000001").map(({ stock_no }) => stock_no)).toEqual(["AA1000001"]);
    expect(meantBy(both)("GIA1794710872").map(({ stock_no }) => stock_no)).toEqual(["FF1"]);
  });

  test("means nothing here if a stone that is not here has exactly this number", () => {
    expect(meantBy(apart, [...apart, { stock_no: "AA-1000001", report_no: null }])("AA-1000001")).toEqual([]);
  });

  test("of two stones means neither silently: both are named", () => {
    const both = [...apart, { stock_no: "AA_1000001", report_no: null }];
    const shared = meantBy(both)("AA 1000001");
    expect(numberShared("AA 1000001", shared)).toMatchObject({
      stock_no: "AA 1000001",
      code: "numberShared",
      choices: ["AA1000001", "AA_1000001"],
    });
  });

  test("is looked for in few spellings, however hostile the text", () => {
    const texts = ["GIA-1794710872", "IGI LG 588353491", "AA - 1000001", "A-".repeat(5000), `GIA${" ".repeat(9000)}1`];
    for (const text of texts) expect(spellingsOf([text]).length).toBeLessThanOrEqual(2 * spellingsMost);
    expect(otherSpellings("AA1000001")).toEqual([]);
  });
});

describe("a pasted list", () => {
  test("has a number with its prefix or its laboratory apart as one number", () => {
    expect(stockNumbersIn("HL 1000002, AA 1000001\nGIA 1794710872; IGI LG 588353491 JD1")).toEqual([
      "HL 1000002",
      "AA 1000001",
      "GIA 1794710872",
      "IGI LG 588353491",
      "JD1",
    ]);
    expect(stockNumbersIn("hl 1000002\n hl\u00a01000003 \nEGL USA 123456")).toEqual([
      "hl 1000002",
      "hl 1000003",
      "EGL USA 123456",
    ]);
    expect(repeatedIn("HL 1000002\nHL 1000002")).toBe(1);
  });

  test("takes no word of a sentence for the prefix of a number, and no cell of a sheet for that of its neighbour", () => {
    expect(stockNumbersIn("see 1794710872 and bob 1000002")).toEqual(["see", "1794710872", "and", "bob", "1000002"]);
    expect(stockNumbersIn("HL\t1000002")).toEqual(["HL", "1000002"]);
    expect(stockNumbersIn("HL\n1000002")).toEqual(["HL", "1000002"]);
    expect(stockNumbersIn("HL 12")).toEqual(["HL", "12"]);
    expect(stockNumbersIn("JD1000001, and 1000002")).toEqual(["JD1000001", "and", "1000002"]);
  });

  test("is the same list when its numbers are written one below the other", () => {
    const numbers = stockNumbersIn("HL 1000002, hl 7, GIA 1794710872 JD1, see 1000003");
    expect(stockNumbersIn(numbers.join("\n"))).toEqual(numbers);
  });

  test("of a million signs is read in a moment", () => {
    for (const text of [
      "HL ".repeat(300_000),
      " ".repeat(1_000_000),
      "GIA IGI LG ".repeat(90_000),
      "1".repeat(1_000_000),
    ]) {
      const begun = performance.now();
      stockNumbersIn(text);
      expect(performance.now() - begun).toBeLessThan(10_000);
    }
  });

  test("has each number once, and says how many stood there already", () => {
    expect([stockNumbersIn("A, B;\nA\t7"), repeatedIn("A, B;\nA\t7")]).toEqual([["A", "B", "7"], 1]);
  });

  test("of nothing, or of more than is taken at once, says so", () => {
    const many = Array.from({ length: 501 }, (_, at) => `N${at}`);
    expect(numbersRefusal([])).toBe("Please select at least one diamond");
    expect(numbersRefusal(many)).toBe("No more than 500 stones at a time.");
    expect([numbersRefusal(many.slice(1)), numbersRefusal(many, 1000)]).toEqual([null, null]);
  });
});
