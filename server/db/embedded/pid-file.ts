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
 * Disarms a postmaster.pid that would keep PostgreSQL from starting though no server runs:
 * - A process number that a stranger has got since, after a reboot or in a restarted container. PostgreSQL ignores
 *   the number of its own parent, which is us, but still looks whether the old server's shared memory is in use; so
 *   our number there is safer than no file.
 * - An empty file, which a power cut or a full disk can leave; a starting server fills it at once.
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
