import { cleanCell } from "./clean-cell.ts";
import type { CellFault, Row } from "./row-file.ts";
import { rowLimits } from "./row-limits.ts";
import { RowTray } from "./row-tray.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** A record, key by key; one key may stand several times. */
export type Keyed = [key: string, text: string][];

/**
 * Makes rows of records. Line 1 is the header: every key of the first thousand records. A key that comes later has a column
 * without a head.
 */
export class KeyedRows {
  readonly #tray = new RowTray();
  readonly #columns = new Map<string, number>();
  #first: Keyed[] | null = [];
  #line = 1;

  add(record: Keyed): void {
    for (const [key] of record) this.#enter(key);
    if (!this.#first) this.#write(record);
    else if (this.#first.push(record) === rowLimits.headerRows) this.#begin();
  }

  *batches(isEnd = false): Generator<Row[]> {
    if (isEnd && this.#first) this.#begin();
    yield* this.#tray.batches(isEnd);
  }

  #enter(key: string): void {
    if (this.#columns.has(key)) return;
    this.#columns.set(key, this.#columns.size);
    if (this.#columns.size > rowLimits.columns) throw new UnreadableFile("tooManyColumns");
  }

  #begin(): void {
    const records = this.#first ?? [];
    this.#first = null;
    this.#tray.add(
      1,
      [...this.#columns.keys()].map((key) => cleanCell(key, () => {})),
    );
    for (const record of records) this.#write(record);
  }

  #write(record: Keyed): void {
    this.#line += 1;
    const cells: string[] = [];
    const faults: { column: number; fault: CellFault }[] = [];
    for (const [key, raw] of record) {
      const column = this.#columns.get(key) ?? 0;
      const text = cleanCell(raw, (fault) => faults.push({ column, fault }));
      while (cells.length <= column) cells.push("");
      cells[column] = cells[column] && text ? `${cells[column]}, ${text}` : cells[column] || text;
    }
    this.#tray.add(this.#line, cells, faults);
  }
}
