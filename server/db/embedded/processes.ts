import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";

/** True if a process with this number runs, under any user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The command line of a process; empty for one that is gone. */
export function commandLine(pid: number): string {
  try {
    if (process.platform === "linux") return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

/**
 * Shuts the server down when this process ends, even by kill -9. A shell waits at the other end of a pipe, and the
 * operating system closes the pipe together with this process.
 */
export function watchOver(pid: number) {
  const script = 'trap "" INT TERM HUP; read -r _; kill -INT "$1"'; // -INT: a fast shutdown
  const shell = spawn("/bin/sh", ["-c", script, "sh", String(pid)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  shell.unref();
  (shell.stdin as unknown as { unref(): void }).unref(); // a pipe has `unref`, but its type lacks it
  return shell;
}
