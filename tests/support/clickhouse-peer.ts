import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { builtProgram } from "./built-programs.ts";

/** The databases that the house is measured against have a folder of their own: the engine is one of them. */
const packages = path.resolve(import.meta.dirname, "../../bench/databases/package.json");
const hasEngine = () => {
  try {
    return createRequire(packages).resolve("chdb").length > 0;
  } catch {
    return false;
  }
};
export const withoutEngine: string | undefined = hasEngine()
  ? undefined
  : "needs ClickHouse's engine: npm install --prefix bench/databases";

export type ClickhousePeer = {
  url: string;
  /** Starts the server again on its data, as after a crash. It is killed once it has taken so many inserts. */
  restart(inserts?: number): Promise<void>;
  /** Settles when the server has ended. */
  ended(): Promise<void>;
  /** Kills the server. */
  kill(): Promise<void>;
};

const password = "six-quiet-lanterns";

/** A ClickHouse server on this machine, with an empty folder of its own. It ends with the test. */
export async function clickhousePeer(): Promise<ClickhousePeer> {
  const folder = mkdtempSync(path.join(tmpdir(), "clickhouse-"));
  let engine: ChildProcess | undefined;
  let port = 0;
  const peer: ClickhousePeer = {
    get url() {
      return `http://default:${password}@127.0.0.1:${port}`;
    },
    async ended() {
      if (engine && engine.exitCode === null && engine.signalCode === null) await once(engine, "exit");
    },
    async kill() {
      engine?.kill("SIGKILL");
      await peer.ended();
    },
    async restart(inserts) {
      await peer.kill();
      const left = inserts === undefined ? [] : [String(inserts)];
      engine = spawn(
        process.execPath,
        [builtProgram("clickhouse-engine"), packages, folder, String(port), password, ...left],
        { stdio: ["ignore", "pipe", "inherit"] },
      );
      for await (const said of createInterface(engine.stdout as NodeJS.ReadableStream)) {
        port = Number(said);
        return;
      }
      throw new Error("ClickHouse's engine ended without a word");
    },
  };
  onTestFinished(async () => {
    await peer.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await peer.restart();
  return peer;
}
