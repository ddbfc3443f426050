import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { keyName, seal, unseal } from "#server/ground/seal.ts";
import { budget } from "#support/budget.ts";

const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const bytes = fc.uint8Array({ maxLength: 300 }).map((some) => Buffer.from(some));

test("what is sealed opens with its key at its place, and is never the same twice", () => {
  fc.assert(
    fc.property(bytes, (plain) => {
      const [once, again] = [seal(plain, key, "a.bin"), seal(plain, key, "a.bin")];
      expect(unseal(once, key, "a.bin")?.equals(plain)).toBe(true);
      expect(once.equals(again)).toBe(false);
    }),
    budget(),
  );
});

test("with another key, at another place, or with one bit changed or missing it does not open", () => {
  fc.assert(
    fc.property(bytes, fc.nat(), (plain, at) => {
      const sealed = seal(plain, key, "a.bin");
      expect(unseal(sealed, other, "a.bin")).toBeUndefined();
      expect(unseal(sealed, key, "b.bin")).toBeUndefined();
      expect(unseal(sealed.subarray(0, at % sealed.length), key, "a.bin")).toBeUndefined();
      const changed = Buffer.from(sealed);
      changed[at % sealed.length] = (changed[at % sealed.length] ?? 0) ^ 1;
      expect(unseal(changed, key, "a.bin")).toBeUndefined();
    }),
    budget(),
  );
});

test("the name of a key tells keys apart, and nothing of them", () => {
  const some = Array.from({ length: 50 }, () => randomBytes(32));
  expect(new Set(some.map(keyName)).size).toBe(50);
  for (const one of some) expect(one.toString("hex")).not.toContain(keyName(one));
});
