import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** The key in a file that only the portal reads: 32 bytes, made if the file is missing. */
export function keptKey(file: string): Buffer {
  try {
    writeFileSync(file, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return keyIn(file);
}

/** The key in such a file; undefined if there is none. */
export const keyIfKept = (file: string): Buffer | undefined => (existsSync(file) ? keyIn(file) : undefined);

function keyIn(file: string): Buffer {
  const key = Buffer.from(readKept(file), "base64");
  if (key.length !== 32) throw new Error(`${file}: does not hold a key of 32 bytes; restore the original file`);
  return key;
}

/** A key of another user is named: a house may have been started as root once. */
function readKept(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${file}: cannot be read (${code}): give it to user ${process.getuid?.()}`);
  }
}
