import { existsSync } from "node:fs";
import path from "node:path";

/** The programs that stand in no folder of PATH. */
export function missingOf(programs, folders = (process.env.PATH ?? "").split(path.delimiter)) {
  return programs.filter((name) => !folders.some((folder) => existsSync(path.join(folder, name))));
}
