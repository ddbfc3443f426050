import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/** The key in a file that only the portal reads: 32 bytes, made if the file is missing. */
export function keptKey(file: string): Buffer {
  try {
    writeFileSync(file, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const key = Buffer.from(readFileSync(file, "utf8"), "base64");
  if (key.length !== 32) throw new Error(`${file}: does not hold a key of 32 bytes; restore the original file`);
  return key;
}
