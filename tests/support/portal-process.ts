import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { builtProgram } from "./built-programs.ts";

const PROJECT = path.resolve(import.meta.dirname, "../..");

interface PortalProcess {
  process: ChildProcess;
  /** Its first line: that it is ready, or why not. */
  said: string;
  stop(): Promise<void>;
}

/** Starts `embedded-portal.ts`, as another user if need be, and waits for its first line. */
export async function startPortalProcess(
  dataDir: string,
  migrations: string,
  user: { uid?: number; gid?: number } = {},
): Promise<PortalProcess> {
  const child = spawn(process.execPath, [builtProgram("embedded-portal"), dataDir, migrations], {
    cwd: PROJECT,
    uid: user.uid,
    gid: user.gid,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  onTestFinished(stop);
  for await (const said of createInterface(child.stdout)) return { process: child, said, stop };
  throw new Error("the portal ended without a word");
}
