import { ReadShare } from "../read-share.ts";
import type { Row } from "../row-file.ts";
import { RowTray } from "../row-tray.ts";
import type { Book } from "./book.ts";
import { parseSheet } from "./parse-sheet.ts";
import { OddXml } from "./plain-xml.ts";
import { scanSheet } from "./scan-sheet.ts";
import { fillMerged, HEADER_ROWS, headerMerges, mayBeMerged } from "./sheet-merges.ts";
import { type SheetRow, SheetRows } from "./sheet-rows.ts";

type ReadSheet = (book: Book, part: string) => AsyncIterable<SheetRow[]>;

/** Reads the rows of a sheet, the merged cells of its header filled. */
export async function* xlsxRows(book: Book, part: string, read: ReadSheet = anySheet): AsyncGenerator<Row[]> {
  const tray = new RowTray();
  const add = (rows: readonly SheetRow[]) => {
    for (const { line, cells, faults, isHidden } of rows) tray.add(line, cells, faults, isHidden);
  };
  let header: SheetRow[] | null = [];
  for await (const rows of read(book, part)) {
    let body = rows;
    if (header) {
      const end = rows.findIndex(({ line }) => line > HEADER_ROWS);
      header.push(...(end < 0 ? rows : rows.slice(0, end)));
      if (end < 0) continue;
      add(await withMerged(book, part, header));
      header = null;
      body = rows.slice(end);
    }
    add(body);
    yield* tray.batches();
  }
  if (header) add(await withMerged(book, part, header));
  yield* tray.batches(true);
}

async function withMerged(book: Book, part: string, header: SheetRow[]): Promise<SheetRow[]> {
  if (mayBeMerged(header)) fillMerged(header, await headerMerges(book.zip.bytes(part)));
  return header;
}

/** The rows by the scanner; from where it meets odd XML, by the parser. */
export async function* anySheet(book: Book, part: string, share = new ReadShare()): AsyncGenerator<SheetRow[]> {
  const bytes = () => share.of(book.zip.sizeOf(part), book.zip.bytes(part));
  let given = 0;
  try {
    for await (const rows of scanSheet(bytes(), new SheetRows(book))) {
      given += rows.length;
      yield rows;
    }
    return;
  } catch (error) {
    if (!(error instanceof OddXml)) throw error;
  }
  let passed = 0;
  for await (const rows of parseSheet(bytes(), new SheetRows(book))) {
    const known = Math.min(rows.length, given - passed);
    passed += known;
    if (known < rows.length) yield rows.slice(known);
  }
}
