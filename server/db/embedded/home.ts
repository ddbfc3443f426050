import fs from "node:fs";
import path from "node:path";
import { makeFolder, nearest } from "./folders.ts";
import { canEnter, type ServerUser } from "./server-user.ts";

/** The folder of the server's files, made if missing. Only the server's user (and root) can enter it. */
export function makeHome(dataDir: string, user: ServerUser): string {
  const parent = path.resolve(dataDir);
  if (!canEnter(nearest(parent), user)) {
    throw new Error(
      `PostgreSQL does not run as root but as user ${user.name}, who cannot enter ${parent}: choose another DATA_DIR, or run the portal as an ordinary user`,
    );
  }
  makeFolder(parent);
  const home = path.join(fs.realpathSync(parent), "postgres");
  if (!fs.existsSync(home)) {
    fs.mkdirSync(home, { mode: 0o700 });
    give(home, user);
  }
  if (fs.statSync(home).uid !== (user.uid ?? process.getuid?.())) {
    throw new Error(`${home} belongs to a user other than the one as whom PostgreSQL would run`);
  }
  return home;
}

/** A new folder that only the server's user (and root) can enter. */
export function makeTempDir(prefix: string, user: ServerUser): string {
  const dir = fs.mkdtempSync(prefix);
  give(dir, user);
  return dir;
}

/**
 * Makes the socket's folder, a new one for each portal: no file of an earlier server can be in the way. A socket's path
 * has at most 103 bytes on macOS (107 on Linux); if DATA_DIR is too deep, /tmp serves.
 */
export function makeSocketDir(home: string, user: ServerUser): string {
  const fits = Buffer.byteLength(`${home}/run-XXXXXX/.s.PGSQL.5432.lock`) <= 103;
  return makeTempDir(fits ? `${home}/run-` : "/tmp/portal-", user);
}

/** The clusters in a home, named by the major version of their PostgreSQL. */
export function clustersIn(home: string): string[] {
  return fs.existsSync(home) ? fs.readdirSync(home).filter((name) => /^\d+$/.test(name)) : [];
}

/**
 * Removes the folders of killed portals. `keep` stays, and so does a folder under ten minutes old: a starting portal
 * may need it.
 */
export function clearLeftovers(home: string, keep: string) {
  const TEN_MINUTES = 600_000;
  for (const name of fs.readdirSync(home).filter((one) => /^(new|run)-/.test(one))) {
    const dir = path.join(home, name);
    if (dir !== keep && Date.now() - fs.statSync(dir).mtimeMs > TEN_MINUTES) {
      fs.rmSync(dir, { recursive: true, force: true });
    }
  }
}

function give(dir: string, user: ServerUser) {
  if (user.uid !== undefined && user.gid !== undefined) fs.chownSync(dir, user.uid, user.gid);
}
