import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Sheet } from "./sheet.ts";
import { openBook, type XlsxBook } from "./xlsx-book.ts";
import { offerEnd, offerStart } from "./xlsx-offer.ts";
import { stonesSheet } from "./xlsx-stones.ts";
import { stylesXml } from "./xlsx-styles.ts";
import { document, escaped, letterOf, main, relationships } from "./xlsx-xml.ts";
import { writeZipFile } from "./zip-file.ts";

const packages = "http://schemas.openxmlformats.org/package/2006";
const kinds = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Sheets are mostly repetition: a higher level makes them little smaller. */
const level = 4;

/** Writes an Excel file: the stones, and on a second sheet an offer for them. */
export async function writeXlsx(sheet: Sheet, file: string): Promise<void> {
  const spool = `${file}.offer`;
  const book = await openBook(spool, !sheet.isWithoutTotals);
  try {
    await writeZipFile(file, sheet.at, (zip) => {
      const addText = (name: string, text: () => string) => zip.add(name, () => [Buffer.from(text())], level);
      // The parts are made in this order: those after the stones read what the stones left in the book.
      addText("[Content_Types].xml", () => contentTypes(sheet));
      addText("_rels/.rels", () => packageLinks);
      zip.add("xl/worksheets/sheet1.xml", () => stonesSheet(sheet, book), level);
      addText("xl/worksheets/_rels/sheet1.xml.rels", () => linksOf(book));
      if (sheet.hasOffer) zip.add("xl/worksheets/sheet2.xml", () => offerSheet(book, spool), level);
      addText("xl/styles.xml", () => stylesXml);
      addText("xl/workbook.xml", () => workbook(sheet, book));
      addText("xl/_rels/workbook.xml.rels", () => workbookLinks(sheet));
    });
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
const contentTypes = ({ hasOffer }: Sheet) =>
  document(
    `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      override("workbook.xml", "sheet.main") +
      override("worksheets/sheet1.xml", "worksheet") +
      (hasOffer ? override("worksheets/sheet2.xml", "worksheet") : "") +
      `${override("styles.xml", "styles")}</Types>`,
  );

const links = (all: string) => document(`<Relationships xmlns="${packages}/relationships">${all}</Relationships>`);
const link = (id: number, kind: string, target: string, more = "") =>
  `<Relationship Id="rId${id}" Type="${relationships}/${kind}" Target="${escaped(target)}"${more}/>`;
const packageLinks = links(link(1, "officeDocument", "xl/workbook.xml"));
const workbookLinks = ({ hasOffer }: Sheet) =>
  links(
    link(1, "worksheet", "worksheets/sheet1.xml") +
      (hasOffer ? link(2, "worksheet", "worksheets/sheet2.xml") : "") +
      link(3, "styles", "styles.xml"),
  );
const linksOf = (book: XlsxBook) =>
  links(book.links.map(({ url }, at) => link(at + 1, "hyperlink", url, ' TargetMode="External"')).join(""));

/** The workbook, with the names that Excel itself writes for a filter: without them it repairs the file on opening. */
function workbook({ title, columns, hasOffer }: Sheet, { lastRow }: XlsxBook): string {
  const sheets = [
    { name: title, last: letterOf(columns.length - 1) },
    ...(hasOffer ? [{ name: "Offer", last: "N" }] : []),
  ];
  const named = sheets.map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const filters = sheets.map(
    ({ name, last }, at) =>
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${name}!$A$1:$${last}$${lastRow}</definedName>`,
  );
  return document(
    `<workbook xmlns="${main}" xmlns:r="${relationships}"><bookViews><workbookView activeTab="0"/></bookViews>` +
      `<sheets>${named.join("")}</sheets><definedNames>${filters.join("")}</definedNames>` +
      '<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>',
  );
}
