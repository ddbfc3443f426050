import { createHash } from "node:crypto";

const hash = (prefix: number, ...parts: (Buffer | string)[]): Buffer => {
  const made = createHash("sha256").update(Buffer.of(prefix));
  for (const part of parts) made.update(part);
  return made.digest();
};

/**
 * The root over texts in their order, as RFC 6962 has it: a leaf is hashed behind a 0, two branches behind a 1. It keeps
 * one hash for each full branch, so that a million texts cost twenty.
 */
export class MerkleRoot {
  /** Full branches from the left, each with the number of its leaves. */
  readonly #branches: { size: number; hash: Buffer }[] = [];

  add(text: string): void {
    let branch = { size: 1, hash: hash(0, text) };
    for (let left = this.#branches.at(-1); left?.size === branch.size; left = this.#branches.at(-1)) {
      branch = { size: 2 * branch.size, hash: hash(1, left.hash, branch.hash) };
      this.#branches.pop();
    }
    this.#branches.push(branch);
  }

  /** The root in hexadecimal; of nothing, the hash of nothing. */
  root(): string {
    const last = this.#branches.at(-1);
    if (!last) return createHash("sha256").digest("hex");
    const root = this.#branches.slice(0, -1).reduceRight((right, left) => hash(1, left.hash, right), last.hash);
    return root.toString("hex");
  }
}
