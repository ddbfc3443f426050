// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { fieldOf } from "../../db/copy-text.ts";

const SLOTS = 1024;
const FACTOR = 31;

/** The codes of one attribute by the bytes of their values, as COPY writes them. */
export class CodeTable {
  readonly #slots = new Int16Array(SLOTS).fill(-1);
  readonly #values: Buffer[];

  constructor(values: readonly string[]) {
    this.#values = values.map((value) => Buffer.from(fieldOf(value), "utf8"));
    for (const [code, value] of this.#values.entries()) {
      let slot = value.reduce(hashed, 0) & (SLOTS - 1);
      while (this.#slots[slot]! >= 0) slot = (slot + 1) & (SLOTS - 1);
      this.#slots[slot] = code;
    }
  }

  /** The code of a value, by its bytes and their hash; −1 for an unknown value. */
  codeOf(hash: number, bytes: Uint8Array, from: number, end: number): number {
    for (let slot = hash & (SLOTS - 1); ; slot = (slot + 1) & (SLOTS - 1)) {
      const code = this.#slots[slot]!;
      if (code < 0 || isSame(this.#values[code]!, bytes, from, end)) return code;
    }
  }
}

/** The hash of a value with one more byte. */
export const hashed = (hash: number, byte: number): number => (Math.imul(hash, FACTOR) + byte) | 0;

function isSame(value: Uint8Array, bytes: Uint8Array, from: number, end: number): boolean {
  if (value.length !== end - from) return false;
  for (let i = 0; i < value.length; i++) if (value[i] !== bytes[from + i]) return false;
  return true;
}
