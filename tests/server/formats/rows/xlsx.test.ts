import { expect, test } from "vitest";
import { allRows, cellsOf, zipped } from "#support/row-files.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";
import { bookParts } from "#support/xlsx-book.ts";

const folder = useThrowAwayDir();
const read = async (book: Parameters<typeof bookParts>[0], options = {}) =>
  allRows(await zipped(`${folder.dir}/stock.xlsx`, bookParts(book)), options);

test("a workbook gives the rows of its sheets", async () => {
  const book = {
    sheets: [
      {
        name: "Stock",
        rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>b</t></is></c></row>',
      },
      { name: "Old", state: "hidden", rows: '<row r="4"><c r="B4"><v>2.206543210E9</v></c></row>' },
    ],
    strings: "<si><t>a &amp; é</t></si>",
  };
  const first = await read(book);
  expect(first.tables).toEqual([
    { name: "Stock", isHidden: false },
    { name: "Old", isHidden: true },
  ]);
  expect(first.rows).toEqual([{ line: 1, cells: ["a & é", "", "b"] }]);
  expect((await read(book, { table: 1 })).rows).toEqual([{ line: 4, cells: ["", "2206543210"] }]);
});

test("merged cells of a header are filled", async () => {
  const rows =
    '<row r="1"><c r="A1" t="str"><v>Stock</v></c><c r="B1" t="str"><v>Price</v></c><c r="C1"/></row>' +
    '<row r="2"><c r="B2" t="str"><v>Rap</v></c><c r="C2" t="str"><v>Disc</v></c></row>';
  const tail = '<mergeCells count="2"><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/></mergeCells>';
  expect(cellsOf(await read({ sheets: [{ name: "S", rows, tail }] }))).toEqual([
    ["Stock", "Price", "Price"],
    ["Stock", "Rap", "Disc"],
  ]);
});
