import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { rootBy } from "#domain/merkle-path.ts";
import { MerkleRoot, pathTo } from "#server/ground/merkle.ts";

const leafOf = (text: string) => createHash("sha256").update(Buffer.of(0)).update(text).digest();
const textsOf = (count: number) => Array.from({ length: count }, (_, n) => `row ${n}`);
function rootOf(texts: readonly string[]): string {
  const root = new MerkleRoot();
  for (const text of texts) root.add(text);
  return root.root();
}

describe("a root over texts", () => {
  test.each([1, 2, 3, 4, 5, 7, 8, 9, 33])(
    "of %i is reached from each of them by its path, and from no other text",
    (count) => {
      const texts = textsOf(count);
      const leaves = texts.map(leafOf);
      for (const [at, text] of texts.entries()) {
        const path = pathTo(leaves, at);
        expect(rootBy(Buffer.from(text), path)).toBe(rootOf(texts));
        expect(rootBy(Buffer.from(`${text} altered`), path)).not.toBe(rootOf(texts));
        expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(count)));
      }
    },
  );

  test("is the same for whoever stops on the way and goes on later", () => {
    const texts = textsOf(21);
    let root = new MerkleRoot();
    for (const text of texts) {
      root.add(text);
      root = new MerkleRoot(root.branches);
    }
    expect(root.root()).toBe(rootOf(texts));
  });
});
