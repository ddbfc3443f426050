import { type BenchPortal, startPortal } from "../../../bench/support/portal.ts";
import { pick } from "../chance.ts";
import type { Addresses } from "./lay-database.ts";
import { signal } from "./process-tree.ts";

type Settings = { dataDir: string; addresses: Addresses; ports: readonly number[]; replicaPorts: readonly number[] };

/** Portals of one house beside each other. Each reads lists from a machine of the cluster, which may be its primary one day. */
export class Portals {
  readonly #settings: Settings;
  readonly #running: BenchPortal[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async start(): Promise<void> {
    const { ports } = this.#settings;
    while (this.#running.length < ports.length) this.#running.push(await this.#started(this.#running.length));
  }

  async killOne(): Promise<void> {
    const at = this.#running.indexOf(pick(this.#running));
    signal([this.#running[at]?.pid ?? 0], "SIGKILL");
    this.#running[at] = await this.#started(at);
  }

  end(): void {
    signal(
      this.#running.map(({ pid }) => pid),
      "SIGKILL",
    );
  }

  #started(at: number): Promise<BenchPortal> {
    const { dataDir, addresses, ports, replicaPorts } = this.#settings;
    const replica = new URL(addresses.app);
    replica.port = String(replicaPorts[at % replicaPorts.length]);
    return startPortal({
      dataDir,
      program: ["dist-server/main.js"],
      env: {
        PORT: String(ports[at]),
        DATABASE_URL: addresses.app,
        DATABASE_OWNER_URL: addresses.owner,
        DATABASE_READ_URL: replica.href,
        DEMO_HOUSE: "true",
        DEMO_STONES: "500",
      },
    });
  }
}
