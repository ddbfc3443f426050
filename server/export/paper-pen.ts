import PDFDocument from "pdfkit";
import type { PaperSize } from "#domain/paper-settings.ts";
import { ink } from "../formats/pdf-ink.ts";
import { winAnsi } from "../formats/win-ansi.ts";
import { wrapped } from "../formats/wrapped-text.ts";
import { margin, sheets } from "./paper-layout.ts";

type Style = { size: number; colour?: string; isBold?: boolean };
type Place = { x: number; width: number; align?: "left" | "right" };

/** Writes down one sheet after the other: it knows how far it has come, and takes a new sheet where one is full. */
export class PaperPen {
  readonly doc: PDFKit.PDFDocument;
  readonly inner: number;
  readonly top = margin;
  /** How far down the lines of a sheet may go; what lies below is its foot. */
  readonly bottom: number;
  y = margin;
  readonly #size: PaperSize;

  constructor(size: PaperSize, foot: number, info: PDFKit.DocumentInfo) {
    const { width, height } = sheets[size];
    this.#size = size;
    this.inner = width - 2 * margin;
    this.bottom = height - margin - foot;
    this.doc = new PDFDocument({ autoFirstPage: false, bufferPages: true, margin: 0, info });
    this.turn();
  }

  /** A new sheet. */
  turn(): void {
    this.doc.addPage({ size: this.#size, margin: 0 });
    this.y = margin;
  }

  /** Goes on where so much is free. */
  need(height: number): void {
    if (this.y + height > this.bottom) this.turn();
  }

  style({ size, colour = ink, isBold = false }: Style): void {
    this.doc
      .font(isBold ? "Helvetica-Bold" : "Helvetica")
      .fontSize(size)
      .fillColor(colour);
  }

  /** One line, wherever the pen is. */
  at(text: string, y: number, { x, width, align = "left" }: Place): void {
    this.doc.text(winAnsi(text), x, y, { width, align, lineBreak: false });
  }

  /** A text in as many lines as it takes, from where the pen is; over the end of a sheet where it must. */
  write(text: string, style: Style, place: Place): void {
    const height = style.size * 1.25;
    this.style(style);
    for (const line of this.linesOf(text, style, place.width)) {
      this.need(height);
      this.style(style);
      this.at(line, this.y, place);
      this.y += height;
    }
  }

  linesOf(text: string, style: Style, width: number): string[] {
    this.style(style);
    const written = text.split("\n").map(winAnsi).join("\n");
    return wrapped(written, width, (part) => this.doc.widthOfString(part));
  }

  heightOf(text: string, style: Style, width: number): number {
    return this.linesOf(text, style, width).length * style.size * 1.25;
  }
}
