import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { pastedPrices } from "#stones/lines/pasted-prices.ts";
import { words } from "#stones/lines/words.ts";
import { aStoneLine } from "#support/a-stone-line.ts";

const lines = ["NW1", "NW2", "NW3", "NW4", "NW5"].map((stock_no, at) =>
  aStoneLine({ id: at + 1, stone: { stock_no } }),
);
const pasted = (text: string) => {
  const read = pastedPrices(text, lines);
  if (read === "tooLong") return read;
  const refused = read && [...read.refused].map(([why, stones]) => [why, [...stones]]);
  return read && { ...read, prices: Object.fromEntries(read.prices), refused: Object.fromEntries(refused ?? []) };
};

describe("prices from a sheet", () => {
  test("are read by their heads: the offer counts before the price that it was made on, and totals are none", () => {
    const sheet = [
      "Stock no\tCarat\tPrice $/ct\tYour disc %\tOffer $/ct\tOffer $",
      "NW1\t1.00\t5,000.00\t-58\t4,200.00\t4,200.00",
      "nw3\t2.00\t5,000.00\t\t5,000.00\t10,000.00",
      "\t\t\t\t\t",
      "2\t3.00\t\t-58.00\t4,733.33\t14,200.00",
      "",
    ].join("\r\n");
    expect(pasted(sheet)).toEqual({ prices: { 1: 4200, 3: 5000 }, strange: [], refused: {} });
  });

  test("without heads are rows of a stock number and a price", () => {
    expect(pasted("NW2\t$4,450\nNW1\t\t4200,5\n")).toEqual({
      prices: { 1: 4200.5, 2: 4450 },
      strange: [],
      refused: {},
    });
  });

  test("that are refused are named with the reason, as at their fields, and stones that are not here", () => {
    const sheet =
      "NW1\t4.200,50\nNW2\t0\nNW3\t5,000\t4,000\nNW4\t20000001\nOTHER\t9\nNW5\tby telephone, on Monday at the latest\n";
    expect(pasted(sheet)).toEqual({
      prices: {},
      strange: ["OTHER"],
      refused: {
        [messages.priceUnread]: ["NW1 (4.200,50)", "NW5 (by telephone, on Mon…)"],
        [messages.pricePositive]: ["NW2"],
        [words.noOnePrice]: ["NW3"],
        [messages.priceTooHigh]: ["NW4"],
      },
    });
  });

  test("find their stone by its number in another spelling, and by its report; of two that may be meant neither", () => {
    const spelled = [
      aStoneLine({ id: 1, stone: { stock_no: "AA1000001", report_no: "1794710872" } }),
      aStoneLine({ id: 2, stone: { stock_no: "AA1000002", report_no: "2141438171" } }),
      aStoneLine({ id: 3, stone: { stock_no: "AA-1000003", report_no: null } }),
      aStoneLine({ id: 4, stone: { stock_no: "AA1000003", report_no: null } }),
    ];
    const read = pastedPrices("AA-1000001\t4,200\nGIA2141438171\t4,300\nAA 1000003\t4,400\nAA1000003\t4,500", spelled);
    expect(read).toEqual({
      prices: new Map([
        [1, 4200],
        [2, 4300],
        [4, 4500],
      ]),
      strange: [],
      refused: new Map([[messages.numberShared, new Set(["AA 1000003"])]]),
    });
  });

  test("in a row without a stock number belong to no stone", () => {
    expect(pasted("Stock no\tOffer $/ct\nNW1\t4,200\n\t4,733.33")).toEqual({
      prices: { 1: 4200 },
      strange: [],
      refused: {},
    });
  });

  test("of a stone that is listed at two prices are not guessed: it is named, and keeps its price", () => {
    expect(pasted("NW1\t4,200\nNW2\t4,450\nnw1\t4,300\nNW1\t4,200\nNW2\t4,450\n")).toEqual({
      prices: { 2: 4450 },
      strange: [],
      refused: { [words.twoPrices]: ["NW1"] },
    });
  });

  test("of a sheet without a column of prices are not guessed", () => {
    expect(pasted("Stock no\tCarat\nNW1\t1.00")).toEqual({
      prices: {},
      strange: [],
      refused: { [words.noOnePrice]: ["NW1"] },
    });
  });

  test("are no matter of one cell: that belongs to its field", () => {
    expect([pasted("4,200"), pasted("4,200\r\n"), pasted("")]).toEqual([null, null, null]);
  });

  test("in more rows or signs than a sheet of stones has are not read, and empty rows below it do not count", () => {
    expect(pasted(`NW1\t4200\n${"\r\n".repeat(1_000_000)}`)).toMatchObject({ prices: { 1: 4200 } });
    expect(pasted("NW1\t4200\n".repeat(2_000))).toMatchObject({ prices: { 1: 4200 } });
    expect(pasted("NW1\t4200\n".repeat(2_001))).toBe("tooLong");
    expect(pasted(`NW1\t${"9".repeat(1_000_000)}`)).toBe("tooLong");
  });
});
