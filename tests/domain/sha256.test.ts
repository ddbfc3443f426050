import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "#domain/sha256.ts";
import { budget } from "#support/budget.ts";

const byNode = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const ours = (bytes: Uint8Array) => Buffer.from(sha256(bytes)).toString("hex");

test("the hash of a text is that of FIPS 180-4", () => {
  expect(ours(Buffer.from("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("bytes of every length around a block have the hash that Node gives them", () => {
  for (let length = 0; length <= 130; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (7 * at + length) % 256);
    expect([length, ours(bytes)]).toEqual([length, byNode(bytes)]);
  }
});

test("whatever the bytes are, the hash is the one that Node gives them", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => ours(bytes) === byNode(bytes)),
    budget({ rounds: 200 }),
  );
});
