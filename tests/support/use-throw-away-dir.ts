import fs from "node:fs";
import { afterEach, beforeEach } from "vitest";
import { makeFastThrowAwayDir } from "./throw-away.ts";

/** A folder for each test, in which an embedded server may live. */
export function useThrowAwayDir(): { dir: string } {
  const context = {} as { dir: string };
  beforeEach(() => {
    context.dir = makeFastThrowAwayDir();
  });
  afterEach(() => fs.rmSync(context.dir, { recursive: true, force: true }));
  return context;
}
