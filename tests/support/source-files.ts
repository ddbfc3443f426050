import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type SourceFile = { path: string; text: string };

/** The files below these folders, without those that are generated or belong to packages of a folder of its own. */
export function sourceFiles(folders: string[], ending = /\.tsx?$/): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ending.test(entry.name) && !/\.gen\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
      .filter((file) => !file.includes("node_modules"))
      .sort()
      .map((file) => ({ path: file, text: readFileSync(file, "utf8") })),
  );
}
