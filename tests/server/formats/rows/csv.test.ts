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
  expect(await read("a;b\nc;d\n", { delimiter: "\n" })).toMatchObject({ delimiter: ";" });
});

test("every way to end a line ends one, and the last needs none", async () => {
  const file = await read("a,b\rc,d\ne,f\r\n\r\n,,\n g ,h\u00a0");
  expect(file.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, "a", "b"],
    [2, "c", "d"],
    [3, "e", "f"],
    [6, "g", "h"],
  ]);
});

test("a file that is longer than its parts is read without a seam", async () => {
  const rows = Array.from({ length: 30_000 }, (_, at) => [`A${at}`, `"${at},\r\n${"x".repeat(at % 40)}"`, "1,05"]);
  const file = await read(rows.map((cells) => `${cells.join(";")}\r\n`).join(""));
  expect(file.rows).toHaveLength(30_000);
  expect(file.rows[29_999]).toEqual({
    line: 59_999,
    cells: ["A29999", `29999,\n${"x".repeat(39)}`.trim(), "1,05"],
  });
});

test("a quotation mark within a quoted cell is said, unless it takes the next line along, which refuses the file", async () => {
  const [, row] = (await read('Stock,Size\n"A"1",5\n')).rows;
  expect(row).toEqual({ line: 2, cells: ['A"1', "5"], faults: [{ column: 0, fault: "unreadableText" }] });
  await expect(read('Stock,Size\n"A"1,5\nB1,"6"\n')).rejects.toMatchObject({ fault: "openQuote", line: 2 });
});

test("a thousand columns are read, one more is refused, and empty ones do not count", async () => {
  const wide = Array.from({ length: 1_000 }, (_, at) => `c${at}`);
  expect((await read(`${wide.join(",")}${",".repeat(500)}\n`)).rows[0]?.cells).toEqual(wide);
  await expect(read(`a,b\n${wide.join(",")},x\n`)).rejects.toMatchObject({ fault: "tooManyColumns", line: 2 });
  await expect(read(`${"x,".repeat(20_000)}\n`)).rejects.toMatchObject({ fault: "tooManyColumns" });
});

test("a cell of 100 kB is cut, which is said, and a row without an end refuses the file", async () => {
  const [row] = (await read(`A1,${"x".repeat(100_000)},y\n`)).rows;
  expect(row?.cells.map(({ length }) => length)).toEqual([2, 32_767, 1]);
  expect(row?.faults).toEqual([{ column: 1, fault: "tooLong" }]);
  await expect(read("x".repeat(6_000_000))).rejects.toMatchObject({ fault: "rowTooLong" });
});
