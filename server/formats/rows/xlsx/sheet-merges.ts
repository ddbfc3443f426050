import { columnOf } from "./parse-sheet.ts";
import type { SheetRow } from "./sheet-rows.ts";

/** The rows among which a header is looked for. */
export const HEADER_ROWS = 30;

/** Merged cells: the first of them alone holds the text. */
export interface Merge {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** A header of a thousand columns needs no more. */
const MOST_COLUMNS = 1_000;
const merged = /<(?:\w+:)?mergeCell\s{1,9}ref=["']([A-Z]+)(\d+):([A-Z]+)(\d+)["']/g;
const END_OF_ROWS = Buffer.from("sheetData>");
/** The end of the rows may lie on the seam of two parts. */
const SEAM = 64;

/** The merges that begin among the first rows. A sheet names them after all its rows, so that it is read to there. */
export async function headerMerges(parts: AsyncIterable<Buffer>): Promise<Merge[]> {
  const merges: Merge[] = [];
  let seam: Buffer = Buffer.alloc(0);
  let tail: string | null = null;
  for await (const part of parts) {
    if (tail === null) {
      const bytes = Buffer.concat([seam, part]);
      seam = bytes.subarray(-SEAM);
      tail = afterRows(bytes);
      if (tail === null) continue;
    } else tail += part.toString("latin1");
    const end = tail.lastIndexOf(">") + 1;
    for (const found of tail.slice(0, end).matchAll(merged)) addTo(merges, found);
    if (/<\/(?:\w+:)?mergeCells>/.test(tail)) break;
    tail = tail.slice(Math.max(end, tail.length - SEAM));
  }
  return merges;
}

function afterRows(bytes: Buffer): string | null {
  for (let at = bytes.indexOf(END_OF_ROWS); at >= 0; at = bytes.indexOf(END_OF_ROWS, at + 1)) {
    if (/<\/(?:\w+:)?$/.test(bytes.toString("latin1", Math.max(0, at - SEAM / 2), at)))
      return bytes.toString("latin1", at);
  }
  return null;
}

function addTo(merges: Merge[], [, from = "", top = "", to = "", bottom = ""]: RegExpExecArray): void {
  const firstRow = Number(top);
  if (firstRow > HEADER_ROWS) return;
  const firstColumn = columnOf(`${from}1`) ?? 0;
  const lastColumn = Math.min(columnOf(`${to}1`) ?? 0, MOST_COLUMNS - 1);
  merges.push({ firstRow, lastRow: Math.min(Number(bottom), HEADER_ROWS), firstColumn, lastColumn });
}

/** Gives every cell of a merge the text of its first one. */
export function fillMerged(rows: SheetRow[], merges: readonly Merge[]): void {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  for (const merge of merges) {
    const text = byLine.get(merge.firstRow)?.cells[merge.firstColumn] ?? "";
    if (text === "") continue;
    for (let line = merge.firstRow; line <= merge.lastRow; line++) {
      const cells = byLine.get(line)?.cells;
      for (let column = merge.firstColumn; cells && column <= merge.lastColumn; column++) {
        while (cells.length < column) cells.push("");
        cells[column] ||= text;
      }
    }
  }
}

/** True if a merge may change these rows: one has a gap before any is filled from its first cell to the widest. */
export function mayBeMerged(rows: readonly SheetRow[]): boolean {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  for (const { cells } of rows) {
    const filled = cells.filter((cell) => cell !== "").length;
    if (filled === width) return false;
    if (filled > 0 && filled < width) return true;
  }
  return false;
}
