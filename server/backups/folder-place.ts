import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { isNoRoom } from "../ground/no-room.ts";
import type { BackupPlace } from "../house/backup-plan.ts";

const DRAFT = /\.part$/;

/**
 * Backups in a folder. The folder itself is never made: if its disk is not mounted, a new one would lie on the disk that
 * it is to save. A piece bears its name only once it is whole and on the disk.
 */
export function folderPlace(folder: string): BackupPlace {
  const insistOnFolder = async () => {
    const found = await stat(folder).catch(() => undefined);
    if (!found?.isDirectory()) throw new Error(`the folder ${folder} is not there: is its disk mounted?`);
  };
  return {
    says: `the folder ${folder}`,
    async put(name, piece) {
      await insistOnFolder();
      const target = path.join(folder, name);
      const draft = `${target}.${randomUUID()}.part`;
      try {
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        await writeWhole(draft, piece);
        await rename(draft, target);
        await sync(path.dirname(target));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined); // half a piece must not fill the disk further
        throw inWords(error, folder);
      }
    },
    get: (name) => readFile(path.join(folder, name)).catch(unlessMissing),
    async list() {
      await insistOnFolder();
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = found.filter((entry) => entry.isFile());
      const names = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
      for (const name of names.filter((one) => DRAFT.test(one))) await removeForgotten(path.join(folder, name));
      return names.filter((name) => !DRAFT.test(name));
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

/** A read-only disk answers ENOENT where a folder is made with those above it. */
const LOCKED = new Set(["EACCES", "EPERM", "EROFS", "ENOENT"]);

/** A failed write as whoever runs the portal can mend it. */
function inWords(error: unknown, folder: string): unknown {
  if (isNoRoom(error)) return new Error(`the disk of the folder ${folder} is full`, { cause: error });
  const { code = "" } = error as NodeJS.ErrnoException;
  if (!LOCKED.has(code)) return error;
  return new Error(`the folder ${folder} cannot be written (${code}): may the portal's user write there?`, {
    cause: error,
  });
}

const FORGOTTEN_MS = 24 * 60 * 60_000;

/** Removes the draft of a killed process. */
async function removeForgotten(draft: string): Promise<void> {
  const found = await stat(draft).catch(unlessMissing);
  if (found && Date.now() - found.mtimeMs > FORGOTTEN_MS) await rm(draft, { force: true });
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
