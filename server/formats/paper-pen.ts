import PDFDocument from "pdfkit";
import type { PaperSize } from "#domain/paper-settings.ts";
import { margin, sheets } from "./paper-sheets.ts";
import { fontFor, printed, type Weight } from "./pdf-font.ts";
import { ink } from "./pdf-ink.ts";
import { wrapped } from "./wrapped-text.ts";

type Style = { size: number; colour?: string; isBold?: boolean };
type Place = { x: number; width: number; align?: "left" | "right" };
/** A place for text on the left, where the width does not matter. */
type Beginning = { x: number; width?: number; align?: "left" };

/** Writes one sheet after the other. It knows its place, and begins a new sheet when one is full. */
export class PaperPen {
  readonly doc: PDFKit.PDFDocument;
  readonly inner: number;
  readonly top = margin;
  /** The lowest place for lines on a sheet; below it is the foot. */
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

  /** Begins a new sheet. */
  turn(): void {
    this.doc.addPage({ size: this.#size, margin: 0 });
    this.y = margin;
  }

  /** Begins a new sheet unless so much height is free. */
  need(height: number): void {
    if (this.y + height > this.bottom) this.turn();
  }

  style({ size, colour = ink, isBold = false }: Style): void {
    this.#weight = isBold ? "bold" : "plain";
    this.doc.fontSize(size).fillColor(colour);
  }

  /** Writes one line at the given height. A part of `whole` uses the font that has all letters of `whole`. */
  at(text: string, y: number, { x, width, align = "left" }: Place | Beginning, whole = text): void {
    this.doc
      .font(fontFor(whole, this.#weight))
      .text(printed(text), x, y, { ...(width !== undefined && { width }), align, lineBreak: false });
  }

  widthOf(text: string, whole = text): number {
    return this.doc.font(fontFor(whole, this.#weight)).widthOfString(printed(text));
  }

  /** Writes a text in as many lines as it takes from the pen's place, across sheets if needed. */
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
