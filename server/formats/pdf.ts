import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import PDFDocument from "pdfkit";
import { count, counted, dash, formatDate, formatDateTime12, number2, signed2, usd } from "#domain/format.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { Totals } from "#domain/totals.ts";
import { fileTotals } from "./file-totals.ts";
import { fontFor, printed, type Weight, widthOf } from "./pdf-font.ts";
import { dim, ink, line, shade } from "./pdf-ink.ts";
import { cut, layoutOf, margin, type PdfCell, type PdfLayout, padding, rowHeight, top } from "./pdf-layout.ts";
import { cellOf, isPage, type Sheet, type SheetColumn } from "./sheet.ts";

/** The size of all text around the table. */
const smallPrint = 7;

/**
 * Writes a list as a PDF: landscape, the head on every page, the totals on the last. Figures have no totals: their heads are
 * sentences, and their title stands beside the house.
 */
export async function writePdf(sheet: Sheet, file: string): Promise<void> {
  const rows: PdfCell[][] = [];
  const sums = fileTotals();
  for await (const stones of sheet.batches) {
    for (const stone of stones) {
      if (!sheet.isWithoutTotals) sums.add(stone);
      rows.push(sheet.columns.map((column) => pdfCell(sheet, column, stone)));
    }
  }
  const info = { Title: sheet.title, Author: sheet.house, CreationDate: sheet.at };
  const doc = new PDFDocument({ autoFirstPage: false, margin, info });
  const out = createWriteStream(file, { mode: 0o600 });
  const written = finished(out);
  doc.on("error", (error: Error) => out.destroy(error)).pipe(out);
  doc.fontSize(100); // a size at which nothing is lost to rounding
  const layout = layoutOf(sheet.columns, rows, (text) => widthOf(doc, text, "plain") / 100, sheet.isWithoutTotals);
  const pages = Math.max(1, Math.ceil(rows.length / layout.rowsPerPage));
  for (let page = 0; page < pages; page++) {
    doc.addPage({ size: layout.size, layout: "landscape", margin: 0 });
    drawFrame(doc, layout, sheet, `Page ${count(page + 1)} of ${count(pages)}`);
    for (const [at, row] of rows.slice(page * layout.rowsPerPage, (page + 1) * layout.rowsPerPage).entries()) {
      drawRow(doc, layout, row, top + rowHeight * (at + 1));
    }
  }
  if (!sheet.isWithoutTotals) drawTotals(doc, layout, sheet, sums.end());
  doc.end();
  await written;
}

function drawTotals(
  doc: PDFKit.PDFDocument,
  layout: PdfLayout,
  sheet: Sheet,
  { deal, cost }: ReturnType<ReturnType<typeof fileTotals>["end"]>,
): void {
  const tellsCost = sheet.columns.some(({ needsCost }) => needsCost);
  const y = layout.height - margin - 20;
  doc.fillColor(ink).font("Helvetica-Bold").fontSize(smallPrint).text(inOneLine(deal), margin, y, { lineBreak: false });
  if (tellsCost) {
    doc.font("Helvetica").fillColor(dim);
    doc.text(`Cost: ${inOneLine(cost)}`, margin, y + 10, { lineBreak: false });
  }
}

function pdfCell(sheet: Sheet, column: SheetColumn, stone: StoneFields): PdfCell {
  const value = cellOf(sheet, column, stone);
  if (value === null) return { text: column.kind === "text" || column.kind === "link" ? "" : dash };
  if (typeof value === "number") return { text: column.kind === "count" ? count(value) : number2(value) };
  if (column.kind === "date") return { text: formatDate(value) };
  if (column.kind === "moment") return { text: value.replace(/^\S+/, formatDate).replace(" ", " | ") };
  if (column.kind === "link" && isPage(value)) return { text: column.label, url: new URL(value).href };
  return { text: value };
}

/** The totals of spec §9: pieces, carats, averages, amount. */
const inOneLine = (totals: Totals) => {
  const of = (value: number | null) => (value === null ? null : value / 100);
  return printed(
    [
      counted(totals.pieces, "pc", "pcs"),
      `${number2(of(totals.carat))} ct`,
      `Rap avg ${number2(of(totals.rap_avg))}`,
      `Disc avg ${signed2(of(totals.disc_avg))} %`,
      `$/ct ${number2(of(totals.price_per_ct))}`,
      `Total ${usd(of(totals.total_amt))}`,
    ].join("    "),
  );
};

function drawFrame(doc: PDFKit.PDFDocument, layout: PdfLayout, sheet: Sheet, page: string): void {
  const { at, house, timeZone, title, isWithoutTotals } = sheet;
  const right = { width: layout.width - 2 * margin, align: "right", lineBreak: false } as const;
  const name = cut(isWithoutTotals ? `${house}, ${title}` : house, layout.width / 2, (text) =>
    widthOf(doc.fontSize(11), text, "bold"),
  );
  doc.fillColor(ink).font(fontFor(name, "bold")).fontSize(11).text(printed(name), margin, margin, { lineBreak: false });
  doc.font("Helvetica").fontSize(smallPrint).fillColor(dim);
  doc.text(printed(formatDateTime12(at, timeZone)), margin, margin + 3, right);
  doc.text(page, margin, layout.height - margin - 10, right);
  doc.rect(margin, top, layout.width - 2 * margin, rowHeight).fill(shade);
  doc.fillColor(ink).font("Helvetica-Bold").fontSize(layout.textSize);
  drawCells(
    doc,
    layout,
    layout.columns.map(({ head }) => ({ text: head })),
    top,
    "bold",
  );
}

function drawRow(doc: PDFKit.PDFDocument, layout: PdfLayout, row: readonly PdfCell[], y: number): void {
  doc.fillColor(ink);
  drawCells(doc, layout, row, y, "plain");
  doc
    .moveTo(margin, y + rowHeight)
    .lineTo(layout.width - margin, y + rowHeight)
    .lineWidth(0.4)
    .stroke(line);
}

function drawCells(
  doc: PDFKit.PDFDocument,
  layout: PdfLayout,
  row: readonly PdfCell[],
  y: number,
  weight: Weight,
): void {
  const measure = (text: string) => widthOf(doc, text, weight);
  for (const [at, { x, width, isFigure }] of layout.columns.entries()) {
    const { text = "", url } = row[at] ?? {};
    if (text === "") continue;
    const shown = isFigure ? text : cut(text, width - 2 * padding, measure);
    const left = isFigure ? x + width - padding - measure(shown) : x + padding;
    doc.font(fontFor(shown, weight)).text(printed(shown), left, y + 3.5, { lineBreak: false });
    if (url) doc.link(x, y, width, rowHeight, url);
  }
}
