import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { insistOnRoots, makeFolder, renameUnlessThere } from "./folders.ts";

const CACHE = "/var/cache/loupe";

/** Makes a copy of the programs that everybody can run and only root can change: 60 MB, once for each version. */
export function copyPrograms(native: string, version: string, cache = CACHE): string {
  const copy = path.join(cache, `postgres-${version}`);
  makeFolder(cache);
  insistOnRoots(cache);
  if (!fs.existsSync(copy)) {
    const fresh = fs.mkdtempSync(`${copy}-new-`); // half a copy must never bear the final name
    try {
      execFileSync("cp", ["-RP", `${native}/.`, fresh]);
      execFileSync("chmod", ["-R", "u=rwX,go=rX", fresh]);
      execFileSync("sync"); // even after a power cut
      renameUnlessThere(fresh, copy);
    } finally {
      fs.rmSync(fresh, { recursive: true, force: true });
    }
  }
  return insistOnRoots(copy);
}
