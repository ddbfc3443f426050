import { expect, test } from "vitest";
import { allRows, cellsOf, zipped } from "#support/row-files.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";
import { bookParts, type WrittenBook } from "#support/xlsx-book.ts";

const folder = useThrowAwayDir();
const read = async (book: WrittenBook) => allRows(await zipped(`${folder.dir}/stock.xlsx`, bookParts(book)));

/** The cells of one row, each written as its XML; `s` is the place of its format in `formats`. */
const row = async (cells: string, formats: string[] = [], more: Partial<WrittenBook> = {}) => {
  const custom = formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>`);
  const used = formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`);
  const styles = `<numFmts>${custom.join("")}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${used.join("")}</cellXfs>`;
  const { rows } = await read({ sheets: [{ name: "S", rows: `<row r="1">${cells}</row>` }], styles, ...more });
  return rows[0] ?? { line: 0, cells: [] };
};
const numbers = (values: string[], style = "") => values.map((value) => `<c${style}><v>${value}</v></c>`).join("");

test("a number is plain decimal text, without exponent and without the noise of arithmetic", async () => {
  const given = ["2.20654321E9", "1.1000000000000001", "1.05", "-38.5", "1E-7", "0.30000000000000004", "007", "-0"];
  const shown = ["2206543210", "1.1", "1.05", "-38.5", "0.0000001", "0.3", "7", "0"];
  expect((await row(numbers(given))).cells).toEqual(shown);
  expect((await row(numbers(["12345678901234567890", "1.5E+20"]))).cells).toEqual([
    "12345678901234567890",
    "150000000000000000000",
  ]);
});

test("a share is given as it is shown", async () => {
  const cells = '<c s="0"><v>0.385</v></c><c s="1"><v>-0.38500000000000001</v></c><c s="2"><v>38.5</v></c>';
  expect((await row(cells, ["0.00%", "0%;[Red]-0%", "0.0&quot;%&quot;"])).cells).toEqual(["38.5%", "-38.5%", "38.5"]);
});

test.each([
  ["yyyy-mm-dd", "46348", "2026-11-22"],
  ["dd/mm/yyyy hh:mm", "46348.75", "2026-11-22T18:00:00"],
  ["[$-409]d-mmm-yy;@", "46348.75", "2026-11-22"],
  ["m/d/yy h:mm", "46348", "2026-11-22"],
  ["yyyy-mm-dd", "46348.999999", "2026-11-22"],
  ["yyyy-mm-dd hh:mm", "46348.4999999", "2026-11-22T12:00:00"],
  ["h:mm", "0.5", "12:00:00"],
  ["[h]:mm:ss", "0.25", "06:00:00"],
  ["yyyy-mm-dd", "59", "1900-02-28"],
  ["yyyy-mm-dd", "61", "1900-03-01"],
  ["#,##0.00 [$USD]", "46348", "46348"],
  ["General", "46348", "46348"],
  ["0.00 &quot;days&quot;", "46348", "46348"],
  ["\\d0", "5", "5"],
])("a number with the format %s is what it shows", async (format, value, shown) => {
  expect((await row(numbers([value], ' s="0"'), [format])).cells).toEqual([shown]);
});

test("days are counted from 1904 where a book says so, and a day that never was is an error", async () => {
  const day = numbers(["44886"], ' s="0"');
  expect((await row(day, ["yyyy-mm-dd"], { is1904: true })).cells).toEqual(["2026-11-22"]);
  const never = await row(`${numbers(["60", "-1", "99999999"], ' s="0"')}<c s="7"><v>1</v></c>`, ["yyyy-mm-dd"]);
  expect(never.cells).toEqual(["", "", "", "1"]);
  expect(never.faults).toEqual([0, 1, 2].map((column) => ({ column, fault: "errorValue" })));
});

test("a formula gives its last result; one without a result, or with an error, is said", async () => {
  const formulas =
    '<c r="A1"><f>B1*2</f><v>2.1</v></c><c r="B1" t="str"><f>C1</f><v>EX</v></c><c r="C1"><f>NOW()</f></c>' +
    '<c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="E1" t="e"><v>#N/A</v></c><c r="F1" t="str"><f>""</f><v></v></c>' +
    '<c r="G1" t="b"><v>1</v></c>';
  const { cells, faults } = await row(formulas);
  expect(cells).toEqual(["2.1", "EX", "", "", "", "", "TRUE"]);
  expect(faults).toEqual([
    { column: 2, fault: "noCachedValue" },
    { column: 3, fault: "errorValue" },
    { column: 4, fault: "errorValue" },
  ]);
});

test("texts are whole: their runs joined, their reading aids left out, and cells without a place in turn", async () => {
  const strings =
    '<si><r><t>Ex</t></r><r><rPr><b/></rPr><t xml:space="preserve">cellent </t></r><rPh sb="0" eb="1"><t>アイ</t></rPh></si>' +
    "<si><t>a_x000D_&#10;b</t></si><si/>";
  const cells =
    '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c r="E1" t="s"><v>0</v></c><c t="inlineStr"><is><r><t>x</t></r><r><t>y</t></r></is></c>' +
    '<c t="s"><v>2</v></c><c t="s"><v>9</v></c>';
  const { cells: found, faults } = await row(cells, [], { strings });
  expect(found).toEqual(["Excellent", "a\r\nb", "", "", "Excellent", "xy"]);
  expect(faults).toEqual([{ column: 7, fault: "unreadableText" }]);
});

test("a text of 100 kB and a NUL are said at their cells", async () => {
  const strings = `<si><t>${"x".repeat(100_000)}</t></si><si><t>A_x0000_1</t></si>`;
  const { cells, faults } = await row('<c t="s"><v>0</v></c><c t="s"><v>1</v></c>', [], { strings });
  expect(cells.map(({ length }) => length)).toEqual([32_767, 2]);
  expect(faults).toEqual([
    { column: 0, fault: "tooLong" },
    { column: 1, fault: "unreadableText" },
  ]);
});

test("hidden rows say so, empty ones are left out, and rows without a number follow each other", async () => {
  const rows =
    '<row r="3"><c><v>1</v></c></row><row hidden="1"><c><v>2</v></c></row><row r="9"><c s="0"/></row><row><c><v>3</v></c></row>';
  expect((await read({ sheets: [{ name: "S", rows }] })).rows).toEqual([
    { line: 3, cells: ["1"] },
    { line: 4, cells: ["2"], isHidden: true },
    { line: 10, cells: ["3"] },
  ]);
});

test("a sheet that no scanner reads is read all the same, from where that one stopped", async () => {
  const plain = Array.from({ length: 40_000 }, (_, at) => `<row r="${at + 1}"><c><v>${at + 1}</v></c></row>`).join("");
  const odd = "<!-- odd --><row r='40001'><c><v><![CDATA[last]]></v></c></row>";
  const cells = cellsOf(await read({ sheets: [{ name: "S", rows: plain + odd }] }));
  expect(cells).toEqual([...Array.from({ length: 40_000 }, (_, at) => [`${at + 1}`]), ["last"]]);
});

test("a book whose parts are UTF-16 is read", async () => {
  const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="str"><v>钻石</v></c></row>';
  const parts = bookParts({ sheets: [{ name: "S", rows }], strings: "<si><t>é</t></si>" });
  const wide = Object.entries(parts).map(([name, part]) => {
    const isWide = /sheet1|sharedStrings|workbook\.xml$/.test(name);
    const text = `\ufeff${part.replace('<?xml version="1.0"?>', '<?xml version="1.0" encoding="UTF-16"?>')}`;
    return [name, isWide ? Buffer.from(text, "utf16le") : part] as const;
  });
  const file = await allRows(await zipped(`${folder.dir}/wide.xlsx`, Object.fromEntries(wide)));
  expect(cellsOf(file)).toEqual([["é", "钻石"]]);
});

test("a merge fills its cells among the first rows only", async () => {
  const text = (ref: string, value: string) => `<c r="${ref}" t="str"><v>${value}</v></c>`;
  const rows =
    `<row r="1">${text("A1", "Stock of today")}</row><row r="3">${text("A3", "No")}${text("B3", "Price")}</row>` +
    `<row r="4">${text("B4", "Rap")}${text("C4", "Disc")}</row><row r="40">${text("A40", "x")}</row><row r="41">${text("B41", "y")}</row>`;
  const merges = ["A1:C1", "A3:A4", "B3:C3", "A40:A41"].map((ref) => `<mergeCell ref="${ref}"/>`);
  const tail = `<mergeCells count="4">${merges.join("")}</mergeCells>`;
  expect(cellsOf(await read({ sheets: [{ name: "S", rows, tail }] }))).toEqual([
    ["Stock of today", "Stock of today", "Stock of today"],
    ["No", "Price", "Price"],
    ["No", "Rap", "Disc"],
    ["x"],
    ["", "y"],
  ]);
});

test("a thousand columns are read, and one more is refused; empty cells do not count", async () => {
  const wide = (count: number) => Array.from({ length: count }, () => "<c><v>1</v></c>").join("");
  expect((await row(`${wide(1_000)}<c r="XFD1" s="0"/>`)).cells).toHaveLength(1_000);
  await expect(row(wide(1_001))).rejects.toMatchObject({ fault: "tooManyColumns", line: 1 });
  await expect(row(wide(20_000))).rejects.toMatchObject({ fault: "tooManyColumns" });
});
