import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { byteOrderMark, csvHead, csvRow, csvText } from "#domain/csv.ts";
import { decimalText, hundredths } from "#domain/money.ts";
import { cellOf, type Sheet, type SheetColumn } from "./sheet.ts";

/**
 * Writes a CSV (RFC 4180): a head and a line for each stone, without anything that a spreadsheet would take for a
 * formula.
 */
export const writeCsv = (sheet: Sheet, file: string): Promise<void> =>
  pipeline(csvParts(sheet), createWriteStream(file, { mode: 0o600 }));

/** The parts of the CSV, one for each batch, to be read while it is made. */
export async function* csvParts(sheet: Sheet): AsyncGenerator<string> {
  yield byteOrderMark + csvHead(sheet.columns.map(({ head }) => head));
  for await (const stones of sheet.batches) {
    let text = "";
    for (const stone of stones) {
      text += csvRow(sheet.columns.map((column) => field(column, cellOf(sheet, column, stone))));
    }
    yield text;
  }
}

function field({ kind }: SheetColumn, value: string | number | null): string {
  if (value === null) return "";
  if (kind === "count") return String(value);
  return typeof value === "number" ? decimalText(hundredths(value)) : csvText(value);
}
