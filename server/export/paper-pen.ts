import PDFDocument from "pdfkit";
import type { PaperSize } from "#domain/paper-settings.ts";
import { fontFor, printed, type Weight } from "../formats/pdf-font.ts";
import { ink } from "../formats/pdf-ink.ts";
import { wrapped } from "../formats/wrapped-text.ts";
import { margin, sheets } from "./paper-layout.ts";

type Style = { size: number; colour?: string; isBold?: boolean };
type Place = { x: number; width: number; align?: "left" | "right" };
/** Where nothing is put to the right, it does not matter how wide a place is. */
type Beginning = { x: number; width?: number; align?: "left" };

/** Writes down one sheet after the other: it knows how far it has come, and takes a new sheet where one is full. */
export class PaperPen {
  readonly doc: PDFKit.PDFDocument;
  readonly inner: number;
  readonly top = margin;
  /** How far down the lines of a sheet may go; what lies below is its foot. */
  readonly bottom: number;
  y = margin;
  readonly #size: PaperSize;
  #weight: Weight = "plain";

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
    this.#weight = isBold ? "bold" : "plain";
    this.doc.fontSize(size).fillColor(colour);
  }

  /** One line, wherever the pen is; as a part of `whole` in the font that has all of its letters. */
  at(text: string, y: number, { x, width, align = "left" }: Place | Beginning, whole = text): void {
    this.doc
      .font(fontFor(whole, this.#weight))
      .text(printed(text), x, y, { ...(width !== undefined && { width }), align, lineBreak: false });
  }

  widthOf(text: string, whole = text): number {
    return this.doc.font(fontFor(whole, this.#weight)).widthOfString(printed(text));
  }

  /** A text in as many lines as it takes, from where the pen is; over the end of a sheet where it must. */
  write(text: string, style: Style, place: Place): void {
    const height = style.size * 1.25;
    this.style(style);
    for (const line of this.linesOf(text, style, place.width)) {
      this.need(height);
      this.style(style);
      this.at(line, this.y, place, text);
      this.y += height;
    }
  }

  linesOf(text: string, style: Style, width: number): string[] {
    this.style(style);
    return wrapped(text, width, (part) => this.widthOf(part, text));
  }

  heightOf(text: string, style: Style, width: number): number {
    return this.linesOf(text, style, width).length * style.size * 1.25;
  }
}
