import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { decimalText, hundredths } from "#domain/money.ts";
import { cellOf, type StoneSheet } from "./stone-sheet.ts";

/** So that Excel reads what follows as UTF-8. */
const byteOrderMark = "\uFEFF";

/** RFC 4180: a head, a line per stone, and nothing that a spreadsheet would take for a formula. */
export const writeCsv = (sheet: StoneSheet, file: string): Promise<void> =>
  pipeline(csvText(sheet), createWriteStream(file, { mode: 0o600 }));

/** The same a batch at a time, for whoever reads it as it is made. */
export async function* csvText(sheet: StoneSheet): AsyncGenerator<string> {
  yield byteOrderMark + line(sheet.columns.map(({ head }) => quoted(head)));
  for await (const stones of sheet.batches) {
    let text = "";
    for (const stone of stones) {
      text += line(sheet.columns.map((column) => field(cellOf(sheet, column, stone))));
    }
    yield text;
  }
}

/** One line of texts that come from anywhere. */
export const csvLine = (texts: readonly string[]): string => line(texts.map((text) => quoted(harmless(text))));

const line = (fields: readonly string[]) => `${fields.join(",")}\r\n`;

function field(value: string | number | null): string {
  if (value === null) return "";
  return typeof value === "number" ? decimalText(hundredths(value)) : quoted(harmless(value));
}

/** A leading apostrophe keeps a text a text, also where the formula would begin after blanks. */
const harmless = (text: string) => (/^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
