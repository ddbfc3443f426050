import { expect, test } from "vitest";
import { allRows, cellsOf, written } from "#support/row-files.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const folder = useThrowAwayDir();
const read = (content: string | Uint8Array, options = {}) =>
  allRows(written(folder.dir, "stock.csv", content), options);

test("a csv file gives its rows with the lines that they stand in", async () => {
  const file = await read('Stock,Shape,Remark\r\nA1,RD,"no milky,\r\nno brown"\r\n\r\nA2,PR,"5"" x 3"\r\n');
  expect(file).toMatchObject({ kind: "csv", encoding: "utf-8", delimiter: ",", doubtfulCells: [], rowsPath: null });
  expect(file.tables).toEqual([{ name: "stock.csv", isHidden: false }]);
  expect(file.rows).toEqual([
    { line: 1, cells: ["Stock", "Shape", "Remark"] },
    { line: 2, cells: ["A1", "RD", "no milky,\nno brown"] },
    { line: 5, cells: ["A2", "PR", '5" x 3'] },
  ]);
});

test.each([
  [";", "Stock;Carat;Disc\nA1;1,05;-38,5\nA2;2,01;-40\n"],
  ["\t", "Stock\tCarat\tDisc\nA1\t1,05\t-38,5\nA2\t2.01\t-40\n"],
  ["|", "Stock|Carat|Disc\nA1|1,05|-38,5\nA2|2,01|-40\n"],
  [";", "sep=;\nStock;Carat;Disc\nA1;1,05;-38,5\nA2;2,01;-40\n"],
  [";", "Our stock, of today, all of it\nStock;Carat;Disc\nA1;1,05;-38,5\nA2;2,01;-40\n"],
])("cells that are separated by %j are told apart", async (delimiter, text) => {
  const file = await read(text);
  expect(file.delimiter).toBe(delimiter);
  expect(cellsOf(file)).toContainEqual(["Stock", "Carat", "Disc"]);
  expect(cellsOf(file)).not.toContainEqual(["sep="]);
});

test("a delimiter that was given is taken", async () => {
  expect(cellsOf(await read("a,b;c\n", { delimiter: ";" }))).toEqual([["a,b", "c"]]);
});
