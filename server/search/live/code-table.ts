// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { hashOf } from "../index/key-text.ts";

const SLOTS = 1024;

/** The codes of one attribute by the bytes of their values. */
export class CodeTable {
  readonly #slots = new Int16Array(SLOTS).fill(-1);
  readonly #values: Buffer[];

  constructor(values: readonly string[]) {
    this.#values = values.map((value) => Buffer.from(value, "utf8"));
    for (const [code, value] of this.#values.entries()) {
      let slot = hashOf(value) % SLOTS;
      while (this.#slots[slot]! >= 0) slot = (slot + 1) % SLOTS;
      this.#slots[slot] = code;
    }
  }

  /** −1 where there is no such value. */
  codeOf(bytes: Uint8Array, from: number, end: number): number {
    for (let slot = hashOf(bytes, from, end - from) % SLOTS; ; slot = (slot + 1) % SLOTS) {
      const code = this.#slots[slot]!;
      if (code < 0 || this.#isSame(this.#values[code]!, bytes, from, end)) return code;
    }
  }

  #isSame(value: Uint8Array, bytes: Uint8Array, from: number, end: number): boolean {
    if (value.length !== end - from) return false;
    for (let i = 0; i < value.length; i++) if (value[i] !== bytes[from + i]) return false;
    return true;
  }
}
