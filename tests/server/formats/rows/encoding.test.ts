import { expect, test } from "vitest";
import { allRows, cellsOf, written } from "#support/row-files.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const folder = useThrowAwayDir();
const read = (content: string | Uint8Array, options = {}) =>
  allRows(written(folder.dir, "stock.csv", content), options);

const text = "Stock,Remark\r\nA1,Très “clair” 5 €\r\n";
const cells = [
  ["Stock", "Remark"],
  ["A1", "Très “clair” 5 €"],
];
const bigEndian = (bytes: Buffer) => Buffer.from(bytes).swap16();

test.each([
  ["utf-8", Buffer.from(text)],
  ["utf-8", Buffer.from(`\ufeff${text}`)],
  ["utf-16le", Buffer.from(`\ufeff${text}`, "utf16le")],
  ["utf-16le", Buffer.from(text, "utf16le")],
  ["utf-16be", bigEndian(Buffer.from(`\ufeff${text}`, "utf16le"))],
  ["utf-16be", bigEndian(Buffer.from(text, "utf16le"))],
])("a text in %s is told by its bytes", async (encoding, bytes) => {
  const file = await read(bytes);
  expect(file).toMatchObject({ encoding, doubtfulCells: [] });
  expect(cellsOf(file)).toEqual(cells);
});

test("a text that is no UTF-8 is read as windows-1252, and the first cells with other letters are shown", async () => {
  const lines = Array.from({ length: 9 }, (_, at) => `A${at},caf\xe9 ${at} \x80\r\n`).join("");
  const file = await read(Buffer.from(`Stock,Remark\r\n${lines}`, "latin1"));
  expect(file.encoding).toBe("windows-1252");
  expect(file.doubtfulCells).toEqual([0, 1, 2, 3, 4].map((at) => `café ${at} €`));
  expect(cellsOf(file)).toHaveLength(10);
});

test("an encoding that was chosen is taken, and what it cannot read is said cell by cell", async () => {
  const hebrew = Buffer.from("A1,\xe9\xe4\xec\xe5\xed,x\n", "latin1");
  expect(await read(hebrew, { encoding: "windows-1255" })).toMatchObject({
    encoding: "windows-1255",
    doubtfulCells: [],
    rows: [{ line: 1, cells: ["A1", "יהלום", "x"] }],
  });
  const [row] = (await read(hebrew, { encoding: "utf-8" })).rows;
  expect(row).toMatchObject({ cells: ["A1", "", "x"], faults: [{ column: 1, fault: "unreadableText" }] });
  await expect(read(hebrew, { encoding: "klingon" })).rejects.toMatchObject({ fault: "unknownEncoding" });
});

test("a letter that lies on the seam of two parts stays whole", async () => {
  const line = `A1,${"é".repeat(5_000)}\r\n`;
  const file = await read(`x${line.repeat(60)}`);
  expect(file.rows).toHaveLength(60);
  expect(new Set(cellsOf(file).map(([, remark]) => remark))).toEqual(new Set(["é".repeat(5_000)]));
});

test("marks that no database takes are left out of a cell, which is said", async () => {
  const [, row] = (await read("Stock,Remark\nA\u00001,no\u0007te\n")).rows;
  expect(row?.cells).toEqual(["A1", "note"]);
  expect(row?.faults?.map(({ column, fault }) => `${column} ${fault}`)).toEqual([
    "0 unreadableText",
    "1 unreadableText",
  ]);
});
