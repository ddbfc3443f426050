import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { needingRoom } from "../ground/no-room.ts";
import type { FileStore } from "../house/ports.ts";
import { insistOnStoredName } from "./file-store.ts";

/** The age at which a draft has no process any more to finish it. */
const FORGOTTEN_MS = 60 * 60_000;

/** Files in a folder, spread over 256 sub-folders. Drafts are kept apart until they are whole. */
export function folderStore(folder: string): FileStore {
  const drafts = path.join(folder, "drafts");
  const placeOf = (name: string) => path.join(folder, insistOnStoredName(name).slice(0, 2), name);
  let cleared: Promise<void> | undefined;
  const put = async (place: string, sourcePath: string) => {
    await makeLastingFolder(drafts);
    cleared ??= clearForgotten(drafts);
    await cleared;
    const draft = path.join(drafts, randomUUID());
    try {
      await copyFile(sourcePath, draft);
      // A saved file survives a power cut: first the bytes are synced, then the name, then the folder.
      await sync(draft);
      await makeLastingFolder(path.dirname(place));
      await rename(draft, place);
    } catch (error) {
      await rm(draft, { force: true }); // a draft that did not fit must not fill the disk further
      throw error;
    }
    await sync(path.dirname(place));
  };
  return {
    put: (name, sourcePath) => needingRoom(folder, () => put(placeOf(name), sourcePath)),
    async open(name, part) {
      const file = await open(placeOf(name)).catch(unlessMissing);
      return file?.createReadStream(part);
    },
    async remove(name) {
      await rm(placeOf(name), { force: true });
    },
  };
}

/** Removes the drafts of killed processes. */
async function clearForgotten(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const draft = path.join(drafts, name);
    const found = await stat(draft).catch(unlessMissing);
    if (found && Date.now() - found.mtimeMs > FORGOTTEN_MS) await rm(draft, { force: true });
  }
}

/** Makes a folder whose own name survives a power cut too. */
async function makeLastingFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) await sync(path.dirname(first));
}

async function sync(place: string): Promise<void> {
  const handle = await open(place, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
