import type { DecimalForm, FileRow, SupplyField, World } from "../mapping.ts";
import type { CellReader } from "./cell-read.ts";
import { cellReader } from "./cell-readers.ts";
import { isMeasured, isUsual } from "./number-cells.ts";
import { readNumber } from "./numbers.ts";
import { factOf } from "./supply-fields.ts";

const SAMPLES = 5;
const TEXTS_LOOKED_AT = 200;

/** The content of a column in the first rows: its different texts and its numbers. */
export class ColumnValues {
  readonly #rows: readonly FileRow[];
  readonly #column: number;
  readonly #decimal: DecimalForm | null;
  readonly #readerOf: (field: SupplyField) => CellReader;
  #texts: readonly string[] | null = null;

  constructor(
    rows: readonly FileRow[],
    column: number,
    { decimal, readerOf }: { decimal: DecimalForm | null; readerOf: (field: SupplyField) => CellReader },
  ) {
    this.#rows = rows;
    this.#column = column;
    this.#decimal = decimal;
    this.#readerOf = readerOf;
  }

  get rowCount(): number {
    return this.#rows.length;
  }

  cell(row: number): string {
    return this.#rows[row]?.cells[this.#column] ?? "";
  }

  /** True if another column holds the same in every row. */
  isSameAs(other: ColumnValues): boolean {
    return this.#rows.every((_, row) => this.cell(row) === other.cell(row));
  }

  /** The different texts, up to as many as say what a column is. */
  get texts(): readonly string[] {
    this.#texts ??= this.#different();
    return this.#texts;
  }

  get samples(): readonly string[] {
    return this.texts.slice(0, SAMPLES);
  }

  get isEmpty(): boolean {
    return this.texts.length === 0;
  }

  /** True if no two rows have the same. */
  get isDistinct(): boolean {
    const filled = this.#rows.map((_, row) => this.cell(row)).filter((cell) => cell !== "");
    return filled.length === this.#rows.length && new Set(filled).size === filled.length;
  }

  #different(): string[] {
    const texts = new Set<string>();
    for (const { cells } of this.#rows) {
      const cell = cells[this.#column];
      if (cell) texts.add(cell);
      if (texts.size === TEXTS_LOOKED_AT) break;
    }
    return [...texts];
  }

  /** Numbers in hundredths, each different one once; texts that are none are left out. */
  get numbers(): number[] {
    return this.texts.flatMap((text) => {
      const read = readNumber(text, this.#decimal);
      return typeof read === "string" ? [] : [read.value];
    });
  }

  /** The share of texts that make sense in a field, from 0 to 1. */
  fit(field: SupplyField): number {
    if (this.isEmpty) return 0;
    const read = this.#readerOf(field);
    return this.texts.filter((text) => makesSense(field, text, read)).length / this.texts.length;
  }

  /** The share of numbers between two bounds. */
  share(least: number, most: number): number {
    const { numbers } = this;
    if (numbers.length === 0) return 0;
    return numbers.filter((value) => value >= least && value <= most).length / this.texts.length;
  }
}

/** Readers of fields without any answers, each made once for all columns. */
export function plainReaders(decimal: DecimalForm | null, world: World): (field: SupplyField) => CellReader {
  const readers = new Map<SupplyField, CellReader>();
  return (field) => {
    const made = readers.get(field) ?? cellReader(field, { column: { values: [] }, mapping: { decimal }, world });
    readers.set(field, made);
    return made;
  };
}

function makesSense(field: SupplyField, text: string, read: CellReader): boolean {
  const { kind } = factOf(field);
  if (field === "report_no") return /^(?=.*\d)[\p{L}\p{N}\s./-]{5,30}$/u.test(text);
  if (kind === "text") return !/^https?:/i.test(text);
  const { codes, texts, numbers } = read(text);
  if (codes.some((code) => code !== "halfGrade" && code !== "decimalMixed" && code !== "numberRounded")) return false;
  if (texts.length === 0 && numbers.length === 0) return text === "0";
  return numbers.every(({ slot, value }) => !isMeasured(slot) || isUsual(slot, value));
}
