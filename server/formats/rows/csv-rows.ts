import Papa from "papaparse";
import { cleanCell, hasUnreadable } from "./clean-cell.ts";
import type { CellFault, Row } from "./row-file.ts";
import { rowLimits } from "./row-limits.ts";
import { RowTray } from "./row-tray.ts";
import { UnreadableFile } from "./unreadable-file.ts";

type Parsed = { data: string[][]; errors: { code: string; row?: number }[]; meta: { cursor: number } };

/** Reads the rows of separated text. A row that has begun waits for the next part. */
export async function* csvRows(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Row[]> {
  const reading = new CsvReading(delimiter);
  for await (const part of text) {
    reading.take(part);
    yield* reading.tray.batches();
  }
  reading.end();
  yield* reading.tray.batches(true);
}

class CsvReading {
  readonly tray = new RowTray();
  readonly #parser: Papa.Parser;
  #line = 1;
  #rest = "";
  #waiting: string[] = [];
  #waitingLetters = 0;

  constructor(delimiter: string) {
    this.#parser = new Papa.Parser({ delimiter, newline: "\n" });
  }

  take(part: string): void {
    // Papa Parse would begin the waiting row anew with each part: it waits until it may have ended.
    this.#waiting.push(part);
    this.#waitingLetters += part.length;
    if (this.#rest.length > this.#waitingLetters && this.#rest.length < rowLimits.row) return;
    this.#read(false);
  }

  end(): void {
    this.#read(true);
  }

  #read(isEnd: boolean): void {
    const raw = this.#rest + this.#waiting.join("");
    this.#waiting = [];
    this.#waitingLetters = 0;
    // A carriage return at the end of a part may be half of a line's end.
    const isHalf = !isEnd && raw.endsWith("\r");
    const whole = isHalf ? raw.slice(0, -1) : raw;
    const text = whole.includes("\r") ? whole.replace(/\r\n?/g, "\n") : whole;
    const { data, errors, meta } = this.#parser.parse(text, 0, !isEnd) as Parsed;
    this.#keep(data, errors, text);
    this.#rest = text.slice(meta.cursor) + (isHalf ? "\r" : "");
    if (isEnd || this.#rest.length <= rowLimits.row) return;
    throw new UnreadableFile(this.#rest.includes('"') ? "openQuote" : "rowTooLong", this.#line);
  }

  #keep(data: string[][], errors: Parsed["errors"], text: string): void {
    const isOdd = hasUnreadable(text);
    const hasQuotes = text.includes('"');
    const broken = new Set(errors.filter(({ code }) => code === "InvalidQuotes").map(({ row }) => row));
    if (errors.some(({ code }) => code === "MissingQuotes")) {
      throw new UnreadableFile("openQuote", this.#line + linesOf(data.slice(0, -1)));
    }
    for (let at = 0; at < data.length; at++) {
      const raw = data[at] ?? [];
      const line = this.#line;
      this.#line += hasQuotes ? linesOf([raw]) : 1;
      if (line === 1 && raw.length <= 2 && saysDelimiter.test(raw.join(""))) continue;
      // A mark that stands open takes the next lines into its cell.
      if (broken.has(at) && raw.some((cell) => cell.includes("\n"))) throw new UnreadableFile("openQuote", line);
      this.#add(line, raw, isOdd, broken.has(at));
    }
  }

  #add(line: number, cells: string[], isOdd: boolean, isBroken: boolean): void {
    const faults: { column: number; fault: CellFault }[] = [];
    for (let column = 0; column < cells.length; column++) {
      const raw = cells[column] ?? "";
      if (isOdd || raw.length > rowLimits.cell) {
        cells[column] = cleanCell(raw, (fault) => faults.push({ column, fault }));
      } else cells[column] = raw.trim();
      if (isBroken && raw.includes('"')) faults.push({ column, fault: "unreadableText" });
    }
    this.tray.add(line, cells, faults);
  }
}

/** Excel's own line that says by what the cells are separated. */
const saysDelimiter = /^sep=.?$/i;

/** The lines that rows take: quoted cells may hold line breaks. */
function linesOf(rows: string[][]): number {
  let lines = rows.length;
  for (const cells of rows) {
    for (const cell of cells) {
      for (let at = cell.indexOf("\n"); at >= 0; at = cell.indexOf("\n", at + 1)) lines += 1;
    }
  }
  return lines;
}
