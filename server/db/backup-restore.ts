import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { Log } from "../ground/log.ts";
import { findRunningServer } from "./backup-running-server.ts";
import { syncDir } from "./embedded/folders.ts";
import { clustersIn, makeTempDir } from "./embedded/home.ts";
import { makePlace, type Place } from "./embedded/place.ts";
import type { ServerUser } from "./embedded/server-user.ts";
import { startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";

interface Options {
  dataDir: string;
  /** The file that a backup has written. */
  from: string;
  /** True to move existing data aside. */
  force?: boolean;
  log: Log;
}

/**
 * Puts a backup in the place of the portal's data and starts it once. Answers the folder that now holds the earlier
 * data.
 */
export async function restore({ dataDir, from, force = false, log }: Options): Promise<{ movedTo?: string }> {
  const backup = openBackup(from);
  try {
    if (await findRunningServer(dataDir)) throw new Error(`a portal is running on ${dataDir}: stop it first`);
    const isOccupied = clustersIn(path.resolve(dataDir, "postgres")).length > 0;
    if (isOccupied && !force) throw new Error(`${dataDir} already holds data: --force moves it aside`);
    const movedTo = putInPlace(backup, makePlace(dataDir));
    await startOnce(dataDir, movedTo, log);
    return { movedTo };
  } finally {
    fs.closeSync(backup);
  }
}

/**
 * Starts the restored copy once, so that it becomes consistent now. At the portal's own start it would be too late to
 * go back.
 */
async function startOnce(dataDir: string, movedTo: string | undefined, log: Log) {
  try {
    const server = await startEmbeddedPostgres({ dataDir, log });
    await server.stop();
  } catch (error) {
    const { message } = error as Error;
    throw new Error(movedTo ? `${message}; the previous data is in ${movedTo}` : message, { cause: error });
  }
}

/** A tar ends in two empty blocks: a file without them was not copied to its end. */
function openBackup(from: string): number {
  const fd = fs.openSync(from, "r");
  const END = 1024;
  const { size } = fs.fstatSync(fd);
  const tail = Buffer.alloc(END, 1);
  if (size > END) fs.readSync(fd, tail, 0, END, size - END);
  if (tail.every((byte) => byte === 0)) return fd;
  fs.closeSync(fd);
  throw new Error(`${from} is not a complete backup`);
}

/** Unpacks the backup and checks it before anything moves: a file that is no backup leaves the data as it was. */
function putInPlace(backup: number, { home, cluster, user, programs, socketDir }: Place): string | undefined {
  fs.rmSync(socketDir, { recursive: true }); // no server starts in this place yet
  const fresh = makeTempDir(`${home}/new-`, user); // half a restore must not look like a cluster
  try {
    unpack(backup, fresh, user);
    insistOnCluster(fresh, programs.major);
    execFileSync("sync"); // the copy must outlast a power cut before it gets its final name
    const movedTo = moveAside(home);
    fs.renameSync(fresh, cluster);
    syncDir(home);
    return movedTo;
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Unpacks as the server's user, who cannot write anywhere else. The file is open already, since that user may not be
 * able to read it.
 */
function unpack(backup: number, into: string, { uid, gid }: ServerUser) {
  const { status, stderr, error } = spawnSync("tar", ["-xpf", "-"], {
    cwd: into,
    uid,
    gid,
    stdio: [backup, "ignore", "pipe"],
    encoding: "utf8",
  });
  if (error || status !== 0) throw new Error(`cannot unpack the backup: ${error?.message ?? stderr.split("\n")[0]}`);
}

function moveAside(home: string): string | undefined {
  const clusters = clustersIn(home);
  if (clusters.length === 0) return undefined;
  const aside = path.join(home, `before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`);
  fs.mkdirSync(aside, { mode: 0o700 });
  for (const name of clusters) fs.renameSync(path.join(home, name), path.join(aside, name));
  return aside;
}

function insistOnCluster(dir: string, major: number) {
  const isBackup = ["PG_VERSION", "backup_label", "global/pg_control"].every((name) =>
    fs.existsSync(path.join(dir, name)),
  );
  if (!isBackup) throw new Error("the file is not a backup of the embedded database");
  const version = fs.readFileSync(path.join(dir, "PG_VERSION"), "utf8").trim();
  if (version !== String(major)) {
    throw new Error(`the backup is from PostgreSQL ${version}, but the programs are PostgreSQL ${major}`);
  }
}
