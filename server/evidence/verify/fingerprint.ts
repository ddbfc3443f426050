import { createHash } from "node:crypto";

/**
 * The fingerprint of a public key, for people to compare by another way than the file's: SHA-256 of its 32 bytes,
 * hexadecimal. Pages show its first eight letters.
 */
export const fingerprintOf = (publicKey: string): string =>
  createHash("sha256").update(Buffer.from(publicKey, "base64")).digest("hex");

/** The fingerprint of a key that somebody names, as 32 bytes in base64 or as the whole fingerprint. */
export function namedKey(given: string): string {
  const text = given.trim();
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  if (Buffer.from(text, "base64").length === 32) return fingerprintOf(text);
  throw new Error("--key must be a public key (32 bytes as base64) or its whole fingerprint (64 hexadecimal digits)");
}
