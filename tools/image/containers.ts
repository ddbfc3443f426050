import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

type Said = { code: number; output: string; errors: string };

/** The programs that build and run images. */
const programs = ["buildah", "podman", "runc"];

/** The first program that this machine lacks. */
export const missingProgram = (wanted: readonly string[] = programs): string | undefined =>
  wanted.find((name) => spawnSync(name, ["--version"]).error);

/**
 * Images and containers in a folder of their own: nothing of this machine's is seen or changed. Buildah, podman and
 * podman-compose read the same two files, and so find each other's images.
 */
export class Containers {
  readonly env: NodeJS.ProcessEnv;
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    const storage = path.join(folder, "storage.conf");
    const containers = path.join(folder, "containers.conf");
    const places = [`graphroot = "${path.join(folder, "root")}"`, `runroot = "${path.join(folder, "run")}"`];
    writeFileSync(storage, ["[storage]", 'driver = "overlay"', ...places, ""].join("\n"));
    // A container must not ask for more than this process has: within a container, setrlimit is refused.
    const limits = ["[containers]", "default_ulimits = []", 'log_driver = "k8s-file"'];
    const engine = ["[engine]", 'runtime = "runc"', 'cgroup_manager = "cgroupfs"', 'events_logger = "file"'];
    const network = ["[network]", `network_config_dir = "${path.join(folder, "networks")}"`];
    writeFileSync(containers, [...limits, ...engine, ...network, ""].join("\n"));
    this.env = { ...process.env, CONTAINERS_STORAGE_CONF: storage, CONTAINERS_CONF: containers };
  }

  /** Runs a program to its end. It fails with what the program said, unless the exit code is asked for. */
  async run(program: string, ...args: string[]): Promise<string> {
    const { code, output, errors } = await this.say(program, ...args);
    if (code !== 0) throw new Error(`${program} ${args.join(" ")}: ${errors.trim() || output.trim()}`);
    return output.trim();
  }

  say(program: string, ...args: string[]): Promise<Said> {
    return new Promise((resolve, reject) => {
      const child = spawn(program, args, { env: this.env, stdio: ["ignore", "pipe", "pipe"] });
      const told = { output: "", errors: "" };
      child.stdout.on("data", (bytes) => {
        told.output += bytes;
      });
      child.stderr.on("data", (bytes) => {
        told.errors += bytes;
      });
      child.once("error", reject);
      child.once("close", (code) => resolve({ code: code ?? 1, ...told }));
    });
  }

  /** Fails if the programs do not work in the folder, where everything may be removed. */
  async insistOnOwnFolder(): Promise<void> {
    const root = await this.run("podman", "info", "--format", "{{.Store.GraphRoot}}");
    if (root !== path.join(this.folder, "root")) throw new Error(`podman works in ${root}, not in ${this.folder}`);
  }

  /** Removes all containers and volumes, also those of a try that failed. Images stay. */
  async clear(): Promise<void> {
    await this.say("podman", "pod", "rm", "--all", "--force");
    await this.say("podman", "rm", "--all", "--force", "--time", "0");
    await this.say("podman", "volume", "rm", "--all", "--force");
  }
}
