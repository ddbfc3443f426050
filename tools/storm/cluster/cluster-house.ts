import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type pg from "pg";
import { openDatabase } from "#server/db/open.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import { freePort } from "#support/free-port.ts";
import { reachable } from "#support/reachable.ts";
import { silent } from "#support/silent-log.ts";
import { makeThrowAwayDir } from "#support/throw-away.ts";
import { DatabaseCluster } from "./database-cluster.ts";
import { startHaproxy } from "./haproxy.ts";
import { layDatabase } from "./lay-database.ts";
import { ClusterMachine } from "./patroni.ts";
import { Portals } from "./portals.ts";
import { signal, treeOf } from "./process-tree.ts";
import { folderFor, programs, startProgram } from "./programs.ts";

const MACHINES = 3;

/** A house of several portals behind one address, on a cluster of three databases. */
export type ClusterHouse = {
  pool: pg.Pool;
  address: string;
  database: DatabaseCluster;
  portals: Portals;
  close(): void;
};

export async function openClusterHouse(count: number): Promise<ClusterHouse> {
  const folder = makeThrowAwayDir();
  const password = randomBytes(12).toString("hex");
  const helpers: number[] = [];
  const endings = [
    () => signal(treeOf(...helpers), "SIGKILL"),
    () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 }),
  ];
  const close = () => {
    for (const end of endings) end();
  };
  try {
    const etcdPort = await freePort();
    helpers.push(await startEtcd(folder, etcdPort));
    const machines: ClusterMachine[] = [];
    for (let at = 1; at <= MACHINES; at++) {
      const ports = { port: await freePort(), restPort: await freePort(), etcdPort };
      machines.push(new ClusterMachine(folder, { name: `machine-${at}`, ...ports, password }));
    }
    endings.unshift(...machines.map((machine) => () => machine.kill()));
    for (const machine of machines) machine.start();
    const database = new DatabaseCluster(machines);
    await database.untilWhole();

    const [peoplePort, primaryPort, ...ports] = await freePorts(count + 2);
    const places = machines.map(({ place }) => place);
    helpers.push(startHaproxy(folder, { portals: ports, peoplePort, database: { machines: places, primaryPort } }));
    await reachable(primaryPort, "haproxy");
    const addresses = await layDatabase(primaryPort, password);
    const { pool, stop } = await openDatabase({
      databaseUrl: addresses.app,
      ownerUrl: addresses.owner,
      dataDir: folder,
      migrations: path.join(projectFolder, "server/db/migrations"),
      log: silent,
    });
    endings.unshift(() => void stop());
    const portals = new Portals({ dataDir: folder, addresses, ports, replicaPorts: places.map(({ port }) => port) });
    endings.unshift(() => portals.end());
    await portals.start();
    return { pool, address: `http://127.0.0.1:${peoplePort}`, database, portals, close };
  } catch (error) {
    close();
    throw error;
  }
}

async function freePorts(count: number): Promise<[number, number, ...number[]]> {
  const [first, second, ...others] = await Promise.all(Array.from({ length: count }, freePort));
  return [first ?? 0, second ?? 0, ...others];
}

/** The place where the machines agree on who is the primary. */
async function startEtcd(folder: string, port: number): Promise<number> {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${await freePort()}`];
  const data = folderFor(folder, "etcd");
  const settings = {
    "data-dir": path.join(data, "data"),
    "listen-client-urls": client,
    "advertise-client-urls": client,
    "listen-peer-urls": peer,
    "initial-advertise-peer-urls": peer,
    "initial-cluster": `default=${peer}`,
    "enable-v2": "true", // for Patroni, see its settings
  };
  const words = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const pid = startProgram(data, "etcd", [programs.etcd, ...words]);
  await reachable(port, "etcd");
  return pid;
}
