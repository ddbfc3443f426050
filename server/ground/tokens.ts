import { createHash, randomBytes, randomInt } from "node:crypto";
import { codeDigits } from "#domain/limits.ts";

/** A new token of 256 random bits for a person to hold. The house keeps only its hash. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: tokenHash(token) };
}

/** The hash of a token. A token is random, so one round of SHA-256 hides it as well as many. */
export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

export const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
