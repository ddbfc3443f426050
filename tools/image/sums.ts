import { createHash } from "node:crypto";
import { createReadStream, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const SUMS = "SHA256SUMS";

export async function sumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const bytes of createReadStream(file)) hash.update(bytes);
  return hash.digest("hex");
}

/** Writes the sums of all files whose names begin so, as `sha256sum --check` reads them. */
export async function writeSums(folder: string, beginning: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => name.startsWith(beginning));
  const lines = await Promise.all(
    names.toSorted().map(async (name) => `${await sumOf(path.join(folder, name))}  ${name}\n`),
  );
  writeFileSync(path.join(folder, SUMS), lines.join(""));
}
