// The walks of targets other than the machines themselves. Each runs on its own and leaves its findings in a folder.
import { spawn } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { WalkedTarget } from "#support/door-walk/ledger.ts";

const folder = path.resolve("build/walk");
const door = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--project",
  "door",
  "tests/server/lines/door-walk.whole.test.ts",
];
const journeys = ["node_modules/@playwright/test/cli.js", "test"];

/** Walks over HTTP on a real database. The findings of an earlier run do not count. */
export async function walkHttp(): Promise<WalkedTarget> {
  await rm(folder, { recursive: true, force: true });
  if ((await run(door)) !== 0) throw new Error("the walk over HTTP did not come to its end");
  return JSON.parse(await readFile(path.join(folder, "http.json"), "utf8"));
}

/** Walks in a real browser. The findings are the log of the journeys through the built portal. */
export async function walkBrowser(): Promise<ReadonlySet<string>> {
  if ((await run(journeys)) !== 0) throw new Error("the journeys in the browser did not come to their end");
  const files = (await readdir(folder)).filter((name) => name.startsWith("browser-"));
  const caused = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(path.join(folder, name), "utf8"))),
  );
  return new Set(caused.flat() as string[]);
}

/** Runs a command with its output on stderr, because the last line of stdout is the answer. */
const run = (command: readonly string[]): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, WALK_FOLDER: folder };
    const child = spawn(process.execPath, command, { env, stdio: ["ignore", "pipe", "inherit"] });
    child.stdout.pipe(process.stderr);
    child.on("error", reject);
    child.on("close", resolve);
  });
