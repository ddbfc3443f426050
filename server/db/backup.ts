import fs from "node:fs";
import path from "node:path";
import type { Log } from "../ground/log.ts";
import { findRunningServer } from "./backup-running-server.ts";
import { streamBaseBackup } from "./backup-stream.ts";
import { isDiskFull, syncDir } from "./embedded/folders.ts";
import { clustersIn } from "./embedded/home.ts";
import { ROLES, socketUrl } from "./embedded/settings.ts";
import { startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";

interface Options {
  dataDir: string;
  /** The file to write; it must not exist. */
  to: string;
  log: Log;
}

/** Copies the embedded database into a tar file, with or without a running portal. Answers the number of bytes. */
export async function backUp({ dataDir, to, log }: Options): Promise<number> {
  if (fs.existsSync(to)) throw new Error(`${to} already exists: a backup never overwrites a file`);
  if (clustersIn(path.join(dataDir, "postgres")).length === 0) throw new Error(`${dataDir} holds no database`);
  const socketDir = await findRunningServer(dataDir);
  if (socketDir) return await backUpRunning(socketUrl(socketDir, ROLES.admin, "postgres"), to);
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    return await backUpRunning(server.adminUrl, to);
  } finally {
    await server.stop();
  }
}

/** The same for a server at this address. It writes under another name first: half a backup must never bear the name of a whole one. */
export async function backUpRunning(adminUrl: string, to: string): Promise<number> {
  const part = `${to}.part`;
  try {
    const out = fs.createWriteStream(part, { flags: "wx", mode: 0o600, flush: true }); // on the disk, not only in memory
    await streamBaseBackup(adminUrl, out);
    fs.renameSync(part, to);
    syncDir(path.dirname(path.resolve(to)));
    return out.bytesWritten;
  } catch (error) {
    const folder = path.dirname(path.resolve(to));
    if (fs.existsSync(folder) && isDiskFull(folder)) throw new Error(`the disk of ${folder} is full`, { cause: error });
    throw error;
  } finally {
    fs.rmSync(part, { force: true });
  }
}
