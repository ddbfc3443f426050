import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";

/** Whether a process of this number runs, whoever it is. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** What the process was started with; empty when it is gone. */
export function commandLine(pid: number): string {
  try {
    if (process.platform === "linux") return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

/**
 * Shuts the server down when this process ends, even by kill -9: a shell waits at the other end of a pipe, which
 * the operating system closes with us.
 */
export function watchOver(pid: number) {
  const script = 'trap "" INT TERM HUP; read -r _; kill -INT "$1"'; // -INT: a fast shutdown
  const shell = spawn("/bin/sh", ["-c", script, "sh", String(pid)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  shell.unref();
  (shell.stdin as unknown as { unref(): void }).unref(); // a pipe has it, its type does not say so
  return shell;
}
