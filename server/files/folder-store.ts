import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FileStore } from "./file-store.ts";

/** Files in a folder, spread over 256 sub-folders. */
export function folderStore(folder: string): FileStore {
  const placeOf = (name: string) => path.join(folder, name.slice(0, 2), name);
  return {
    async put(name, sourcePath) {
      const place = placeOf(name);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const draft = `${place}.${randomUUID()}`;
      await copyFile(sourcePath, draft);
      // What was promised as saved survives a power cut: the bytes first, then the name, then the folder.
      await sync(draft);
      await rename(draft, place);
      await sync(path.dirname(place));
    },
    async open(name) {
      const place = placeOf(name);
      const found = await stat(place).catch(() => undefined);
      return found?.isFile() ? createReadStream(place) : undefined;
    },
    async remove(name) {
      await rm(placeOf(name), { force: true });
    },
  };
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
