import { mkdirSync } from "node:fs";
import path from "node:path";
import { removeOld } from "./remove-old.ts";

/** The folder of uploads while their request runs. */
export function uploadsFolder(dataDir: string): string {
  const folder = path.join(dataDir, "uploads");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeOld(folder);
  return folder;
}
