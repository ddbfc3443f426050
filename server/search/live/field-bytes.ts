// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { normalKey } from "../index/key-text.ts";

// The fields of a line of COPY, read from its bytes: a million stones have forty million, and a string for each would
// cost more than the whole index.

const TAB = 9;
const BACKSLASH = 92;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;

/** Where the field ends that begins here. */
export function fieldEnd(bytes: Uint8Array, from: number, lineEnd: number): number {
  let end = from;
  while (end < lineEnd && bytes[end] !== TAB) end++;
  return end;
}

/** `\N` is no value; in any other field a backslash is followed by something else. */
export const isNull = (bytes: Uint8Array, from: number, end: number) =>
  end - from === 2 && bytes[from] === BACKSLASH && bytes[from + 1] === 78;

/** A decimal without its point: its scale is the column's. */
export function wholeNumber(bytes: Uint8Array, from: number, end: number): number {
  const isNegative = bytes[from] === MINUS;
  let value = 0;
  for (let at = isNegative ? from + 1 : from; at < end; at++)
    if (bytes[at] !== POINT) value = value * 10 + bytes[at]! - ZERO;
  return isNegative ? -value : value;
}

/** As a string, its escapes undone. */
export function fieldText(bytes: Buffer, from: number, end: number): string {
  const text = bytes.toString("utf8", from, end);
  return text.includes("\\") ? text.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter) : text;
}
const escapes: Record<string, string> = { t: "\t", n: "\n", r: "\r", b: "\b", f: "\f", v: "\v" };

/** A key as the index compares it. Plain capitals and digits, which nearly all keys are, stay where they lie. */
export function keyOf(bytes: Buffer, from: number, end: number): Uint8Array {
  for (let at = from; at < end; at++) {
    const byte = bytes[at]!;
    const isPlain = byte > 32 && byte < 127 && byte !== BACKSLASH && (byte < 97 || byte > 122);
    if (!isPlain) return Buffer.from(normalKey(fieldText(bytes, from, end)), "utf8");
  }
  return bytes.subarray(from, end);
}
