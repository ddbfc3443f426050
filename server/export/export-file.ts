import { rm } from "node:fs/promises";
import path from "node:path";
import { makeWorkFolder } from "../files/work-folder.ts";
import type { Sheet } from "../formats/sheet.ts";
import { needingRoom } from "../ground/no-room.ts";
import { inThread } from "../house/threads/in-thread.ts";

export type ListFormat = "xlsx" | "csv" | "pdf";
export type MadeFile = { place: string; fileName: string; mediaType: string };

export const mediaTypes = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
  pdf: "application/pdf",
  zip: "application/zip",
  json: "application/json; charset=utf-8",
  jsonl: "application/x-ndjson",
};

/** Writes a list in one of its formats, in a worker thread: a page of a PDF is laid out without a pause. */
export const writeList = (format: ListFormat | "json", { batches, ...sheet }: Sheet, place: string): Promise<void> =>
  inThread("writeList", { format, sheet, place }, batches);

/** Writes a file in a temporary folder, hands it on, and removes the folder. */
export async function inExportFolder<T>(
  { name, format }: { name: string; format: keyof typeof mediaTypes },
  write: (place: string) => Promise<void>,
  handOn: (made: MadeFile) => Promise<T>,
): Promise<T> {
  const folder = await makeWorkFolder("export");
  try {
    const fileName = `${name}.${format}`;
    const place = path.join(folder, `list.${format}`);
    await needingRoom(folder, () => write(place));
    return await handOn({ place, fileName, mediaType: mediaTypes[format] });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
