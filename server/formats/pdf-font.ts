import { createRequire } from "node:module";
import path from "node:path";
import { isWinAnsi, winAnsi } from "./win-ansi.ts";

const packaged = path.dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json"));
const embedded = (name: string) => path.join(packaged, "ttf", `${name}.ttf`);

/** The standard fonts of every PDF reader, and fonts for further letters (decision 0065). */
const fonts = {
  plain: { own: "Helvetica", more: embedded("DejaVuSansCondensed") },
  bold: { own: "Helvetica-Bold", more: embedded("DejaVuSansCondensed-Bold") },
};

export type Weight = keyof typeof fonts;

/** The font with every letter of a text. A file embeds only the letters it uses. */
export const fontFor = (text: string, weight: Weight): string => fonts[weight][isWinAnsi(text) ? "own" : "more"];

/** A text as that font prints it. */
export const printed = (text: string): string =>
  isWinAnsi(text) ? winAnsi(text) : text.replace(/[\s\p{Cc}]/gu, " ").normalize("NFC");

/** The width of a text in the document's present size. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, weight: Weight): number {
  return doc.font(fontFor(text, weight)).widthOfString(printed(text));
}
