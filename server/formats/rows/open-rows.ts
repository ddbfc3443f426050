import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { ReadingThread } from "./reading-thread.ts";
import type { Row, RowFile, RowWishes } from "./row-file.ts";

/**
 * Opens a file of rows, whatever it is: a thread of its own reads it, and is gone when the file is closed. A file that
 * cannot be read is refused as `UnreadableFile`.
 */
export async function openRows(file: string, name: string, wishes: RowWishes = {}): Promise<RowFile> {
  const folder = path.join(os.tmpdir(), `loupe-rows-${randomUUID()}`);
  const thread = new ReadingThread();
  const close = async () => {
    await thread.end();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const facts = await thread.open({ is: "open", file, name, wishes, folder });
    const batches = (table: number, signal?: AbortSignal): AsyncIterable<Row[]> => {
      if (!facts.tables[table]) throw new RangeError(`the file has no table ${table}`);
      return thread.batches(table, signal);
    };
    return { ...facts, batches, close };
  } catch (error) {
    await close();
    throw error;
  }
}
