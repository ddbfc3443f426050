import type { CellFault, Row } from "./row-file.ts";
import { rowLimits } from "./row-limits.ts";
import { UnreadableFile } from "./unreadable-file.ts";

type Fault = { column: number; fault: CellFault };

/** Gathers rows into batches, and counts them. */
export class RowTray {
  #rows: Row[] = [];
  #count = 0;

  /** Adds a row, unless it is empty. Its cells are taken over. */
  add(line: number, cells: string[], faults: Fault[] = [], isHidden = false): void {
    let filled = cells.length;
    while (filled > 0 && !cells[filled - 1]) filled -= 1;
    if (filled > rowLimits.columns) throw new UnreadableFile("tooManyColumns", line);
    if (filled === 0 && faults.length === 0) return;
    this.#count += 1;
    if (this.#count > rowLimits.rows) throw new UnreadableFile("tooManyRows", line);
    cells.length = filled;
    const row: Row = { line, cells };
    if (isHidden) row.isHidden = true;
    if (faults.length > 0) row.faults = faults;
    this.#rows.push(row);
  }

  /** The batches that are full; at the end the last one too. */
  *batches(isEnd = false): Generator<Row[]> {
    let from = 0;
    while (this.#rows.length - from >= rowLimits.batch) {
      yield this.#rows.slice(from, from + rowLimits.batch);
      from += rowLimits.batch;
    }
    this.#rows = this.#rows.slice(from);
    if (isEnd && this.#rows.length > 0) yield this.#rows.splice(0);
  }
}
