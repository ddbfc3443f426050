import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openStream, sealStream } from "#server/backups/sealed-stream.ts";

const MIB = 1024 * 1024;
const key = Buffer.alloc(32, 3);
const of = (bytes: Buffer, step = 100_000) => {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += step) parts.push(bytes.subarray(at, at + step));
  return Readable.from(parts);
};
const sealed = (bytes: Buffer, name = "a") => buffer(sealStream(of(bytes), key, name));
const opened = (bytes: Buffer, { name = "a", with: other = key } = {}) => buffer(openStream(of(bytes), other, name));

test.each([0, 1, MIB - 1, MIB, MIB + 1, 3 * MIB])("a stream of %i bytes comes back as it was", async (size) => {
  const bytes = randomBytes(size);
  expect((await opened(await sealed(bytes))).equals(bytes)).toBe(true);
});

test("nothing of what was sealed can be read in it, and the same bytes are sealed otherwise each time", async () => {
  const bytes = Buffer.from("ines@house.example".repeat(1000));
  const [one, other] = [await sealed(bytes), await sealed(bytes)];
  expect(one.includes("ines@house")).toBe(false);
  expect(one.equals(other)).toBe(false);
});

test("a single flipped bit is refused, wherever it is", async () => {
  const whole = await sealed(randomBytes(2 * MIB + 500));
  for (const at of [0, 5, 20, 44, 60, MIB, MIB + 44, whole.length - 1]) {
    const flipped = Buffer.from(whole);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    await expect(opened(flipped), String(at)).rejects.toThrow(/^a (is damaged|was sealed with the key)/);
  }
});

test("a stream that was cut is refused, even where a chunk ends", async () => {
  const whole = await sealed(randomBytes(2 * MIB));
  for (const size of [0, 10, 44, 45, 44 + MIB + 16, whole.length - 16, whole.length - 1])
    await expect(opened(whole.subarray(0, size)), String(size)).rejects.toThrow("a is damaged");
  await expect(opened(Buffer.concat([whole, Buffer.of(0)]))).rejects.toThrow("a is damaged");
});

test("chunks that changed places, and bytes under another's name, are refused", async () => {
  const whole = await sealed(randomBytes(2 * MIB));
  const step = MIB + 16;
  const [first, second] = [whole.subarray(44, 44 + step), whole.subarray(44 + step)];
  await expect(opened(Buffer.concat([whole.subarray(0, 44), second, first]))).rejects.toThrow("a is damaged");
  await expect(opened(whole, { name: "b" })).rejects.toThrow("b is damaged");
});

test("another key is named, and not taken for damage", async () => {
  const other = Buffer.alloc(32, 4);
  await expect(opened(await sealed(Buffer.from("stones")), { with: other })).rejects.toThrow(
    /^a was sealed with the key [0-9a-f]{8}, but BACKUP_KEY is the key [0-9a-f]{8}$/,
  );
});
