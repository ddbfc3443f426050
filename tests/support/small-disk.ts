import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { onTestFinished, type TestContext } from "vitest";
import { skipLoudly } from "./skip-loudly.ts";

/** Mounts a disk of this many megabytes on a folder, until the end of the test. */
export function mountDisk(context: TestContext, folder: string, megabytes: number): string {
  fs.mkdirSync(folder, { recursive: true });
  const options = ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "none", folder];
  const { status, stderr, error } = spawnSync("mount", options, { encoding: "utf8" });
  if (status !== 0) skipLoudly(context, `no disk can be mounted here: ${error?.message ?? stderr.split("\n")[0]}`);
  // At once, whoever still has a file of it open: what stays mounted is in the way of every later run.
  onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  return folder;
}

/** Makes a disk read-only, for whoever may write everything too. */
export function makeReadOnly(disk: string): void {
  const { status, stderr } = spawnSync("mount", ["-o", "remount,ro", disk], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

/** Fills a disk to its last byte. Answers the file to remove for room. */
export function fill(disk: string): string {
  const ballast = path.join(disk, "ballast");
  const fd = fs.openSync(ballast, "w");
  try {
    for (;;) fs.writeSync(fd, Buffer.alloc(4096));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    fs.closeSync(fd);
  }
  return ballast;
}
