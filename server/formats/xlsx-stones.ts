import type { StoneFields } from "#domain/search/stone-value.ts";
import { cellOf, isFigure, isPage, type Sheet, type SheetColumn, type SheetKind } from "./sheet.ts";
import type { XlsxBook } from "./xlsx-book.ts";
import { styles } from "./xlsx-styles.ts";
import { hiddenCells, hiddenSources, totalCells } from "./xlsx-totals.ts";
import {
  dayNumber,
  escaped,
  formulaCell,
  letterOf,
  momentNumber,
  numberCell,
  sheetStart,
  textCell,
} from "./xlsx-xml.ts";

/** Excel opens no sheet with more than 65,530 links; further ones are formulas. */
const linksMax = 65_000;
/** The longest address that Excel follows, and the longest text in a formula. */
const linkMax = 2_000;
const formulaTextMax = 255;

const widths: Record<SheetKind, number> = {
  text: 14,
  code: 8,
  number: 9,
  count: 9,
  money: 12,
  percent: 9,
  date: 11,
  moment: 17,
  link: 11,
  status: 16,
};
const widthOf = ({ id, head, kind }: SheetColumn) =>
  Math.max(head.length + 4, id === "measurements" || id === "key_to_symbols" || id === "comment" ? 24 : widths[kind]);

/** The sheet of stones, in one part for each batch. The book keeps what later parts need. */
export async function* stonesSheet(sheet: Sheet, book: XlsxBook): AsyncGenerator<Buffer> {
  const { columns } = sheet;
  const hidden = hiddenSources(columns);
  yield Buffer.from(
    sheetStart({
      isFirstOpen: true,
      columns: [
        ...columns.map((column) => ({ width: widthOf(column) })),
        ...hidden.map(() => ({ width: 12, isHidden: true })),
      ],
    }) + headRow(columns, hidden),
  );
  for await (const stones of sheet.batches) {
    let xml = "";
    for (const stone of stones) {
      const row = book.addRow(stone);
      xml += `<row r="${row}">${cells(sheet, book, stone, row)}${hiddenCells(hidden, columns.length, row, stone)}</row>`;
    }
    if (sheet.hasOffer) await book.offer(stones);
    yield Buffer.from(xml);
  }
  yield Buffer.from(sheetEnd(sheet, book, hidden));
}

function headRow(columns: readonly SheetColumn[], hidden: readonly string[]): string {
  const shown = columns.map((column, at) =>
    textCell(`${letterOf(at)}1`, column.head, isFigure(column) ? styles.headOfNumber : styles.head),
  );
  const more = hidden.map((name, at) => textCell(`${letterOf(columns.length + at)}1`, name, styles.head));
  return `<row r="1">${shown.join("")}${more.join("")}</row>`;
}

function cells(sheet: Sheet, book: XlsxBook, stone: StoneFields, row: number): string {
  let xml = "";
  for (const [at, column] of sheet.columns.entries()) {
    const value = cellOf(sheet, column, stone);
    if (value === null) continue;
    const ref = `${letterOf(at)}${row}`;
    if (typeof value === "number")
      xml += numberCell(ref, value, column.kind === "count" ? styles.count : styles.number);
    else if (column.kind === "date") xml += numberCell(ref, dayNumber(value), styles.day);
    else if (column.kind === "moment") xml += numberCell(ref, momentNumber(value), styles.moment);
    else if (column.kind === "link") xml += linkCell(book, ref, value, column.label);
    else xml += textCell(ref, value, styles.text);
  }
  return xml;
}

/** A cell with a real link of the sheet, or a formula once there are too many. */
function linkCell(book: XlsxBook, ref: string, text: string, label: string): string {
  // An unusual spelling of an address would make Excel repair the file.
  const url = isPage(text) ? new URL(text).href : "";
  if (url === "" || url.length > linkMax) return textCell(ref, text, styles.text);
  if (book.links.length < linksMax) {
    book.links.push({ ref, url });
    return textCell(ref, label, styles.link);
  }
  if (url.length > formulaTextMax) return textCell(ref, text, styles.text);
  const formula = `HYPERLINK("${url.replaceAll('"', '""')}","${label}")`;
  return formulaCell(ref, formula, null, styles.link).replace("<v></v>", `<v>${escaped(label)}</v>`);
}

/** The end of the sheet. An empty row sets the totals apart, so that sorting and filtering leave them in place. */
function sheetEnd(
  { columns, isWithoutTotals }: Sheet,
  book: XlsxBook,
  hidden: ReturnType<typeof hiddenSources>,
): string {
  const last = book.lastRow;
  const row = last + 2;
  const sums =
    last > 1 && !isWithoutTotals
      ? `<row r="${row}">${totalCells(columns, hidden, { row, last, totals: book.totals() })}</row>`
      : "";
  const links = book.links.map(({ ref }, at) => `<hyperlink ref="${ref}" r:id="rId${at + 1}"/>`).join("");
  return (
    `${sums}</sheetData><autoFilter ref="A1:${letterOf(columns.length - 1)}${last}"/>` +
    `${links && `<hyperlinks>${links}</hyperlinks>`}<pageSetup paperSize="9" orientation="landscape"/></worksheet>`
  );
}
