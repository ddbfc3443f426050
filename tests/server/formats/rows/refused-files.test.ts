import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { allRows, cellsOf, written, zipped } from "#support/row-files.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";
import { bookParts } from "#support/xlsx-book.ts";

const folder = useThrowAwayDir();
const at = (name: string) => `${folder.dir}/${name}`;
const refused = (name: string, content: string | Uint8Array) =>
  expect(allRows(written(folder.dir, name, content))).rejects;
const text = "Stock,Carat\nA1,1.05\n";
const cells = [
  ["Stock", "Carat"],
  ["A1", "1.05"],
];
const book = bookParts({ sheets: [{ name: "S", rows: "<row><c><v>1</v></c></row>" }] });
const compound = Buffer.from("d0cf11e0a1b11ae1", "hex");

test("a zip or gz of one file is that file, what an archiver adds for itself aside", async () => {
  const zip = await zipped(at("a.zip"), {
    "lists/stock.csv": text,
    "__MACOSX/lists/._stock.csv": "x",
    ".DS_Store": "y",
  });
  const file = await allRows(zip);
  expect([file.kind, file.tables, cellsOf(file)]).toEqual(["csv", [{ name: "stock.csv", isHidden: false }], cells]);
  expect(cellsOf(await allRows(written(folder.dir, "stock.csv.gz", gzipSync(text))))).toEqual(cells);
  const inner = readFileSync(await zipped(at("stock.xlsx"), book, { compress: false }));
  expect(await allRows(await zipped(at("b.zip"), { "stock.xlsx": inner }))).toMatchObject({ kind: "xlsx" });
});

test("an archive of several files, of none or of another archive is refused", async () => {
  await expect(allRows(await zipped(at("a.zip"), { "a.csv": text, "b.csv": text }))).rejects.toMatchObject({
    fault: "severalFiles",
  });
  await expect(allRows(await zipped(at("b.zip"), {}))).rejects.toMatchObject({ fault: "empty" });
  const inner = readFileSync(await zipped(at("c.zip"), { "a.csv": text }));
  await expect(allRows(await zipped(at("d.zip"), { "c.zip": inner }))).rejects.toMatchObject({ fault: "packedTwice" });
});

test("a directory that lies about a size is found out while the entry is unpacked", async () => {
  const bytes = readFileSync(await zipped(at("a.zip"), { "a.csv": "A\n".repeat(50_000) }));
  const entry = bytes.indexOf(Buffer.from("PK\u0001\u0002"));
  bytes.writeUInt32LE(10, entry + 24); // the unpacked size
  await refused("b.zip", bytes).toMatchObject({ fault: "damaged" });
  bytes.writeUInt32LE(3_900_000_000, entry + 24);
  await refused("c.zip", bytes).toMatchObject({ fault: "tooBig" });
});

test.each([
  ["oldXls", "stock.xls", Buffer.concat([compound, Buffer.alloc(4_096)])],
  ["oldXls", "stock.xls", Buffer.from("0908100000060500", "hex")],
  [
    "passwordProtected",
    "stock.xlsx",
    Buffer.concat([compound, Buffer.alloc(90_000), Buffer.from("EncryptedPackage", "utf16le")]),
  ],
  ["htmlFile", "stock.xls", '\ufeff<html xmlns:o="urn:x"><body><table><tr><td>Stock</td></tr></table></body></html>'],
  ["htmlFile", "stock.csv", "<!DOCTYPE html>\n<title>Sign in</title>"],
  [
    "otherSpreadsheet",
    "stock.xls",
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
  ],
  ["unknownKind", "stock.pdf", "%PDF-1.7\n"],
  ["unknownKind", "stock.csv", Buffer.from(Array.from({ length: 4_000 }, (_, byte) => (byte * 7) % 29))],
  ["empty", "stock.csv", ""],
  ["damaged", "stock.csv.gz", gzipSync(text).subarray(0, 20)],
  ["damaged", "stock.zip", "PK\u0003\u0004 and no more"],
])("a file is refused as %s by its bytes, whatever its name", async (fault, name, content) => {
  await refused(name, content).toMatchObject({ name: "UnreadableFile", fault });
});

test("a workbook that is cut, that is of another program, or that has a DOCTYPE is refused", async () => {
  const whole = readFileSync(await zipped(at("a.xlsx"), book));
  writeFileSync(at("cut.xlsx"), whole.subarray(0, whole.length - 100));
  await expect(allRows(at("cut.xlsx"))).rejects.toMatchObject({ fault: "damaged" });
  const open = { mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<a/>" };
  await expect(allRows(await zipped(at("a.ods"), open))).rejects.toMatchObject({ fault: "otherSpreadsheet" });
  const bomb = '<!DOCTYPE a [<!ENTITY a "aaaa">]>';
  for (const part of ["xl/workbook.xml", "xl/sharedStrings.xml", "xl/worksheets/sheet1.xml"]) {
    const parts = { ...book, [part]: `<?xml version="1.0"?>${bomb}<x>&a;</x>` };
    await expect(allRows(await zipped(at("b.xlsx"), parts))).rejects.toMatchObject({ fault: "hasDoctype" });
  }
  const short = { ...book, "xl/worksheets/sheet1.xml": '<worksheet xmlns="a"><sheetData><row><c><v>1</v></c></row>' };
  await expect(allRows(await zipped(at("c.xlsx"), short))).rejects.toMatchObject({ fault: "damaged" });
});
