import fs from "node:fs";
import path from "node:path";
import { commandLine, isAlive } from "./processes.ts";

interface PidFile {
  pid: number;
  socketDir: string;
  ready: boolean;
}

/** The content of postmaster.pid: the server that runs, or last ran, on this cluster. */
export function readPidFile(cluster: string): PidFile | undefined {
  const text = readIfThere(path.join(cluster, "postmaster.pid"));
  if (!text) return undefined;
  const lines = text.split("\n");
  return { pid: Number(lines[0]), socketDir: lines[4] ?? "", ready: lines[7]?.startsWith("ready") ?? false };
}

/**
 * Disarms a postmaster.pid that would keep PostgreSQL from starting without a running server:
 * - A process number that another process has got since, after a reboot or in a restarted container. PostgreSQL
 *   ignores the number of its own parent, which is this process, but still checks the old server's shared memory. So
 *   this process's number is safer there than no file.
 * - An empty file, left by a power cut or a full disk. A starting server fills its file at once.
 */
export function disarmPidFile(cluster: string) {
  const file = path.join(cluster, "postmaster.pid");
  const [pid, ...rest] = readIfThere(file).split("\n");
  if (pid && isAlive(Number(pid)) && !commandLine(Number(pid)).includes(cluster)) {
    fs.writeFileSync(file, [process.pid, ...rest].join("\n"));
  }
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat?.size === 0 && Date.now() - stat.mtimeMs > 10_000) fs.rmSync(file);
}

function readIfThere(file: string): string {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
