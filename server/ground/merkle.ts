import { createHash } from "node:crypto";
import type { PathStep } from "#domain/merkle-path.ts";

const hash = (prefix: number, ...parts: (Buffer | string)[]): Buffer => {
  const made = createHash("sha256").update(Buffer.of(prefix));
  for (const part of parts) made.update(part);
  return made.digest();
};

/** A full branch: the number of its leaves, and its hash in hexadecimal. */
type KeptBranch = [size: number, hash: string];

/**
 * The root over texts in their order, as RFC 6962 has it: a leaf is hashed behind a 0, two branches behind a 1. It keeps
 * one hash for each full branch, so that a million texts cost twenty.
 */
export class MerkleRoot {
  /** Full branches from the left, each with the number of its leaves. */
  readonly #branches: { size: number; hash: Buffer }[];

  /** Goes on where an earlier one stood, or begins. */
  constructor(kept: readonly KeptBranch[] = []) {
    this.#branches = kept.map(([size, text]) => ({ size, hash: Buffer.from(text, "hex") }));
  }

  /** The state of the tree, to go on later. */
  get branches(): KeptBranch[] {
    return this.#branches.map(({ size, hash: made }) => [size, made.toString("hex")]);
  }

  add(text: string): void {
    this.addLeaf(hash(0, text));
  }

  /** Adds a leaf by its hash. */
  addLeaf(leaf: Buffer): void {
    let branch = { size: 1, hash: leaf };
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

/** The way from one leaf to the root over all of them. */
export function pathTo(leaves: readonly Buffer[], at: number): PathStep[] {
  if (leaves.length < 2) return [];
  let left = 1;
  while (left * 2 < leaves.length) left *= 2;
  const [first, second] = [leaves.slice(0, left), leaves.slice(left)];
  return at < left
    ? [...pathTo(first, at), { side: "right", hash: rootOf(second) }]
    : [...pathTo(second, at - left), { side: "left", hash: rootOf(first) }];
}

function rootOf(leaves: readonly Buffer[]): string {
  const root = new MerkleRoot();
  for (const leaf of leaves) root.addLeaf(leaf);
  return root.root();
}
