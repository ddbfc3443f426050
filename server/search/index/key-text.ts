// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { refusal } from "./refusals.ts";

/** A stock or report number as it is compared: without blanks around it, and in capitals. */
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
/** The bounds of the number that five characters are; 0 is no text. */
export const LEAST_CHUNK = 1;
export const MOST_CHUNK = SYMBOLS ** CHUNK - 1;

/**
 * The place of a character in the sorting. Printable ASCII keeps its order, without small letters; all other characters
 * share a place at the end; 0 is no character.
 */
const symbols = Uint8Array.from({ length: 256 }, (_, c) =>
  c <= 32 ? 1 : c <= 96 ? c - 31 : c >= 123 && c <= 126 ? c - 57 : 70,
);

/** Five characters from `start` on, as one number below 2^31 in the order of the texts. */
export function chunkAt(bytes: Uint8Array, from: number, length: number, start: number, missing = 0): number {
  let chunk = 0;
  for (let i = start; i < start + CHUNK; i++)
    chunk = chunk * SYMBOLS + (i < length ? symbols[bytes[from + i]!]! : missing);
  return chunk;
}

/** The least and the greatest chunk of a text with this prefix. */
export function chunkRange(prefix: Uint8Array, start: number): [number, number] {
  return [chunkAt(prefix, 0, prefix.length, start), chunkAt(prefix, 0, prefix.length, start, SYMBOLS - 1)];
}

/**
 * True if the chunk alone decides: the prefix has five characters at most, and each has its own place in the sorting.
 */
export function isWithinChunk(prefix: Uint8Array): boolean {
  return prefix.length <= CHUNK && prefix.every((byte) => byte > 32 && byte < 127);
}

/** The hash of the whole text in 32 bits, for the table of exact keys. */
export function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
