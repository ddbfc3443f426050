import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeCsv } from "./csv.ts";
import { writePdf } from "./pdf.ts";
import type { StoneSheet } from "./stone-sheet.ts";
import { writeXlsx } from "./xlsx.ts";

export type ListFormat = "xlsx" | "csv" | "pdf";
export type MadeFile = { place: string; fileName: string; mediaType: string };

const mediaTypes = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
  pdf: "application/pdf",
  zip: "application/zip",
  jsonl: "application/x-ndjson",
};
const writers = { xlsx: writeXlsx, csv: writeCsv, pdf: writePdf };

/** Writes a list in one of its formats. */
export const writeList = (format: ListFormat, sheet: StoneSheet, place: string): Promise<void> =>
  writers[format](sheet, place);

/** Lets a file be written in a folder of its own and hands it on; afterwards the folder is gone. */
export async function inExportFolder<T>(
  { name, format }: { name: string; format: keyof typeof mediaTypes },
  write: (place: string) => Promise<void>,
  handOn: (made: MadeFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "loupe-export-"));
  try {
    const fileName = `${name}.${format}`;
    const place = path.join(folder, `list.${format}`);
    await write(place);
    return await handOn({ place, fileName, mediaType: mediaTypes[format] });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
