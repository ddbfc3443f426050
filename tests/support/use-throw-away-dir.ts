import fs from "node:fs";
import { beforeEach, onTestFinished } from "vitest";
import { makeFastThrowAwayDir } from "./throw-away.ts";

/** A folder for each test, for an embedded server. It is removed after everything that the test itself ends. */
export function useThrowAwayDir(): { dir: string } {
  const context = {} as { dir: string };
  beforeEach(() => {
    const dir = makeFastThrowAwayDir();
    context.dir = dir;
    onTestFinished(() => fs.rmSync(dir, { recursive: true, force: true }));
  });
  return context;
}
