import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The demo house's key where the environment names none: made once, and kept beside the data. */
export function keptKycKey(dataDir: string): Buffer {
  const file = path.join(dataDir, "kyc-key");
  try {
    return Buffer.from(readFileSync(file, "utf8"), "base64");
  } catch {
    const key = randomBytes(32);
    writeFileSync(file, `${key.toString("base64")}\n`, { mode: 0o600 });
    return key;
  }
}

/** A key beside the papers of real people keeps nobody out, and one that is lost with them is no help. */
export function keyMissing(): never {
  throw new Error("KYC_KEY: is needed to keep the papers of clients: 32 bytes as base64, `openssl rand -base64 32`");
}
