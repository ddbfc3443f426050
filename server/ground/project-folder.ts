import { existsSync } from "node:fs";
import path from "node:path";

/** The project's folder, above this file, bundled or not. */
function findUp(folder: string): string {
  if (existsSync(path.join(folder, "openapi.yaml"))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error("the project's folder was not found: openapi.yaml is missing");
  return findUp(parent);
}

export const projectFolder = findUp(import.meta.dirname);
