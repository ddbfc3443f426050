import type { CellFault } from "./row-file.ts";
import { rowLimits } from "./row-limits.ts";

/** Characters that are no text: control marks, which no database takes, and the mark for bytes that were no letters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd\ufffe\uffff]/;
/** Half a letter of two halves. */
const half = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const unreadable = new RegExp(`${control.source}|${half.source}`);
const everyUnreadable = new RegExp(unreadable.source, "g");

/** True if a text, or a part of a file, holds what is no text. */
export const hasUnreadable = (text: string): boolean => unreadable.test(text);

/** A text as a cell: trimmed, without marks that are no text, cut at the longest that a cell may be. */
export function cleanCell(raw: string, tell: (fault: CellFault) => void): string {
  let text = raw.trim();
  if (unreadable.test(text)) {
    tell("unreadableText");
    text = text.replace(everyUnreadable, "").trim();
  }
  if (text.length <= rowLimits.cell) return text;
  tell("tooLong");
  return text.slice(0, rowLimits.cell).replace(/[\ud800-\udbff]$/, ""); // not within a letter of two halves
}
