import { createRequire } from "node:module";
import path from "node:path";
import { isWinAnsi, winAnsi } from "./win-ansi.ts";

const packaged = path.dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json"));
const embedded = (name: string) => path.join(packaged, "ttf", `${name}.ttf`);

/** Fonts that every reader of PDF has, and those that have the letters which these lack (decision 0065). */
const fonts = {
  plain: { own: "Helvetica", more: embedded("DejaVuSansCondensed") },
  bold: { own: "Helvetica-Bold", more: embedded("DejaVuSansCondensed-Bold") },
};

export type Weight = keyof typeof fonts;

/** The font in which this text loses no letter; what a file needs of it is embedded. */
export const fontFor = (text: string, weight: Weight): string => fonts[weight][isWinAnsi(text) ? "own" : "more"];

/** A text as it is written in that font. */
export const printed = (text: string): string =>
  isWinAnsi(text) ? winAnsi(text) : text.replace(/[\s\p{Cc}]/gu, " ").normalize("NFC");

/** How wide it is at this size. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, weight: Weight): number {
  return doc.font(fontFor(text, weight)).widthOfString(printed(text));
}
