import { cellsOf } from "#domain/cells-of.ts";
import type { ListLine } from "#domain/list-file.ts";

/** The limits of a reading: lines with content, all lines, and cells. */
export type ReadingLimits = { filled: number; lines: number; cells: number };
/**
 * The reason why nothing is read: the bytes are no text, or have too many rows or lines, most of them perhaps empty.
 */
export type Unread = { fault: "notText" } | { fault: Excess; line: number };
type Excess = "tooManyRows" | "tooManyLines";
type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
/** The longest line: none of ours needs as many letters. */
const LINE_MAX_LETTERS = 65_536;

/**
 * Reads lines of cells from UTF-8 text, without empty lines. It counts while the bytes come and stops at the first one
 * too many, so that a text that is too long is never held.
 */
export async function delimitedLines(
  source: Source,
  limits: ReadingLimits,
  separators?: string,
): Promise<ListLine[] | Unread> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reading = new Reading(limits, separators);
  for await (const bytes of source) {
    const text = bytes.includes(0) ? undefined : decoded(decoder, bytes);
    if (text === undefined) return { fault: "notText" };
    reading.take(text);
    if (reading.excess) return { fault: reading.excess, line: reading.line };
  }
  const rest = decoded(decoder);
  if (rest === undefined) return { fault: "notText" };
  reading.take(rest);
  reading.end();
  return reading.excess ? { fault: reading.excess, line: reading.line } : reading.filled;
}

function decoded(decoder: InstanceType<typeof TextDecoder>, bytes?: Uint8Array): string | undefined {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    return undefined;
  }
}

/** The place in a cell: its beginning, plain letters, between quotes, or after a quote that may have closed it. */
type Place = "begin" | "plain" | "quoted" | "closed";
const separating = /[,;\t]/;
const next: Record<Place, (letter: string) => Place> = {
  begin: (letter) => (letter === '"' ? "quoted" : separating.test(letter) || letter.trim() === "" ? "begin" : "plain"),
  plain: (letter) => (separating.test(letter) ? "begin" : "plain"),
  quoted: (letter) => (letter === '"' ? "closed" : "quoted"),
  closed: (letter) => (letter === '"' ? "quoted" : separating.test(letter) ? "begin" : "plain"),
};

class Reading {
  readonly filled: ListLine[] = [];
  line = 1;
  excess: Excess | undefined;
  readonly #limits: ReadingLimits;
  readonly #separators: string | undefined;
  #begun = "";
  #cells = 0;
  #wasReturn = false;
  #place: Place = "begin";
  /** True after an unclosed quote: it counts as a letter like any other, and so do all later ones. */
  #isLiteral = false;

  constructor(limits: ReadingLimits, separators: string | undefined) {
    this.#limits = limits;
    this.#separators = separators;
  }

  /** Takes a part of the text. A carriage return, a line feed or both end a line, but not between quotes (RFC 4180). */
  take(text: string): void {
    let from = 0;
    for (let at = 0; at < text.length && !this.excess; at++) {
      const mark = text.charCodeAt(at);
      const isEnd = (mark === LINE_FEED || mark === CARRIAGE_RETURN) && (this.#isLiteral || this.#place !== "quoted");
      if (isEnd) {
        const isSecondHalf = mark === LINE_FEED && this.#wasReturn;
        if (!isSecondHalf) this.#endLine(text.slice(from, at));
        from = at + 1;
        this.#place = "begin";
      } else if (!this.#isLiteral) this.#place = next[this.#place](text.charAt(at));
      this.#wasReturn = isEnd && mark === CARRIAGE_RETURN;
    }
    this.#begun += text.slice(from);
    if (this.#begun.length <= LINE_MAX_LETTERS) return;
    if (this.#isOpen) this.#readLiterally();
    else this.excess ??= "tooManyRows";
  }

  /** Ends the text. The rest after the last line end is a line too. */
  end(): void {
    if (this.#isOpen) this.#readLiterally();
    if (this.#begun !== "" && !this.excess) this.#endLine("");
  }

  get #isOpen(): boolean {
    return this.#place === "quoted" && !this.#isLiteral;
  }

  #readLiterally(): void {
    const text = this.#begun;
    this.#begun = "";
    this.#isLiteral = true;
    this.take(text);
  }

  #endLine(rest: string): void {
    const text = this.#begun + rest;
    this.#begun = "";
    if (text.length > LINE_MAX_LETTERS) this.excess = "tooManyRows";
    else if (this.line > this.#limits.lines) this.excess = "tooManyLines";
    else if (text !== "") this.#keep(text);
    if (!this.excess) this.line += 1 + (text.match(/\r\n?|\n/g)?.length ?? 0);
  }

  #keep(text: string): void {
    const cells = cellsOf(text, this.#separators);
    if (cells.every((cell) => cell === "")) return;
    this.#cells += cells.length;
    if (this.filled.length === this.#limits.filled || this.#cells > this.#limits.cells) this.excess = "tooManyRows";
    else this.filled.push({ cells, line: this.line });
  }
}
