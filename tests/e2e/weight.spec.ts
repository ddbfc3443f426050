import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

test("the door weighs little, a screen comes in few files, and no two files need each other", async () => {
  const tool = ["--import", "tsx", "tools/bundle-size.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, tool); // It rejects with the faults that the tool printed.
  expect(stdout).toMatch(/\/login +\d+\.\d KB .*\n\/dashboard +\d+\.\d KB /);
});
