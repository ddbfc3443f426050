import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { remarksOf } from "#domain/grade-words.ts";
import { paperWords as words } from "#domain/paper-words.ts";
import { PaperPen } from "../formats/paper-pen.ts";
import { margin } from "../formats/paper-sheets.ts";
import { dim, ink, line as rule, shade } from "../formats/pdf-ink.ts";
import { cut, padding } from "../formats/pdf-layout.ts";
import type { PrintedPaper } from "../wire/paper-on-wire.ts";
import { closingHeight, drawClosing, drawFoot, footHeight } from "./paper-closing.ts";
import { drawHead } from "./paper-head.ts";
import { columnsOn, type PaperColumn, remarkHeight, rowHeight, rowHeightOf, sheetsOf } from "./paper-layout.ts";

/**
 * Writes a paper as it was issued: parties, lines, sums, signatures, proof. The same paper always makes the same file,
 * byte for byte.
 */
export async function writePaperPdf(paper: PrintedPaper, logo: Buffer | undefined, file: string): Promise<void> {
  const { kind, number, shown, created_at } = paper;
  const title = `${words.kinds[kind]} ${number}`;
  const info = { Title: title, Author: shown.house.name, CreationDate: created_at };
  const pen = new PaperPen(shown.paper_size, footHeight(shown.house.footer), info);
  const out = createWriteStream(file, { mode: 0o600 });
  const written = finished(out);
  pen.doc.on("error", (error: Error) => out.destroy(error)).pipe(out);

  drawHead(pen, paper, title, logo);
  const height = rowHeightOf(shown.lines);
  const rows = (from: number) => Math.max(0, Math.floor((pen.bottom - from - rowHeight) / height));
  const next = rows(pen.top);
  // A closing longer than a sheet begins below the last line and continues on the next sheet.
  const closing = Math.min(Math.ceil(closingHeight(pen, paper) / height), next - 1);
  const columns = columnsOn(shown.paper_size, shown.lines);
  for (const [at, lines] of sheetsOf(shown.lines, { first: rows(pen.y), next, closing }).entries()) {
    if (at > 0) pen.turn();
    if (lines.length > 0) drawLines(pen, columns, lines);
  }
  drawClosing(pen, paper);
  const { count } = pen.doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pen.doc.switchToPage(page);
    drawFoot(pen, paper, `${title} – ${page + 1}/${count}`);
  }
  pen.doc.end();
  await written;
}

function drawLines(pen: PaperPen, columns: readonly PaperColumn[], lines: PrintedPaper["shown"]["lines"]): void {
  const { doc, inner } = pen;
  doc.rect(margin, pen.y, inner, rowHeight).fill(shade);
  pen.style({ size: 8, isBold: true });
  drawRow(pen, columns, ({ head }) => head);
  for (const one of lines) {
    pen.style({ size: 8 });
    drawRow(pen, columns, ({ text }) => text(one));
    drawRemarks(pen, remarksOf(one), margin + (columns[0]?.width ?? 0) + padding);
    if (one.takes_back !== null) {
      pen.style({ size: 6, colour: dim });
      pen.at(words.takesBack(one.takes_back), pen.y - 5.5, { x: margin + 20 + padding, width: inner });
    }
    doc
      .moveTo(margin, pen.y)
      .lineTo(margin + inner, pen.y)
      .lineWidth(0.4)
      .stroke(rule);
  }
  doc.fillColor(ink);
}

/** The remarks on a stone, below its number and over the whole sheet. */
function drawRemarks(pen: PaperPen, remarks: readonly string[], x: number): void {
  if (remarks.length === 0) return;
  pen.style({ size: 8, isBold: true });
  const room = margin + pen.inner - x - padding;
  pen.at(
    cut(remarks.join(", "), room, (text) => pen.widthOf(text)),
    pen.y - 1,
    { x },
  );
  pen.y += remarkHeight;
}

function drawRow(pen: PaperPen, columns: readonly PaperColumn[], textOf: (column: PaperColumn) => string): void {
  let x = margin;
  const measure = (text: string) => pen.widthOf(text);
  for (const column of columns) {
    const text = textOf(column);
    const shown = column.isFigure ? text : cut(text, column.width - 2 * padding, measure);
    const left = column.isFigure ? x + column.width - padding - measure(shown) : x + padding;
    pen.at(shown, pen.y + 4, { x: left });
    x += column.width;
  }
  pen.y += rowHeight;
}
