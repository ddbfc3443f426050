import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { makeFastThrowAwayDir } from "#support/throw-away.ts";

/** Starts npm, its shell and the portal in one group of processes, which a shell's Ctrl+C meets. */
function npmStart(dataDir: string): ChildProcess {
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, DEMO_HOUSE: "false", PORT: "0", LOG_LEVEL: "info" };
  return spawn("npm", ["start"], { env, detached: true, stdio: ["ignore", "pipe", "inherit"] });
}

const OPEN = "Loupe is open at";
/** The database is there, and no service yet. */
const STARTING = "this is the house";

/** Waits for a line of the portal. What it says later is read and dropped, so that it can go on. */
function hasSaid({ stdout }: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!stdout) throw new Error("nothing is read of what the portal says");
    const lines = createInterface({ input: stdout });
    lines.on("line", (line) => line.includes(words) && resolve());
    lines.once("close", () => reject(new Error(`the portal ended before it said: ${words}`)));
  });
}

/** Kills the rest of the group. */
function endAll({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing is left.
  }
}

test("whoever stops npm stops the portal: by a signal to npm, while it starts too, by Ctrl+C, and where npm is killed", {
  tag: "@whole",
}, async () => {
  test.setTimeout(360_000); // Four starts of a house, on a machine that may have other work.
  const dataDir = makeFastThrowAwayDir();
  const endings = [
    { at: OPEN, stop: (npm: number) => process.kill(npm, "SIGTERM"), code: 0 },
    { at: STARTING, stop: (npm: number) => process.kill(npm, "SIGTERM"), code: 0 },
    { at: OPEN, stop: (npm: number) => process.kill(-npm, "SIGINT"), code: 0 },
    { at: OPEN, stop: (npm: number) => process.kill(npm, "SIGKILL"), code: null },
  ];
  let npm: ChildProcess | undefined;
  try {
    for (const { at, stop, code } of endings) {
      npm = npmStart(dataDir);
      await hasSaid(npm, at);
      const ended = once(npm, "close"); // The last process that may write to its output is gone.
      stop(npm.pid ?? 0);
      expect((await ended)[0], String(stop)).toBe(code);
      expect(await findRunningServer(dataDir)).toBeUndefined();
      npm = undefined;
    }
  } finally {
    if (npm) endAll(npm);
    await rm(dataDir, { recursive: true, force: true });
  }
});
