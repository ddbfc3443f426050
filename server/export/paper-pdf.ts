import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import PDFDocument from "pdfkit";
import { formatDate, number2 } from "#domain/format.ts";
import { paperWords as words } from "#domain/paper-words.ts";
import type { Paper } from "../policies/paper-on-wire.ts";
import { closing, columns, foot, type PaperColumn, rowHeight, sheet, sheetsOf } from "./paper-layout.ts";
import { dim, ink, line as rule, shade } from "./pdf-ink.ts";
import { cut, padding } from "./pdf-layout.ts";
import { winAnsi } from "./win-ansi.ts";

type Doc = PDFKit.PDFDocument;
const { margin } = sheet;
const inner = sheet.width - 2 * margin;
const bottom = sheet.height - margin - foot;

/** Writes a memo or an invoice on paper: whose it is, its lines, their sum, where it is signed, what it is checked by. */
export async function writePaperPdf(paper: Paper, timeZone: string, file: string): Promise<void> {
  const title = `${words.kinds[paper.kind]} ${paper.number}`;
  const info = { Title: title, Author: paper.house, CreationDate: new Date(paper.created_at) };
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, info });
  const out = createWriteStream(file, { mode: 0o600 });
  const written = finished(out);
  doc.on("error", (error: Error) => out.destroy(error)).pipe(out);

  doc.addPage({ size: sheet.size, margin: 0 });
  const top = drawHead(doc, paper, title, timeZone);
  const rows = (from: number) => Math.floor((bottom - from) / rowHeight) - 1;
  const room = { first: rows(top), next: rows(margin), closing: Math.ceil(closing / rowHeight) };
  const sheets = sheetsOf(paper.lines, room);
  for (const [at, lines] of sheets.entries()) {
    if (at > 0) doc.addPage({ size: sheet.size, margin: 0 });
    const end = drawLines(doc, lines, at > 0 ? margin : top);
    if (at === sheets.length - 1) drawClosing(doc, paper, end);
    drawFoot(doc, paper, `${title} – ${at + 1}/${sheets.length}`);
  }
  doc.end();
  await written;
}

/** House, number, parties and terms; answers where the lines begin. */
function drawHead(doc: Doc, paper: Paper, title: string, timeZone: string): number {
  const { client, made_by } = paper;
  doc.fillColor(ink).font("Helvetica-Bold").fontSize(16).text(paper.house, margin, margin, { lineBreak: false });
  const right = { width: inner, align: "right", lineBreak: false } as const;
  doc.text(winAnsi(title), margin, margin, right);
  const beside = paper.papers.map(({ number }) => number).join(", ");
  const facts: [string, string | null][] = [
    [words.date, formatDate(paper.created_at, timeZone)],
    [words.due, paper.due_date && formatDate(paper.due_date)],
    [words.madeBy, `${made_by.first_name} ${made_by.last_name}`],
    [paper.kind === "memo" ? words.invoices : words.memos, beside || null],
  ];
  const person = `${client.first_name} ${client.last_name}`;
  const party = [client.company_name, person, client.place, client.email, client.mobile].filter(Boolean);
  const half = inner / 2 - 12;
  const y = margin + 34;
  doc.font("Helvetica").fontSize(8).fillColor(dim).text(words.client, margin, y);
  doc.fontSize(10).fillColor(ink);
  for (const [at, text] of party.entries()) {
    doc.font(at === 0 ? "Helvetica-Bold" : "Helvetica").text(winAnsi(text ?? ""), margin, doc.y, { width: half });
  }
  const left = doc.y;
  doc.y = y;
  for (const [label, text] of facts.filter(([, text]) => text !== null)) {
    const at = doc.y;
    doc
      .font("Helvetica")
      .fontSize(8)
      .fillColor(dim)
      .text(label, margin + half + 24, at + 1.5, { width: 72 });
    doc
      .fontSize(10)
      .fillColor(ink)
      .text(winAnsi(text ?? ""), margin + half + 96, at, { width: half - 72 });
  }
  doc.y = Math.max(left, doc.y) + 12;
  if (paper.terms) {
    doc.fontSize(8).fillColor(dim).text(words.terms, margin, doc.y);
    doc.fontSize(9).fillColor(ink);
    for (const text of paper.terms.split("\n")) doc.text(winAnsi(text), margin, doc.y, { width: inner, height: 90 });
    doc.y += 12;
  }
  return doc.y;
}

function drawLines(doc: Doc, lines: Paper["lines"], from: number): number {
  doc.rect(margin, from, inner, rowHeight).fill(shade);
  doc.fillColor(ink).font("Helvetica-Bold").fontSize(8);
  drawRow(doc, from, ({ head }) => winAnsi(head));
  doc.font("Helvetica");
  let y = from + rowHeight;
  for (const one of lines) {
    drawRow(doc, y, ({ text }) => text(one));
    if (one.takes_back !== null)
      doc
        .fillColor(dim)
        .fontSize(6)
        .text(words.takesBack(one.takes_back), margin + 24 + padding, y + 10.5, { lineBreak: false });
    doc.fillColor(ink).fontSize(8);
    y += rowHeight;
    doc
      .moveTo(margin, y)
      .lineTo(margin + inner, y)
      .lineWidth(0.4)
      .stroke(rule);
  }
  return y;
}

function drawRow(doc: Doc, y: number, textOf: (column: PaperColumn) => string): void {
  let x = margin;
  const measure = (text: string) => doc.widthOfString(text);
  for (const column of columns) {
    const text = textOf(column);
    const shown = column.isFigure ? text : cut(text, column.width - 2 * padding, measure);
    const left = column.isFigure ? x + column.width - padding - measure(shown) : x + padding;
    doc.text(shown, left, y + 3, { lineBreak: false });
    x += column.width;
  }
}

/** The sum, and a line for everybody who signs. */
function drawClosing(doc: Doc, { kind, totals }: Paper, from: number): void {
  const sum = `${words.pieces(totals.pieces)}    ${number2(totals.carat)} ct    $${number2(totals.amount)}`;
  doc.font("Helvetica-Bold").fontSize(10).fillColor(ink);
  doc.text(words.total, margin + padding, from + 8, { lineBreak: false });
  doc.text(winAnsi(sum), margin, from + 8, { width: inner - padding, align: "right", lineBreak: false });
  const signers = words.signatures[kind];
  const width = (inner - 24 * (signers.length - 1)) / signers.length;
  const y = from + closing - 30;
  doc.font("Helvetica").fontSize(8).fillColor(dim);
  for (const [at, signer] of signers.entries()) {
    const x = margin + at * (width + 24);
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(dim);
    doc.text(signer, x, y + 4, { lineBreak: false });
  }
}

function drawFoot(doc: Doc, { proof }: Paper, page: string): void {
  const y = sheet.height - margin - 8;
  doc.font("Helvetica").fontSize(7).fillColor(dim);
  doc.text(winAnsi(words.proof(proof.entry, proof.hash)), margin, y, { lineBreak: false });
  doc.text(winAnsi(page), margin, y, { width: inner, align: "right", lineBreak: false });
}
