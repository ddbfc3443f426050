import { expect, test } from "vitest";
import { bufferMegabytes } from "#server/db/embedded/settings.ts";

const GB = 2 ** 30;

test("the embedded server keeps tables in an eighth of the memory, in 128 MB at least and in 1 GB at most", () => {
  expect(bufferMegabytes(GB / 2)).toBe(128);
  expect(bufferMegabytes(GB)).toBe(128);
  expect(bufferMegabytes(4 * GB)).toBe(512);
  expect(bufferMegabytes(8 * GB)).toBe(1024);
  expect(bufferMegabytes(256 * GB)).toBe(1024);
});
