// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { normalKey } from "../index/key-text.ts";
import { type CodeTable, hashed } from "./code-table.ts";

// The fields of lines of COPY are read from their bytes. A million stones have forty million fields, and a text for
// each would cost more than the whole index.

const TAB = 9;
const NEW_LINE = 10;
const BACKSLASH = 92;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;

const isEnd = (byte: number) => byte === TAB || byte === NEW_LINE;

/** Reads field after field, line after line; every line has its line end. */
export class FieldCursor {
  readonly bytes: Buffer;
  /** The beginning of the next field. */
  at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Reads a decimal without its point: its scale is the column's. */
  number(): number | null {
    if (this.#skipNull()) return null;
    const { bytes } = this;
    let { at } = this;
    const isNegative = bytes[at] === MINUS;
    if (isNegative) at++;
    let value = 0;
    for (let byte = bytes[at]!; !isEnd(byte); byte = bytes[++at]!) if (byte !== POINT) value = value * 10 + byte - ZERO;
    this.at = at + 1;
    return isNegative ? -value : value;
  }

  /** Reads the code of a value; −1 for an unknown value. */
  code(table: CodeTable, none: number): number {
    if (this.#skipNull()) return none;
    const { bytes, at: from } = this;
    let at = from;
    let hash = 0;
    for (let byte = bytes[at]!; !isEnd(byte); byte = bytes[++at]!) hash = hashed(hash, byte);
    this.at = at + 1;
    return table.codeOf(hash, bytes, from, at);
  }

  /** Reads a key as the index compares it. Its buffer is valid until the next key is read with the same buffers. */
  key(buffers: Buffer[]): Uint8Array | null {
    if (this.#skipNull()) return null;
    const { bytes, at: from } = this;
    let at = from;
    let isPlain = true; // capitals and digits, which nearly all keys are, stay as they are
    for (let byte = bytes[at]!; !isEnd(byte); byte = bytes[++at]!)
      if (byte <= 32 || byte >= 127 || byte === BACKSLASH || (byte >= 97 && byte <= 122)) isPlain = false;
    this.at = at + 1;
    return isPlain ? this.#copy(buffers, from, at) : Buffer.from(normalKey(fieldText(bytes, from, at)), "utf8");
  }

  /** The last field read, for people. */
  text(from: number): string {
    return fieldText(this.bytes, from, this.at - 1);
  }

  /** Skips `\N`, which is no value. In any other field a backslash is followed by another character. */
  #skipNull(): boolean {
    if (this.bytes[this.at] !== BACKSLASH || this.bytes[this.at + 1] !== 78) return false;
    this.at += 3;
    return true;
  }

  /**
   * Copies a key into the buffer of its length: a new buffer for each key would take longer than all other work on it.
   */
  #copy(buffers: Buffer[], from: number, to: number): Buffer {
    const { bytes } = this;
    const length = to - from;
    buffers[length] ??= Buffer.alloc(length);
    const copy = buffers[length];
    for (let i = 0; i < length; i++) copy[i] = bytes[from + i]!;
    return copy;
  }
}

/** A field as a text, with its escapes undone. */
function fieldText(bytes: Buffer, from: number, end: number): string {
  const text = bytes.toString("utf8", from, end);
  return text.includes("\\") ? text.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter) : text;
}
const escapes: Record<string, string> = { t: "\t", n: "\n", r: "\r", b: "\b", f: "\f", v: "\v" };
