import fs from "node:fs";

const KIB = 1024;

/** The most memory that a process has had so far; 0 on a system that does not tell. */
export const mostBytesOf = (pid: number): number => bytesOf(pid, "VmHWM");

/** The memory of a process that no file lends it; 0 on a system that does not tell. */
export const ownBytesOf = (pid: number): number => bytesOf(pid, "RssAnon");

/** A figure of a process. None for one that has ended. */
function bytesOf(pid: number, figure: string): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`^${figure}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0) * KIB;
  } catch {
    return 0;
  }
}
