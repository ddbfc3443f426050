import fs from "node:fs";
import path from "node:path";

/** The folder itself, or the nearest one above it that exists. */
export function nearest(dir: string): string {
  return fs.existsSync(dir) ? dir : nearest(path.dirname(path.resolve(dir)));
}

/**
 * Makes the folder and its missing parents. Under root others can enter them, whatever the umask. Existing folders
 * stay.
 */
export function makeFolder(dir: string) {
  if (fs.existsSync(dir)) return;
  makeFolder(path.dirname(path.resolve(dir)));
  try {
    fs.mkdirSync(dir);
  } catch (error) {
    if (fs.existsSync(dir)) return; // another portal was faster
    throw error;
  }
  if (process.getuid?.() === 0) fs.chmodSync(dir, 0o755);
}

/** Makes the folder of the data, or says why nothing can be kept there: a volume may be read-only, or somebody else's. */
export function makeDataFolder(dir: string) {
  try {
    makeFolder(dir);
    fs.accessSync(dir, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw cannotKeep("DATA_DIR", dir, error);
  }
}

/** Insists that files can be kept in a folder. It makes none: the first file does. */
export function insistOnFilesFolder(dir: string, name: "DATA_DIR" | "FILES_DIR") {
  const lowest = nearest(dir);
  try {
    if (!fs.statSync(lowest).isDirectory()) throw Object.assign(new Error("this is no folder"), { code: "ENOTDIR" });
    fs.accessSync(lowest, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw cannotKeep(name, dir, error);
  }
}

/** The one line about a folder in which nothing can be kept, and what helps. */
function cannotKeep(name: string, dir: string, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  const given = `give it to user ${process.getuid?.()}`;
  const remedy = { EROFS: "mount it so that it can be written, or ", ENOTDIR: "" }[code ?? ""] ?? `${given}, or `;
  return new Error(`${name}: ${dir} cannot be written (${code}): ${remedy}choose another folder`);
}

/** Refuses a folder that another user than root made or could change. */
export function insistOnRoots(dir: string): string {
  const stat = fs.lstatSync(dir);
  if (!stat.isDirectory() || stat.uid !== 0 || stat.mode & 0o022) {
    throw new Error(`${dir} must be a folder that belongs to root and that nobody else can write`);
  }
  return dir;
}

/** Gives a folder that is complete its final name, unless another portal was faster. */
export function renameUnlessThere(from: string, to: string) {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if (!fs.existsSync(to)) throw error;
  }
}

/** Makes a rename in this folder outlast a power cut. */
export function syncDir(dir: string) {
  const fd = fs.openSync(dir, "r");
  fs.fsyncSync(fd);
  fs.closeSync(fd);
}

/** True if the disk has too little room for PostgreSQL, which makes its log in files of 16 MB. */
export function isDiskFull(dir: string): boolean {
  const { bavail, bsize } = fs.statfsSync(dir);
  return bavail * bsize < 32 * 1024 * 1024;
}
