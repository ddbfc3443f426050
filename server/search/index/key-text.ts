// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { refusal } from "./refusals.ts";

/** How a stock or report number is compared: without blanks around it, and not minding capitals. */
export function normalKey(text: string): string {
  return text.trim().toUpperCase();
}

const nothing = new Uint8Array();

/** The bytes of a key as they are stored; none for an empty one. */
export function keyBytes(name: string, key: string | Uint8Array | null): Uint8Array {
  const bytes = typeof key === "string" ? Buffer.from(normalKey(key), "utf8") : (key ?? nothing);
  if (bytes.length > 255) throw refusal("textTooLong", name);
  return bytes;
}

const SYMBOLS = 71;
export const CHUNK = 5;

/** The order of a character: printable ASCII as it stands, without small letters; all others together at the end; 0 is no character. */
const symbols = Uint8Array.from({ length: 256 }, (_, c) =>
  c <= 32 ? 1 : c <= 96 ? c - 31 : c >= 123 && c <= 126 ? c - 57 : 70,
);

/** The characters from `start` on, five of them, as one number below 2^31 in the order of the texts. */
export function chunkAt(bytes: Uint8Array, from: number, length: number, start: number, missing = 0): number {
  let chunk = 0;
  for (let i = start; i < start + CHUNK; i++)
    chunk = chunk * SYMBOLS + (i < length ? symbols[bytes[from + i]!]! : missing);
  return chunk;
}

/** The least and the greatest chunk that a text can have which begins with these bytes. */
export function chunkRange(prefix: Uint8Array, start: number): [number, number] {
  return [chunkAt(prefix, 0, prefix.length, start), chunkAt(prefix, 0, prefix.length, start, SYMBOLS - 1)];
}

/** Whether the chunk says all: a beginning of five characters at most, none of which shares its place in the order. */
export function isWithinChunk(prefix: Uint8Array): boolean {
  return prefix.length <= CHUNK && prefix.every((byte) => byte > 32 && byte < 127);
}

/** 32 bits of the whole text, for the table of exact keys. */
export function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
