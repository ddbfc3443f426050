// The walks of other targets than the machines themselves: each runs on its own and leaves what it saw in a folder.
import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { WalkedTarget } from "#support/door-walk/ledger.ts";

const folder = path.resolve("build/walk");

const commands = {
  http: ["node_modules/vitest/vitest.mjs", "run", "--project", "door", "tests/server/lines/door-walk.test.ts"],
  browser: ["node_modules/@playwright/test/cli.js", "test", "tests/e2e/walk.spec.ts"],
} as const;

/** Walks a target now; what an earlier run left does not count. */
export async function walkTarget(target: keyof typeof commands): Promise<WalkedTarget> {
  const file = path.join(folder, `${target}.json`);
  await rm(file, { force: true });
  const code = await run(commands[target]);
  if (code !== 0) throw new Error(`the walk over ${target} did not come to its end`);
  return JSON.parse(await readFile(file, "utf8"));
}

/** Everything that it says goes where complaints go: the last line of the answer is ours. */
const run = (command: readonly string[]): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, WALK_FOLDER: folder };
    const child = spawn(process.execPath, command, { env, stdio: ["ignore", "pipe", "inherit"] });
    child.stdout.pipe(process.stderr);
    child.on("error", reject);
    child.on("close", resolve);
  });
