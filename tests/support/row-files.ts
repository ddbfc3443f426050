import { createWriteStream, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { readRows } from "#server/formats/rows/read-rows.ts";
import type { Row, RowFacts, RowWishes } from "#server/formats/rows/row-file.ts";

/** Writes a file into a folder, and says where. */
export function written(dir: string, name: string, content: string | Uint8Array): string {
  const file = path.join(dir, name);
  writeFileSync(file, content);
  return file;
}

/** Writes a zip of texts. */
export async function zipped(
  file: string,
  parts: Record<string, string | Buffer>,
  { compress = true } = {},
): Promise<string> {
  const zip = new ZipFile();
  for (const [name, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(part), name, { compress });
  zip.end();
  await pipeline(zip.outputStream as NodeJS.ReadableStream, createWriteStream(file));
  return file;
}

/** A file's facts, and every row of one of its tables; read without a thread. */
export async function allRows(
  file: string,
  { table = 0, name = path.basename(file), ...wishes }: RowWishes & { table?: number; name?: string } = {},
): Promise<RowFacts & { rows: Row[] }> {
  const folder = `${file}.unpacked`;
  const reader = await readRows({ file, name }, wishes, folder);
  try {
    const rows: Row[] = [];
    for await (const batch of reader.rows(table)) rows.push(...batch);
    return { ...reader.facts, rows };
  } finally {
    reader.close();
  }
}

/** The cells alone. */
export const cellsOf = ({ rows }: { rows: readonly Row[] }): (readonly string[])[] => rows.map(({ cells }) => cells);
