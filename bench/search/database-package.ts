import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

// The databases have a folder of their own: a package.json above these files would take their #imports away.
const require = createRequire(new URL("../databases/package.json", import.meta.url));

/** A package of bench/databases; undefined if it is not installed or does not run here. */
export async function databasePackage<T>(name: string): Promise<T | undefined> {
  try {
    return (await import(pathToFileURL(require.resolve(name)).href)) as T;
  } catch {
    return undefined;
  }
}
