import { setTimeout as wait } from "node:timers/promises";
import type { ClusterMachine } from "./patroni.ts";

const PATIENCE_MS = 180_000;
const LOOKS_MS = 250;

/** Patroni's words: `leader` is the primary, `sync_standby` has every commit. */
type Role = "leader" | "sync_standby";
type Member = { name: string; role: string; state: string };

/** PostgreSQL on three machines. Patroni chooses the primary, and keeps one standby that has each commit before it is acknowledged. */
export class DatabaseCluster {
  readonly machines: readonly ClusterMachine[];

  constructor(machines: readonly ClusterMachine[]) {
    this.machines = machines;
  }

  /** The machine in a role. */
  async machineAs(role: Role): Promise<ClusterMachine> {
    const name = (await this.#members()).find((member) => member.role === role)?.name;
    const machine = this.machines.find(({ place }) => place.name === name);
    if (!machine) throw new Error(`no machine of the cluster is its ${role}`);
    return machine;
  }

  /** Waits until another machine than this has the role. */
  async untilOther(role: Role, former: ClusterMachine): Promise<void> {
    const isOther = (member: Member) => member.role === role && member.name !== former.place.name;
    await this.#until(`another ${role}`, (members) => members.some(isOther));
  }

  /** Waits until the primary has all its standbys, and one of them has every commit. */
  async untilWhole(): Promise<void> {
    const { length } = this.machines;
    const isWell = ({ role, state }: Member) => state === "running" || (role !== "leader" && state === "streaming");
    await this.#until(
      "the whole cluster",
      (members) =>
        members.filter(isWell).length === length &&
        ["leader", "sync_standby"].every((role) => members.some((member) => member.role === role)),
    );
  }

  async #until(what: string, isSo: (members: readonly Member[]) => boolean): Promise<void> {
    const atLatest = Date.now() + PATIENCE_MS;
    let members: readonly Member[] = [];
    while (!isSo(members)) {
      if (Date.now() > atLatest) throw new Error(`${what} did not come: ${JSON.stringify(members)}`);
      await wait(LOOKS_MS);
      members = await this.#members();
    }
  }

  /** All machines, as the first that answers tells of them. */
  async #members(): Promise<readonly Member[]> {
    for (const { place } of this.machines) {
      const members = await askedOf(place.restPort);
      if (members) return members;
    }
    return [];
  }
}

async function askedOf(restPort: number): Promise<readonly Member[] | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(1_000) });
    return ((await response.json()) as { members: Member[] }).members;
  } catch {
    return undefined;
  }
}
