import { stat } from "node:fs/promises";
import { csvRows } from "./csv-rows.ts";
import { findDelimiter } from "./find-delimiter.ts";
import { findJsonRows, jsonRows } from "./json-rows.ts";
import { kindOf } from "./kind-of.ts";
import { ReadShare } from "./read-share.ts";
import type { FileKind, Row, RowFacts, RowWishes } from "./row-file.ts";
import { rowLimits } from "./row-limits.ts";
import { bytesOf, declaredEncoding, findEncoding, textOf } from "./text-encoding.ts";
import { type NamedFile, unpackGz, unpackZip } from "./unpack.ts";
import { UnreadableFile } from "./unreadable-file.ts";
import { openBook } from "./xlsx/book.ts";
import { anySheet, xlsxRows } from "./xlsx/xlsx-rows.ts";
import { ZipEntries } from "./xlsx/zip-entries.ts";
import { findXmlRows, xmlRows } from "./xml-rows.ts";

/** A file that is read in this very thread. */
export interface Reader {
  facts: RowFacts;
  rows(table: number): AsyncIterable<Row[]>;
  /** The share of the file that the rows have come from so far: 0 to 1. */
  share(): number;
  close(): void;
}

/** Opens a file of rows. `folder` does not exist yet: what is packed is unpacked there, and whoever asks removes it. */
export async function readRows(packed: NamedFile, wishes: RowWishes, folder: string): Promise<Reader> {
  const found = await kindOf(packed.file, packed.name);
  if (found.is === "text") return readText(packed, found.kind, wishes);
  if (found.is === "zip" && (await isBook(packed.file))) return readBook(packed);
  const inner = found.is === "gz" ? await unpackGz(packed, folder) : await unpackOnly(packed.file, folder);
  const within = await kindOf(inner.file, inner.name);
  if (within.is === "text") return readText(inner, within.kind, wishes);
  if (within.is === "zip" && (await isBook(inner.file))) return readBook(inner);
  throw new UnreadableFile("packedTwice");
}

/** True for a workbook; other spreadsheets that are zips are refused by their name. */
async function isBook(file: string): Promise<boolean> {
  const zip = await ZipEntries.open(file);
  try {
    if (zip.names.some((name) => /(^|\/)workbook\.bin$/.test(name))) throw new UnreadableFile("otherSpreadsheet");
    if (zip.has("mimetype") && zip.has("content.xml")) throw new UnreadableFile("otherSpreadsheet");
    return zip.has("[Content_Types].xml");
  } finally {
    zip.close();
  }
}

async function unpackOnly(file: string, folder: string): Promise<NamedFile> {
  const zip = await ZipEntries.open(file);
  try {
    return await unpackZip(zip, folder);
  } finally {
    zip.close();
  }
}

async function readBook({ file }: NamedFile): Promise<Reader> {
  const book = await openBook(file);
  const share = new ReadShare();
  const tables = book.sheets.map(({ name, isHidden }) => ({ name, isHidden }));
  return {
    facts: { kind: "xlsx", encoding: null, delimiter: null, rowsPath: null, doubtfulCells: [], tables },
    rows: (table) => {
      share.begin();
      return xlsxRows(book, book.sheets[table]?.part ?? "", (from, part) => anySheet(from, part, share));
    },
    share: () => share.now,
    close: () => book.zip.close(),
  };
}

async function readText(
  { file, name }: NamedFile,
  kind: Exclude<FileKind, "xlsx">,
  wishes: RowWishes,
): Promise<Reader> {
  const declared = kind === "xml" ? await declaredEncoding(file) : null;
  const { name: encoding, isProven } = await findEncoding(file, wishes.encoding, declared);
  const share = new ReadShare();
  const { size } = await stat(file);
  const text = () => textOf(encoding, share.of(size, bytesOf(file)));
  const { rows, ...facts } = await textRows(text, kind, wishes);
  const doubtfulCells = isProven ? [] : await firstOdd(rows());
  return {
    facts: { ...facts, encoding, doubtfulCells, tables: [{ name, isHidden: false }] },
    rows: () => {
      share.begin();
      return rows();
    },
    share: () => share.now,
    close: () => {},
  };
}

type TextRows = Pick<RowFacts, "kind" | "delimiter" | "rowsPath"> & { rows(): AsyncIterable<Row[]> };

async function textRows(
  text: () => AsyncIterable<string>,
  kind: Exclude<FileKind, "xlsx">,
  wishes: RowWishes,
): Promise<TextRows> {
  if (kind === "csv") {
    const wish = /^[^"\r\n]$/.test(wishes.delimiter ?? "") ? wishes.delimiter : null;
    const delimiter = wish ?? (await findDelimiter(text()));
    return { kind, delimiter, rowsPath: null, rows: () => csvRows(text(), delimiter) };
  }
  if (kind === "xml") {
    const rowsPath = await findXmlRows(text(), wishes.rowsPath);
    return { kind, delimiter: null, rowsPath, rows: () => xmlRows(text(), rowsPath) };
  }
  const place = await findJsonRows(text(), kind === "ndjson", wishes.rowsPath);
  return { ...place, delimiter: null, rows: () => jsonRows(text(), place) };
}

/** The first cells that would be others in another encoding. */
async function firstOdd(batches: AsyncIterable<Row[]>): Promise<string[]> {
  const found = new Set<string>();
  for await (const rows of batches) {
    for (const { cells } of rows) {
      for (const cell of cells) if (/[^\0-\x7f]/.test(cell)) found.add(cell);
      if (found.size >= rowLimits.doubtful) return [...found].slice(0, rowLimits.doubtful);
    }
  }
  return [...found];
}
