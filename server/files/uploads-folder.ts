import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";

const DAY_MS = 86_400_000;

/**
 * The folder of uploads while their request runs. Uploads of a killed portal are removed once they are old: another
 * portal on the same folder may be reading a newer one.
 */
export function uploadsFolder(dataDir: string): string {
  const folder = path.join(dataDir, "uploads");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const left = path.join(folder, name);
    const age = Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > DAY_MS) rmSync(left, { recursive: true, force: true });
  }
  return folder;
}
