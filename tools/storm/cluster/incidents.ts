import { setTimeout as wait } from "node:timers/promises";
import type { ClusterHouse } from "./cluster-house.ts";

/** Longer than the others wait for a machine that says nothing. */
const HANG_MS = 40_000;
/** Longer than the portal waits for a silent database: nobody is told that an act was kept which no standby has. */
const ALONE_MS = 80_000;

export type Incident = { name: string; run(house: ClusterHouse): Promise<void> };

/** Losses that the house meets while people act. After each the cluster is whole again. */
export const incidents: readonly Incident[] = [
  { name: "a portal is killed", run: ({ portals }) => portals.killOne() },
  {
    name: "the primary is killed",
    async run({ database }) {
      const primary = await database.machineAs("leader");
      primary.kill();
      await database.untilOther("leader", primary);
      primary.start();
    },
  },
  {
    name: "the standby is killed",
    async run({ database }) {
      const standby = await database.machineAs("sync_standby");
      standby.kill();
      // Until another has each commit, nobody may take over from the primary.
      await database.untilOther("sync_standby", standby);
      standby.start();
    },
  },
  {
    name: "the primary hangs, and goes on",
    async run({ database }) {
      const primary = await database.machineAs("leader");
      primary.hang();
      await Promise.all([database.untilOther("leader", primary), wait(HANG_MS)]);
      primary.goOn();
    },
  },
  {
    name: "the primary is left alone, and then killed",
    async run({ database }) {
      const primary = await database.machineAs("leader");
      const standbys = database.machines.filter((machine) => machine !== primary);
      for (const standby of standbys) standby.kill();
      await wait(ALONE_MS);
      primary.kill();
      // No standby may take over from a primary that was alone: none of them has all that it was asked to keep.
      for (const machine of database.machines) machine.start();
    },
  },
];
