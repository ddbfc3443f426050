import { expect, test } from "vitest";
import { numbersInFile } from "#server/stones/numbers-in-file.ts";

const read = (text: string) => numbersInFile([new TextEncoder().encode(text)]);

test.each([
  ["one a line", "A1\nA2\r\nA3\rA4\n", ["A1", "A2", "A3", "A4"]],
  ["several in a line", "A1, A2;A3\tA4", ["A1", "A2", "A3", "A4"]],
  ["in quotes", '"A1","A2"\n', ["A1", "A2"]],
  ["under a head of its own", "Stock No\nA1\nA2", ["A1", "A2"]],
  ["in one column of several", "Carat,stock_no,Color\n1.01,A1,D\n1.02,A2,E", ["A1", "A2"]],
  ["behind a byte order mark", "\uFEFFstock_numbers\nA1", ["A1"]],
  ["in a short row", "Color;Stone No.\nD;A1\nE\n", ["A1"]],
  ["nowhere", "\n , ;\n", []],
])("numbers that stand %s are read", async (_where, text, numbers) => {
  expect(await read(text)).toEqual(numbers);
});

test("what is no text, or holds what is no number, is no list", async () => {
  for (const bytes of [new Uint8Array([0x41, 0, 0x42]), new Uint8Array([0x41, 0xff])]) {
    expect(await numbersInFile([bytes])).toEqual({ fault: "notText" });
  }
  expect(await read("A".repeat(41))).toEqual({ fault: "notText" });
});
