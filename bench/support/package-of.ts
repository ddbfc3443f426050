import { createRequire } from "node:module";

/** The path of a package in a benchmark's own folder; undefined if it is not installed there. */
export function packageOf(folder: "databases" | "spreadsheets", name: string): string | undefined {
  // The packages have a folder of their own: a package.json above these files would take their #imports away.
  try {
    return createRequire(new URL(`../${folder}/package.json`, import.meta.url)).resolve(name);
  } catch {
    return undefined;
  }
}
