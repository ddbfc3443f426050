import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { isAlive } from "#server/db/embedded/processes.ts";
import { canEnter, serverUser } from "#server/db/embedded/server-user.ts";

/**
 * A folder for a server that nobody will miss, in the first of these places that the server's user can enter. What
 * killed runs have left there is cleared away.
 */
export function makeThrowAwayDir(places = [os.tmpdir(), "/tmp", "/var/tmp"]): string {
  for (const place of places) {
    clearAfterKilledRuns(place);
    const dir = fs.mkdtempSync(path.join(place, `portal-test-${process.pid}-`));
    fs.chmodSync(dir, 0o711); // under root the server runs as another user, who must get in
    if (canEnter(dir, serverUser(dir))) return dir;
    fs.rmdirSync(dir);
  }
  throw new Error(`the user that PostgreSQL runs as under root can enter none of ${places.join(", ")}`);
}

/** The same, in memory where there is enough of it: ext4 makes files slowly after many were deleted (a copy: 300 ms against 30). */
export function makeFastThrowAwayDir(): string {
  const memory = "/dev/shm";
  if (hasRoom(memory)) return makeThrowAwayDir([memory, os.tmpdir(), "/tmp"]);
  return makeThrowAwayDir();
}

function hasRoom(place: string): boolean {
  if (!fs.existsSync(place)) return false; // not Linux
  const { bavail, bsize } = fs.statfsSync(place);
  return bavail * bsize > 1e9; // a container's has 64 MB
}

function clearAfterKilledRuns(place: string) {
  for (const name of fs.readdirSync(place)) {
    const pid = name.match(/^portal-test-(\d+)-/)?.[1];
    const left = path.join(place, name);
    if (!pid || isAlive(Number(pid))) continue;
    if (fs.lstatSync(left).uid === process.getuid?.()) clear(left);
  }
}

/** What cannot be cleared away, such as a disk that is still mounted, is in nobody's way. */
function clear(left: string) {
  try {
    fs.rmSync(left, { recursive: true, force: true });
  } catch {}
}
