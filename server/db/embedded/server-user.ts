import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import { nearest } from "./folders.ts";

/**
 * The user of the server. Under root it is another user, with a name; otherwise it is empty and the server runs as the
 * portal does.
 */
export interface ServerUser {
  uid?: number;
  gid?: number;
  name?: string;
}

/**
 * The user that the server runs as: the portal's own. PostgreSQL refuses to run as root. Under root the user is
 * therefore the owner of its folder (or of the nearest one above), else "postgres", else "nobody".
 */
export function serverUser(home: string): ServerUser {
  if (process.platform === "win32") {
    throw new Error("the embedded PostgreSQL has not been tested on Windows: set DATABASE_URL");
  }
  const me = process.getuid?.();
  if (me !== 0) {
    insistOnName(me);
    return {};
  }
  const owner = fs.statSync(nearest(home)).uid;
  for (const candidate of [owner, "postgres", "nobody"]) {
    const found = candidate !== 0 && lookUp(String(candidate));
    if (found) return found;
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody": run the portal as an ordinary user, or set DATABASE_URL',
  );
}

/**
 * True if this user may enter the folder. Only root needs to ask: an ordinary user's server sees what the portal sees.
 */
export function canEnter(dir: string, user: ServerUser): boolean {
  if (user.uid === undefined) return true;
  const { status, error } = spawnSync("test", ["-x", dir], { uid: user.uid, gid: user.gid, cwd: "/" });
  if (error) {
    throw new Error(
      `PostgreSQL does not run as root, and this root cannot act as user ${user.name} (${error.message}): run the portal as an ordinary user, or set DATABASE_URL`,
    );
  }
  return status === 0;
}

function insistOnName(uid: number | undefined) {
  try {
    os.userInfo();
  } catch {
    throw new Error(
      `user ${uid} has no name in /etc/passwd, which PostgreSQL requires: give it one, or set DATABASE_URL`,
    );
  }
}

function lookUp(user: string): Required<ServerUser> | undefined {
  const id = (flag: string) =>
    execFileSync("id", [flag, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    return { uid: Number(id("-u")), gid: Number(id("-g")), name: id("-un") };
  } catch {
    return undefined; // no such user
  }
}
