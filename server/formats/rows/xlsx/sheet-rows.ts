import { cleanCell } from "../clean-cell.ts";
import { asPercent, isNumber, plainNumber } from "../plain-number.ts";
import type { CellFault } from "../row-file.ts";
import { rowLimits } from "../row-limits.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import type { Book } from "./book.ts";
import { unescaped } from "./plain-xml.ts";
import { isoDay, sheetDate } from "./sheet-date.ts";

export interface SheetRow {
  line: number;
  cells: string[];
  faults: { column: number; fault: CellFault }[];
  isHidden: boolean;
}

/** The types of a cell that a sheet may name (ECMA-376, 18.18.11). */
export const cellTypes: ReadonlySet<string> = new Set(["", "n", "s", "str", "inlineStr", "b", "e", "d"]);

/** The parts of the book that the cells of a sheet refer to. */
type Refers = Pick<Book, "styles" | "strings" | "is1904">;

/** Makes rows of a sheet out of what its XML says, however that was read. */
export class SheetRows {
  readonly #book: Refers;
  #row: SheetRow = { line: 0, cells: [], faults: [], isHidden: false };
  #column = -1;
  #rows: SheetRow[] = [];

  constructor(book: Refers) {
    this.#book = book;
  }

  /** Rows that were told since the last time. */
  take(): SheetRow[] {
    return this.#rows.splice(0);
  }

  begin(line: number | null, isHidden: boolean): void {
    this.#row = { line: line ?? this.#row.line + 1, cells: [], faults: [], isHidden };
    this.#column = -1;
  }

  /** A cell; one without a place stands after the one before it. `raw` is null if it has no value. */
  cell(column: number | null, type: string, style: number, raw: string | null, isFormula: boolean): void {
    this.#column = column ?? this.#column + 1;
    const text = raw === null || raw === "" ? this.#empty(raw, type, isFormula) : this.#text(type, style, raw);
    if (text === "") return;
    if (this.#column >= rowLimits.columns) throw new UnreadableFile("tooManyColumns", this.#row.line);
    const { cells } = this.#row;
    while (cells.length < this.#column) cells.push("");
    cells[this.#column] = text;
  }

  end(): void {
    if (this.#row.cells.length > 0 || this.#row.faults.length > 0) this.#rows.push(this.#row);
  }

  /** A formula without a result is said; one whose result is an empty text is an empty cell. */
  #empty(raw: string | null, type: string, isFormula: boolean): string {
    if (isFormula && !(type === "str" && raw !== null)) this.#tell("noCachedValue");
    return "";
  }

  #text(type: string, style: number, raw: string): string {
    if (type === "s") return this.#shared(Number(raw));
    if (type === "" || type === "n") return this.#number(style, raw);
    if (type === "b") return /^(1|true)$/i.test(raw.trim()) ? "TRUE" : "FALSE";
    if (type === "d") return isoDay(this.#clean(raw));
    if (type === "e") return this.#fault("errorValue");
    return this.#clean(unescaped(raw));
  }

  #shared(index: number): string {
    const text = this.#book.strings.at(index);
    if (text === undefined) return this.#fault("unreadableText");
    for (const fault of this.#book.strings.faultsOf(index)) this.#tell(fault);
    return text;
  }

  #number(style: number, raw: string): string {
    const text = raw.trim();
    if (!isNumber(text)) return this.#clean(unescaped(raw));
    const shown = this.#book.styles[style] ?? "number";
    if (shown === "number") return plainNumber(text);
    if (shown === "percent") return `${asPercent(text)}%`;
    return sheetDate(text, shown, this.#book.is1904) ?? this.#fault("errorValue");
  }

  #clean(raw: string): string {
    return cleanCell(raw, (fault) => this.#tell(fault));
  }

  #fault(fault: CellFault): string {
    this.#tell(fault);
    return "";
  }

  #tell(fault: CellFault): void {
    if (this.#column < rowLimits.columns) this.#row.faults.push({ column: this.#column, fault });
  }
}
