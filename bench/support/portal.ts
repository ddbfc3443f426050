import fs from "node:fs";
import { makeThrowAwayDir } from "#support/throw-away.ts";
import { project, startNode } from "./process.ts";

const PASSWORD = "three-quiet-lanterns";

export type BenchPortal = {
  address: string;
  dataDir: string;
  pid: number;
  /** A token for one of the demo house's people. */
  signIn(name: string): Promise<string>;
  stop(): Promise<void>;
};

type Options = {
  /** The folder of an earlier house, for the same house again. */
  dataDir?: string;
  env?: Record<string, string>;
  /** Node's arguments; by default the sources. */
  program?: string[];
  nodeArgs?: string[];
};

/** Settings that a throw-away house must not take from its environment. */
const elsewhere = { DATABASE_URL: "", DATABASE_OWNER_URL: "", FILES_DIR: "", S3_BUCKET: "", SMTP_URL: "" };

/** Starts the portal in a process of its own, as in production, in a throw-away house. */
export async function startPortal({ dataDir, env = {}, program, nodeArgs = [] }: Options = {}): Promise<BenchPortal> {
  const home = dataDir ?? makeThrowAwayDir();
  const portal = await startNode(
    [...nodeArgs, ...(program ?? ["--import", "tsx", "server/main.ts"])],
    /Loupe is open at (\S+)/,
    {
      cwd: project,
      env: {
        ...elsewhere,
        NODE_ENV: "production",
        LOG_LEVEL: "silent",
        HOST: "127.0.0.1",
        PORT: "0",
        DATA_DIR: home,
        DEMO_PASSWORD: PASSWORD,
        PUBLIC_CALLS_PER_MINUTE: "1000000",
        ACCOUNT_WORK_PER_MINUTE: "1000000000",
        ADDRESS_WORK_PER_MINUTE: "1000000000",
        ...env,
      },
    },
  );
  const address = portal.found[1] ?? "";
  return {
    address,
    dataDir: home,
    pid: portal.child.pid ?? 0,
    signIn: (name) => signIn(address, name),
    async stop() {
      await portal.stop();
      if (!dataDir) fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

export const credentials = (name: string) => ({ email: `${name}@demo.test`, password: PASSWORD });

async function signIn(address: string, name: string): Promise<string> {
  const response = await fetch(`${address}/api/v1/user/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: credentials(name) }),
  });
  const answer = (await response.json()) as { data?: { token?: string }; message: string };
  if (!answer.data?.token) throw new Error(`${name} could not sign in: ${answer.message}`);
  return answer.data.token;
}
