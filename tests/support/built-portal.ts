import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { makeFastThrowAwayDir } from "./throw-away.ts";

export const demoPassword = "three-quiet-lanterns";

/** The built portal in a house of its own, started as by a stranger. `restart` keeps the house. */
export class BuiltPortal {
  readonly dataDir: string = makeFastThrowAwayDir();
  address = "";
  /** The address that sets up a new house, as the portal printed it last. */
  setUp = "";
  private process: ChildProcess | undefined;
  private port = "0";

  /** Begins with a copy of another house's folder, whose portal has stopped. */
  copyOf(folder: string): this {
    execFileSync("cp", ["-a", `${folder}/.`, this.dataDir]); // the files belong to the user of the database
    return this;
  }

  async start(env: Record<string, string> = {}): Promise<this> {
    const child = spawn(process.execPath, ["dist-server/main.js"], {
      env: {
        PATH: process.env.PATH ?? "",
        NODE_ENV: "production",
        DATA_DIR: this.dataDir,
        PORT: this.port,
        DEMO_PASSWORD: demoPassword,
        LOG_LEVEL: "error",
        PUBLIC_CALLS_PER_MINUTE: "10000",
        TELLING_CALLS_PER_MINUTE: "10000",
        GUESTS_PER_ADDRESS_PER_DAY: "10000",
        ACCOUNT_WORK_PER_MINUTE: "1000000",
        GUEST_WORK_PER_MINUTE: "1000000",
        ADDRESS_WORK_PER_MINUTE: "1000000",
        FTP_URL: "ftp://127.0.0.1:0",
        ...env,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.process = child;
    this.address = await new Promise<string>((resolve, reject) => {
      child.once("exit", (code) => reject(new Error(`the portal ended with ${code}`)));
      createInterface({ input: child.stdout }).on("line", (line) => {
        const address = line.match(/open at (\S+)/)?.[1];
        if (address) resolve(address);
        this.setUp = line.match(/Set up this house, .*: (\S+)/)?.[1] ?? this.setUp;
      });
    });
    this.port = new URL(this.address).port;
    return this;
  }

  /** Stops the portal as an operator does. The house stays. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
