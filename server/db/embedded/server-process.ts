import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDiskFull } from "./folders.ts";
import { readPidFile } from "./pid-file.ts";
import { asServer, type Place } from "./place.ts";
import { commandLine, isAlive } from "./processes.ts";

/** Crash recovery may have to replay a gigabyte of the server's log. */
export const PATIENCE_MS = 300_000;

export class DiskFullError extends Error {}

/** Starts the server's process. `onStart` gets its number before anything can go wrong with it. */
export async function launchServer(place: Place, onStart: (pid: number) => void): Promise<"ready" | "not alone"> {
  const logFile = openLog(place);
  const saidBefore = fs.fstatSync(logFile).size;
  const socket = `"${place.socketDir.replaceAll('"', '""')}"`;
  const server = spawn(path.join(place.programs.bin, "postgres"), ["-D", place.cluster, "-k", socket], {
    ...asServer(place),
    detached: true, // Ctrl+C is for the portal alone
    stdio: ["ignore", logFile, logFile],
  });
  fs.closeSync(logFile);
  if (server.pid) onStart(server.pid); // at once: a portal that is killed at this moment must not leave an orphan
  await once(server, "spawn");
  server.unref();
  const { pid } = server;
  for (
    let found = readPidFile(place.cluster);
    found?.pid !== pid || found?.ready !== true;
    found = readPidFile(place.cluster)
  ) {
    await sleep(20);
    if (server.exitCode !== null || server.signalCode !== null) return explainEnd(place, saidBefore);
  }
  return "ready";
}

/** True if the process is the server of this cluster, even if the folder was removed meanwhile. */
export function serves({ cluster }: Place, pid: number): boolean {
  return isAlive(pid) && (readPidFile(cluster)?.pid === pid || commandLine(pid).includes(cluster));
}

/** Stops the server by SIGINT, a fast shutdown: open transactions are rolled back, the rest is written out. */
export async function stopServer(place: Place, pid: number) {
  process.kill(pid, "SIGINT");
  for (const end = Date.now() + PATIENCE_MS; serves(place, pid); await sleep(20)) {
    if (Date.now() > end) throw new Error(`PostgreSQL (process ${pid}) does not stop; see ${place.logFile}`);
  }
}

function explainEnd({ home, logFile }: Place, saidBefore: number): "not alone" {
  const said = fs.readFileSync(logFile).subarray(saidBefore).toString();
  const why = said.match(/^(?!.*client backend).*((?:FATAL|PANIC): .*)/m)?.[1];
  // Another portal was faster, or the last process of a killed server is still ending.
  if (/lock file .* (already exists|is empty)|shared memory block .* still in use/.test(why ?? "")) return "not alone";
  if (/No space left on device/.test(said) || isDiskFull(home)) {
    throw new DiskFullError(`PostgreSQL did not start: the disk of ${home} is full`);
  }
  throw new Error(`PostgreSQL did not start: ${why ?? `it ended; see ${logFile}`}`);
}

function openLog({ logFile, user }: Place): number {
  const TEN_MEGABYTES = 10e6;
  if ((fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > TEN_MEGABYTES) {
    fs.renameSync(logFile, `${logFile}.1`);
  }
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = fs.constants;
  // NOFOLLOW: root must not follow a link in another user's folder.
  const fd = fs.openSync(logFile, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  if (user.uid !== undefined && user.gid !== undefined) fs.fchownSync(fd, user.uid, user.gid);
  return fd;
}
