import { spawnSync } from "node:child_process";
import path from "node:path";
import { copyPrograms } from "./copy-programs.ts";
import { npmPackage } from "./npm-package.ts";
import type { ServerUser } from "./server-user.ts";

const OLDEST_MAJOR = 15;

export interface Programs {
  /** The folder of `postgres` and `initdb`. */
  bin: string;
  major: number;
}

/** The PostgreSQL programs that this user can run: those in PG_BIN, or those that npm installed. */
export function postgresPrograms(user: ServerUser, pgBin = process.env.PG_BIN): Programs {
  const { bin, major, problem } = pgBin ? tryOut(path.resolve(pgBin), user) : npmPrograms(user);
  if (!major) throw new Error(`${whoRuns(user)} cannot run ${bin}/postgres: ${problem}`);
  if (major < OLDEST_MAJOR) {
    throw new Error(`${bin} is PostgreSQL ${major}, but the portal needs ${OLDEST_MAJOR} or later`);
  }
  return { bin, major };
}

/** The programs that npm installed. If root installed them and the server's user cannot read them, a copy. */
export function npmPrograms(user: ServerUser, { native, version } = npmPackage(), cache?: string): Tried {
  const installed = tryOut(path.join(native, "bin"), user);
  if (installed.major || user.uid === undefined) return installed;
  try {
    return tryOut(path.join(copyPrograms(native, version, cache), "bin"), user);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${whoRuns(user)} cannot run ${installed.bin}/postgres, and no copy can be made: ${message}`);
  }
}

interface Tried {
  bin: string;
  major?: number;
  problem?: string;
}

function tryOut(bin: string, user: ServerUser): Tried {
  const { stdout, stderr, error } = spawnSync(path.join(bin, "postgres"), ["--version"], {
    uid: user.uid,
    gid: user.gid,
    cwd: "/",
    encoding: "utf8",
  });
  const major = Number(stdout?.match(/\(PostgreSQL\) (\d+)/)?.[1]);
  return major ? { bin, major } : { bin, problem: error?.message ?? stderr.trim() };
}

function whoRuns(user: ServerUser): string {
  return user.name ? `user ${user.name}, as whom PostgreSQL runs under root,` : "the portal";
}
