import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { isAlive } from "#server/db/embedded/processes.ts";
import { canEnter, serverUser } from "#server/db/embedded/server-user.ts";

/**
 * The places with a folder that the server's user can enter: to ask starts four programs, so each process asks once.
 */
const isEntered = new Map<string, boolean>();

/**
 * A folder for a throw-away server, in the first of these places that the server's user can enter. The leftovers of
 * killed runs there are removed.
 */
export function makeThrowAwayDir(places = [os.tmpdir(), "/tmp", "/var/tmp"]): string {
  for (const place of places) {
    if (!isEntered.has(place)) clearAfterKilledRuns(place);
    const dir = fs.mkdtempSync(path.join(place, `portal-test-${process.pid}-`));
    fs.chmodSync(dir, 0o711); // As root the server runs as another user, who needs access.
    const isUsable = isEntered.get(place) ?? canEnter(dir, serverUser(dir));
    isEntered.set(place, isUsable);
    if (isUsable) return dir;
    fs.rmdirSync(dir);
  }
  throw new Error(`the user that PostgreSQL runs as under root can enter none of ${places.join(", ")}`);
}

/**
 * The same in memory, if there is enough of it. After many deletions ext4 makes files slowly (a copy: 300 ms against
 * 30).
 */
export function makeFastThrowAwayDir(): string {
  const memory = "/dev/shm";
  if (hasRoom(memory)) return makeThrowAwayDir([memory, os.tmpdir(), "/tmp"]);
  return makeThrowAwayDir();
}

function hasRoom(place: string): boolean {
  if (!fs.existsSync(place)) return false; // Not Linux.
  const { bavail, bsize } = fs.statfsSync(place);
  return bavail * bsize > 1e9; // A container's has 64 MB.
}

function clearAfterKilledRuns(place: string) {
  for (const name of fs.readdirSync(place)) {
    const pid = name.match(/^portal-test-(\d+)-/)?.[1];
    const left = path.join(place, name);
    if (!pid || isAlive(Number(pid))) continue;
    if (fs.lstatSync(left).uid === process.getuid?.()) clear(left);
  }
}

/** Removes a leftover. One that cannot be removed, such as a mounted disk, does no harm. */
function clear(left: string) {
  try {
    fs.rmSync(left, { recursive: true, force: true });
  } catch {}
}
