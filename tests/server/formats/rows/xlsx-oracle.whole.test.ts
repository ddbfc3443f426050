import fc from "fast-check";
import { expect, test } from "vitest";
import type { Shown } from "#server/formats/rows/xlsx/cell-styles.ts";
import { parseSheet } from "#server/formats/rows/xlsx/parse-sheet.ts";
import { OddXml } from "#server/formats/rows/xlsx/plain-xml.ts";
import { scanSheet } from "#server/formats/rows/xlsx/scan-sheet.ts";
import { SharedStrings } from "#server/formats/rows/xlsx/shared-strings.ts";
import { type SheetRow, SheetRows } from "#server/formats/rows/xlsx/sheet-rows.ts";
import { budget } from "#support/budget.ts";

/** The scanner of sheets must read what a whole parser of XML reads, cell by cell, or leave the file to it. */
const styles: Shown[] = ["number", "percent", "date", "dateTime", "time"];
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** The shared strings as either reader has them. */
const stringsOf = (xml: string, size: number, isPlain: boolean) =>
  SharedStrings.read({ has: () => true, bytes: () => inParts(Buffer.from(xml), size) }, "strings", isPlain);

async function whole(rows: AsyncIterable<SheetRow[]>): Promise<SheetRow[]> {
  const all: SheetRow[] = [];
  for await (const some of rows) all.push(...some);
  return all;
}

const letters = fc.oneof(
  fc.constantFrom("RD", " EX ", "6.43-6.47 x 3.99", "né", "鑽石", "💎", "a\r\nb", "_x000D_", "_x0007_", "\u200f12", ""),
  fc.string({ unit: fc.constantFrom("a", "&", "<", ">", '"', "'", " ", "\n", "é", "_", "x"), maxLength: 12 }),
);
const asXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&#34;").replaceAll("é", "&#xE9;");
const rawXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const written = fc.tuple(letters, fc.boolean()).map(([text, isCoded]) => (isCoded ? asXml(text) : rawXml(text)));
const run = fc
  .tuple(written, fc.constantFrom("", ' xml:space="preserve"'))
  .map(([text, space]) => `<t${space}>${text}</t>`);
const rich = fc.oneof(
  run,
  fc
    .array(
      fc.oneof(
        run.map((text) => `<r><rPr><b/><rFont val="Arial"/></rPr>${text}</r>`),
        run.map((text) => `<rPh sb="0" eb="1">${text}</rPh>`),
        fc.constantFrom("<t/>", "\n", '<phoneticPr fontId="1"/>'),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join("")),
);

const figure = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.integer().map(String),
  fc.constantFrom("2.2E9", "1.1000000000000001", "007", "45000.75", "-0", "1e400", "60", "abc", "12345678901234567890"),
);
const value = (text: fc.Arbitrary<string>) => text.map((inner) => `<v>${inner}</v>`);
const formula = fc.constantFrom(
  "",
  "",
  "<f>A1*2</f>",
  '<f t="shared" ref="A1:A9" si="0">B1&amp;"x"</f>',
  '<f si="0"/>',
);
const content = fc.oneof(
  fc.tuple(fc.constantFrom("", ' t="n"'), value(figure)),
  fc.tuple(fc.constant(' t="s"'), value(fc.nat(6).map(String))),
  fc.tuple(fc.constant(' t="str"'), value(written)),
  fc.tuple(fc.constant(' t="b"'), value(fc.constantFrom("0", "1"))),
  fc.tuple(fc.constant(' t="e"'), value(fc.constantFrom("#N/A", "#REF!"))),
  fc.tuple(fc.constant(' t="d"'), value(fc.constantFrom("2026-11-22", "2026-11-22T00:00:00"))),
  fc.tuple(fc.constantFrom("", ' t="str"'), fc.constantFrom("", "<v/>", "<v></v>")),
  fc.tuple(
    fc.constant(' t="inlineStr"'),
    rich.map((text) => `<is>${text}</is>`),
  ),
);
const cell = fc.tuple(fc.option(fc.nat(30)), fc.nat(styles.length), formula, content, fc.constantFrom("", " ", "\n"));
const row = fc.record({
  cells: fc.array(cell, { maxLength: 8 }),
  line: fc.option(fc.integer({ min: 1, max: 2_000 })),
  more: fc.constantFrom("", ' hidden="1"', ' spans="1:9" ht="15.5" x14ac:dyDescent="0.25"', ' hidden="0" '),
});

const place = (column: number, line: number) =>
  `${column > 25 ? String.fromCharCode(64 + Math.floor(column / 26)) : ""}${String.fromCharCode(65 + (column % 26))}${line}`;
const cellXml = ([column, style, sum, [type, inner], gap]: typeof cell extends fc.Arbitrary<infer T> ? T : never) => {
  const at = column === null ? "" : ` r="${place(column, 1)}"`;
  return sum || inner ? `<c${at} s="${style}"${type}>${sum}${inner}</c>${gap}` : `<c${at} s="${style}"/>${gap}`;
};
const rowXml = ({ cells, line, more }: typeof row extends fc.Arbitrary<infer T> ? T : never) => {
  const tag = `<row${line === null ? "" : ` r="${line}"`}${more}`;
  return cells.length > 0 ? `${tag}>${cells.map(cellXml).join("")}</row>` : `${tag}/>`;
};
const strings = fc.array(rich, { minLength: 1, maxLength: 7 });
const sheet = fc.array(row, { maxLength: 6 });
const sstXml = (items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sst xmlns="${main}">${items.map((item) => `<si>${item}</si>`).join("")}</sst>`;
const sheetXml = (rows: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${main}" xmlns:x14ac="urn:x"><cols><col min="1"/></cols>` +
  `<sheetData>${rows}</sheetData><pageMargins left="0.7"/></worksheet>`;

test("the scanner reads every cell as the parser does, wherever the parts of the file end", async () => {
  await fc.assert(
    fc.asyncProperty(
      strings,
      sheet,
      fc.integer({ min: 1, max: 400 }),
      fc.boolean(),
      async (items, rows, size, is1904) => {
        const bytes = Buffer.from(sheetXml(rows.map(rowXml).join("")));
        const sst = sstXml(items);
        const plain = { styles, is1904, strings: await stringsOf(sst, size, true) };
        const any = { styles, is1904, strings: await stringsOf(sst, size, false) };
        const scanned = await whole(scanSheet(inParts(bytes, size), new SheetRows(plain), size));
        expect(scanned).toEqual(await whole(parseSheet(inParts(bytes, size), new SheetRows(any))));
      },
    ),
    budget({ rounds: 60 }),
  );
});

const oddities = [
  (xml: string) => xml.replace("<v>", "<!-- a note --><v>"),
  (xml: string) => xml.replace(/<v>([^<]*)/, "<v><![CDATA[$1]]>"),
  (xml: string) => xml.replace(/ r="(\d+)"/, " r='$1'"),
  (xml: string) =>
    xml.replace(/<(\/?)(worksheet|sheetData|row|c|v|is|t|f)(?=[\s>/])/g, "<$1x:$2").replace("xmlns=", "xmlns:x="),
  (xml: string) => xml.replace("<sheetData>", "<sheetData><?note?>"),
  (xml: string) => xml.replace(/<c /, "<c\n\t"),
];

test("the scanner leaves odd XML to the parser, and never guesses", async () => {
  let left = 0;
  await fc.assert(
    fc.asyncProperty(sheet, fc.constantFrom(...oddities), async (rows, oddly) => {
      const bytes = Buffer.from(oddly(sheetXml(rows.map(rowXml).join(""))));
      const book = { styles, is1904: false, strings: await stringsOf(sstXml(["<t>a</t>"]), 99, true) };
      const parsed = await whole(parseSheet(inParts(bytes, 99), new SheetRows(book)));
      try {
        expect(await whole(scanSheet(inParts(bytes, 99), new SheetRows(book), 99))).toEqual(parsed);
      } catch (error) {
        if (!(error instanceof OddXml)) throw error;
        left += 1;
      }
    }),
    budget({ rounds: 60 }),
  );
  expect(left).toBeGreaterThan(10);
});
