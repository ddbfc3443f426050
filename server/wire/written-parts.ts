import type { Written } from "../house/stones.ts";

/** A row made of pieces of JSON, some of them kept as bytes. */
export class WrittenParts implements Written {
  readonly most: number;
  readonly #parts: readonly Uint8Array[];

  constructor(parts: readonly (string | Uint8Array | WrittenParts)[]) {
    this.#parts = parts.flatMap((part) => {
      if (part instanceof WrittenParts) return part.#parts;
      return [typeof part === "string" ? Buffer.from(part) : part];
    });
    this.most = this.#parts.reduce((sum, { length }) => sum + length, 0);
  }

  write(into: Uint8Array, at: number): number {
    let end = at;
    for (const part of this.#parts) {
      into.set(part, end);
      end += part.length;
    }
    return end;
  }
}
