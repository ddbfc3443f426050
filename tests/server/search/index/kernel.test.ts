import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { openIndex } from "#server/search/index/search-index.ts";
import { schema } from "./small-stock.ts";

test("the compiled kernel is that of its source", () => {
  execFileSync(process.execPath, ["--import", "tsx", "tools/build-kernel.ts", "--check"], { stdio: "pipe" });
});

test("the kernel with vectors is taken where the machine has them", () => {
  expect(openIndex(schema).kernel).toBe("simd");
});
