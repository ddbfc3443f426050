import { describe, expect, test } from "vitest";
import { meantBy, numberShared, spellingsOf } from "#domain/meant-stones.ts";
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

describe("a pasted list", () => {
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
