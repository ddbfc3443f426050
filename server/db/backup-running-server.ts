import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { askServer } from "./embedded/ask-server.ts";
import { clustersIn } from "./embedded/home.ts";
import { readPidFile } from "./embedded/pid-file.ts";

const PATIENCE_MS = 30_000;

/** The socket's folder of the server that runs on this data; undefined without one. */
export async function findRunningServer(dataDir: string): Promise<string | undefined> {
  if (!fs.existsSync(dataDir)) return undefined;
  const home = path.join(fs.realpathSync(dataDir), "postgres");
  for (const cluster of clustersIn(home)) {
    const socketDir = readPidFile(path.join(home, cluster))?.socketDir;
    if (socketDir && (await isThere(socketDir))) return socketDir;
  }
  return undefined;
}

async function isThere(socketDir: string): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
    const answer = await ask(socketDir);
    if (answer === "nobody there") return false;
    if (answer === "busy") continue; // starting, recovering or stopping
    await answer.client.end();
    return true;
  }
  throw new Error(`the server at ${socketDir} has neither started nor stopped yet: try again later`);
}

async function ask(socketDir: string) {
  try {
    return await askServer(socketDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "28000" && code !== "EACCES") throw error;
    throw new Error("the portal on this data runs as another user: run this command as that user", { cause: error });
  }
}
