import { rowLimits } from "../row-limits.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import { OddXml, plainText, richText } from "./plain-xml.ts";
import { cellTypes, type SheetRow, type SheetRows } from "./sheet-rows.ts";

/** Bytes that are scanned at once: fewer make more seams, more make longer pauses. */
const PIECE = 131_072;
const SPACE = 32;
const GREATER = 62;
const SLASH = 47;
const QUOTE = 34;
const LETTER_R = 114;
const LETTER_S = 115;
const LETTER_T = 116;
const LONGEST_NAME = 64;
/** The longest tag: none that a program writes is nearly as long. */
const LONGEST_TAG = 4_096;

/**
 * Reads a sheet as programs write it: plain tags, double quotes, no comments. Anything else is `OddXml`, never a guess:
 * `parseSheet` reads that file.
 */
export async function* scanSheet(
  parts: AsyncIterable<Buffer>,
  rows: SheetRows,
  piece = PIECE,
): AsyncGenerator<SheetRow[]> {
  const scan = new SheetScan(rows);
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const part of parts) {
    waiting.push(part);
    length += part.length;
    if (length < piece) continue;
    scan.take(waiting);
    waiting = [];
    length = 0;
    const found = rows.take();
    if (found.length > 0) yield found;
  }
  scan.take(waiting);
  if (!scan.isOver) throw new OddXml();
  yield rows.take();
}

class SheetScan {
  isOver = false;
  readonly #rows: SheetRows;
  /** The bytes of a row that has begun. */
  #rest: Buffer = Buffer.alloc(0);
  #isInRows = false;
  /** The text that is being scanned, and the place in it. */
  #text = "";
  #at = 0;

  constructor(rows: SheetRows) {
    this.#rows = rows;
  }

  take(parts: readonly Buffer[]): void {
    if (this.isOver) return;
    // Bytes are joined rather than texts: a text of two is looked up in both, letter by letter.
    const bytes = Buffer.concat([this.#rest, ...parts]);
    this.#text = bytes.toString("latin1");
    this.#at = 0;
    if (this.#isInRows || this.#head()) this.#wholeRows();
    this.#rest = bytes.subarray(this.#at);
    if (this.#rest.length > rowLimits.row * 2) throw new UnreadableFile("rowTooLong");
  }

  /** The head before the rows: true once it has passed. */
  #head(): boolean {
    const found = /<sheetData(?:\s[^<>]*)?(\/?)>/.exec(this.#text);
    const head = found ? this.#text.slice(0, found.index) : this.#text;
    if (!found && head.length < 4_096) return false;
    if (!/^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^?]*\?>)?\s*<worksheet\s/.test(head) || head.includes("<!"))
      throw new OddXml();
    if (/<\?xml[^?]*encoding="(?!utf-8")/i.test(head)) throw new OddXml();
    if (!found) return false;
    this.#at = found.index + found[0].length;
    this.#isInRows = true;
    this.isOver = found[1] === "/";
    return !this.isOver;
  }

  #wholeRows(): void {
    const text = this.#text;
    const lastEnd = text.lastIndexOf("</row>");
    for (;;) {
      this.#spaces();
      const at = this.#at;
      if (text.startsWith("</sheetData>", at)) {
        this.isOver = true;
        return;
      }
      if (text.length - at < 12) return;
      if (!text.startsWith("<row", at)) throw new OddXml();
      const end = text.indexOf(">", at);
      if (end < 0) return;
      const isEmpty = text.charCodeAt(end - 1) === SLASH;
      if (!isEmpty && at > lastEnd) return;
      this.#row(text.slice(at + 4, isEmpty ? end - 1 : end));
      this.#at = end + 1;
      if (!isEmpty) this.#cells();
      this.#rows.end();
    }
  }

  #row(tag: string): void {
    if (tag.length > LONGEST_TAG) throw new OddXml();
    if (tag !== "" && !/^(\s+[\w:]+="[^"<&]*")*\s*$/.test(tag)) throw new OddXml();
    const line = /\sr="(\d{1,9})"/.exec(tag)?.[1];
    this.#rows.begin(line === undefined ? null : Number(line), /\shidden="(1|true)"/.test(tag));
  }

  #cells(): void {
    const text = this.#text;
    for (;;) {
      this.#spaces();
      const at = this.#at;
      if (text.charCodeAt(at + 1) === SLASH) {
        if (!text.startsWith("</row>", at)) throw new OddXml();
        this.#at = at + 6;
        return;
      }
      if (!text.startsWith("<c", at)) throw new OddXml();
      this.#at = at + 2;
      this.#cell();
    }
  }

  #cell(): void {
    const text = this.#text;
    let at = this.#at;
    let column: number | null = null;
    let type = "";
    let style = 0;
    for (let mark = text.charCodeAt(at); mark !== GREATER; mark = text.charCodeAt(at)) {
      if (mark === SLASH) {
        if (text.charCodeAt(at + 1) !== GREATER) throw new OddXml();
        this.#at = at + 2;
        this.#rows.cell(column, type, style, null, false);
        return;
      }
      if (mark !== SPACE) throw new OddXml();
      const name = at + 1;
      const begin = text.indexOf("=", name) + 2;
      const end = text.indexOf('"', begin);
      if (end < 0 || text.charCodeAt(begin - 1) !== QUOTE || begin - name > LONGEST_NAME) throw new OddXml();
      const letter = begin - name === 3 ? text.charCodeAt(name) : 0;
      if (letter === LETTER_R) column = this.#columnAt(begin, end);
      else if (letter === LETTER_S) style = this.#digits(begin, end);
      else if (letter === LETTER_T) type = this.#typeAt(begin, end);
      else if (!/^[\w:]+$/.test(text.slice(name, begin - 2))) throw new OddXml();
      at = end + 1;
    }
    this.#at = at + 1;
    this.#content(column, type, style);
  }

  #typeAt(from: number, to: number): string {
    if (to - from === 1 && this.#text.charCodeAt(from) === LETTER_S) return "s";
    const type = this.#text.slice(from, to);
    if (!cellTypes.has(type)) throw new OddXml();
    return type;
  }

  /** The content between `<c>` and `</c>`: a formula, a value or an inline text. */
  #content(column: number | null, type: string, style: number): void {
    const text = this.#text;
    let raw: string | null = null;
    let isInline = false;
    let isFormula = false;
    for (;;) {
      this.#spaces();
      const at = this.#at;
      if (text.startsWith("</c>", at)) {
        this.#at = at + 4;
        this.#rows.cell(column, type, style, raw, isFormula);
        return;
      }
      if (text.startsWith("<v>", at)) {
        const value = this.#until("</v>", at + 3);
        if (!isInline) raw = value;
      } else if (text.startsWith("<v/>", at)) {
        this.#at = at + 4;
        if (!isInline) raw = "";
      } else if (text.startsWith("<f", at)) {
        isFormula = true;
        this.#formula(at);
      } else if (text.startsWith("<is>", at)) {
        const end = text.indexOf("</is>", at);
        if (end < 0) throw new OddXml();
        raw = richText(text.slice(at + 4, end));
        isInline = true;
        this.#at = end + 5;
      } else throw new OddXml();
    }
  }

  #until(tag: string, from: number): string {
    const end = this.#text.indexOf("<", from);
    if (end < 0 || !this.#text.startsWith(tag, end)) throw new OddXml();
    this.#at = end + tag.length;
    return plainText(this.#text.slice(from, end));
  }

  #formula(at: number): void {
    const end = this.#text.indexOf(">", at);
    const tag = this.#text.slice(at + 2, end);
    if (end < 0 || tag.length > LONGEST_TAG || !/^(\s+[\w:]+="[^"<]*")*\s*\/?$/.test(tag)) throw new OddXml();
    if (tag.endsWith("/")) this.#at = end + 1;
    else this.#until("</f>", end + 1);
  }

  #columnAt(from: number, to: number): number | null {
    let column = 0;
    let at = from;
    for (; at < to; at++) {
      const letter = this.#text.charCodeAt(at) - 64;
      if (letter < 1 || letter > 26) break;
      column = column * 26 + letter;
    }
    if (at === from || at - from > 4 || at === to) throw new OddXml();
    for (; at < to; at++) this.#digit(at);
    return column - 1;
  }

  #digits(from: number, to: number): number {
    let value = 0;
    for (let at = from; at < to; at++) value = value * 10 + this.#digit(at);
    return value;
  }

  #digit(at: number): number {
    const digit = this.#text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) throw new OddXml();
    return digit;
  }

  #spaces(): void {
    while (this.#text.charCodeAt(this.#at) <= SPACE) this.#at += 1;
  }
}
