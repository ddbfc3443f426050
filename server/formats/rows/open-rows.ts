import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type ReadingPlace, ReadingThread } from "./reading-thread.ts";
import type { RowFile, RowWishes } from "./row-file.ts";

/** The thread that hands over rows as they are. */
const plain: ReadingPlace = { written: "formats/rows/rows-thread.ts", built: "rows-thread.js", megabytes: 512 };

/** Opens a file for its rows. */
export const openRows = (file: string, name: string, wishes: RowWishes = {}): Promise<RowFile> =>
  openIn(plain, { file, name, wishes, input: null });

type FileToRead = { file: string; name: string; wishes: RowWishes; input: unknown };

/**
 * Opens a file of rows, whatever it is: a thread of its own reads it, and is gone when the file is closed. A file that
 * cannot be read is refused as `UnreadableFile`.
 */
export async function openIn<Batch>(place: ReadingPlace, asked: FileToRead): Promise<RowFile<Batch>> {
  const folder = path.join(os.tmpdir(), `loupe-rows-${randomUUID()}`);
  const thread = new ReadingThread<Batch>(place);
  const close = async () => {
    await thread.end();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const facts = await thread.open({ is: "open", ...asked, folder });
    const batches = (table: number, signal?: AbortSignal): AsyncIterable<Batch> => {
      if (!facts.tables[table]) throw new RangeError(`the file has no table ${table}`);
      return thread.batches(table, signal);
    };
    return { ...facts, batches, share: () => thread.share, close };
  } catch (error) {
    await close();
    throw error;
  }
}
