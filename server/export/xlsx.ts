import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { StoneSheet } from "./stone-sheet.ts";
import { openBook, type XlsxBook } from "./xlsx-book.ts";
import { offerEnd, offerStart } from "./xlsx-offer.ts";
import { stonesSheet } from "./xlsx-stones.ts";
import { stylesXml } from "./xlsx-styles.ts";
import { document, escaped, letterOf, main, relationships } from "./xlsx-xml.ts";

const packages = "http://schemas.openxmlformats.org/package/2006";
const kinds = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Rows that a sheet of Excel has room for, beside its head, the totals and the empty row between. */
export const xlsxRowsMax = 1_048_576 - 3;

/** Writes an Excel file of two sheets: the stones, and what may be offered for them. */
export async function writeXlsx(sheet: StoneSheet, file: string): Promise<void> {
  const spool = `${file}.offer`;
  const book = await openBook(spool);
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(file, { mode: 0o600 }));
  const failed = new Promise<never>((_, reject) => zip.on("error", reject));
  const add = (name: string, parts: () => AsyncIterable<Buffer> | Iterable<Buffer>) =>
    zip.addReadStreamLazy(name, { mtime: sheet.at, compressionLevel: 4 }, (begin) =>
      begin(null, Readable.from(parts())),
    );
  const addText = (name: string, text: () => string) => add(name, () => [Buffer.from(text())]);

  // One after the other, in this order: what comes after the stones knows what they left in the book.
  addText("[Content_Types].xml", () => contentTypes);
  addText("_rels/.rels", () => packageLinks);
  add("xl/worksheets/sheet1.xml", () => stonesSheet(sheet, book));
  addText("xl/worksheets/_rels/sheet1.xml.rels", () => linksOf(book));
  add("xl/worksheets/sheet2.xml", () => offerSheet(book, spool));
  addText("xl/styles.xml", () => stylesXml);
  addText("xl/workbook.xml", () => workbook(sheet, book));
  addText("xl/_rels/workbook.xml.rels", () => workbookLinks);
  zip.end();
  try {
    await Promise.race([written, failed]);
  } catch (error) {
    written.catch(() => {}); // has failed with the rest
    (zip.outputStream as Readable).destroy();
    throw error;
  } finally {
    await book.close();
    await rm(spool, { force: true });
  }
}

async function* offerSheet(book: XlsxBook, spool: string): AsyncGenerator<Buffer> {
  yield Buffer.from(offerStart());
  yield* createReadStream(spool) as AsyncIterable<Buffer>;
  yield Buffer.from(offerEnd(book.totals(), book.lastRow));
}

const override = (part: string, type: string) =>
  `<Override PartName="/xl/${part}" ContentType="${kinds}.${type}+xml"/>`;
const contentTypes = document(
  `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    override("workbook.xml", "sheet.main") +
    override("worksheets/sheet1.xml", "worksheet") +
    override("worksheets/sheet2.xml", "worksheet") +
    `${override("styles.xml", "styles")}</Types>`,
);

const links = (all: string) => document(`<Relationships xmlns="${packages}/relationships">${all}</Relationships>`);
const link = (id: number, kind: string, target: string, more = "") =>
  `<Relationship Id="rId${id}" Type="${relationships}/${kind}" Target="${escaped(target)}"${more}/>`;
const packageLinks = links(link(1, "officeDocument", "xl/workbook.xml"));
const workbookLinks = links(
  link(1, "worksheet", "worksheets/sheet1.xml") +
    link(2, "worksheet", "worksheets/sheet2.xml") +
    link(3, "styles", "styles.xml"),
);
const linksOf = (book: XlsxBook) =>
  links(book.links.map(({ url }, at) => link(at + 1, "hyperlink", url, ' TargetMode="External"')).join(""));

/** The names are what Excel itself writes for a filter; without them it mends the file as it opens. */
function workbook({ columns }: StoneSheet, { lastRow }: XlsxBook): string {
  const filter = (sheet: number, name: string, last: string) =>
    `<definedName name="_xlnm._FilterDatabase" localSheetId="${sheet}" hidden="1">${name}!$A$1:$${last}$${lastRow}</definedName>`;
  return document(
    `<workbook xmlns="${main}" xmlns:r="${relationships}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>` +
      '<sheet name="Stones" sheetId="1" r:id="rId1"/><sheet name="Offer" sheetId="2" r:id="rId2"/></sheets><definedNames>' +
      filter(0, "Stones", letterOf(columns.length - 1)) +
      filter(1, "Offer", "M") +
      '</definedNames><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>',
  );
}
