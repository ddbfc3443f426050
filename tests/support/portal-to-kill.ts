import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { builtProgram } from "./built-programs.ts";
import type { useClosing } from "./closing.ts";
import type { useOwnDatabase } from "./database.ts";
import { demoPassword, testStones } from "./template.ts";

const PROJECT = path.resolve(import.meta.dirname, "../..");

interface PortalToKill {
  process: ChildProcess;
  /** The text of its first matching line. */
  said: string;
}

interface House {
  database: ReturnType<typeof useOwnDatabase>;
  dataDir: string;
  closing: ReturnType<typeof useClosing>;
  env?: Record<string, string>;
}

/** Starts the whole portal as a process of its own, and waits for the part of a line that `said` matches. */
export async function startPortalToKill(
  { database, dataDir, closing, env }: House,
  said: RegExp,
): Promise<PortalToKill> {
  const { DATA_DIR, ...rest } = process.env;
  const child = spawn(process.execPath, [builtProgram("main")], {
    cwd: PROJECT,
    env: {
      ...rest,
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      DEMO_PASSWORD: demoPassword,
      DEMO_STONES: String(testStones),
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  closing(() => child.kill("SIGKILL"));
  for await (const line of createInterface(child.stdout)) {
    const found = said.exec(line)?.[1];
    if (found) return { process: child, said: found };
  }
  throw new Error(`the portal ended without a word of ${said}`);
}

/** Ends a portal, and waits until it has ended. */
export async function endPortal(
  { process: child }: { process: ChildProcess },
  signal: NodeJS.Signals,
): Promise<unknown[]> {
  const ended = once(child, "exit");
  child.kill(signal);
  return await ended;
}
