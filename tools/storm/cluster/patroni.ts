import fs from "node:fs";
import path from "node:path";
import { readPidFile } from "#server/db/embedded/pid-file.ts";
import { commandLine } from "#server/db/embedded/processes.ts";
import { signal, treeOf } from "./process-tree.ts";
import { folderFor, postgresPrograms, programs, startProgram } from "./programs.ts";

/** Seconds without a word after which the others choose a new primary: the fewest that Patroni allows. */
const TTL = 20;
/** Seconds between two looks, and of one try: both and one more fit into `TTL`. */
const LOOK = 5;

export type Place = { name: string; port: number; restPort: number; etcdPort: number; password: string };

/** A machine of the cluster: Patroni and the PostgreSQL that it looks after. */
export class ClusterMachine {
  readonly place: Place;
  readonly #folder: string;
  #patroni = 0;

  constructor(parent: string, place: Place) {
    this.place = place;
    this.#folder = folderFor(parent, place.name);
    fs.writeFileSync(this.#settings, JSON.stringify(settingsOf(place, this.#folder)), { mode: 0o644 });
  }

  get #settings(): string {
    return path.join(this.#folder, "patroni.yml"); // JSON is YAML
  }

  start(): void {
    this.#patroni = startProgram(this.#folder, "patroni", [programs.patroni, this.#settings]);
  }

  /** The machine is lost: nothing on it ends in order. */
  kill(): void {
    signal(this.#processes(), "SIGKILL");
  }

  /** The machine hangs: it closes no connection and answers nothing. */
  hang(): void {
    signal(this.#processes(), "SIGSTOP");
  }

  goOn(): void {
    signal(this.#processes(), "SIGCONT");
  }

  #processes(): number[] {
    return treeOf(this.#patroni, postmasterOf(path.join(this.#folder, "data")));
  }
}

/** The PostgreSQL that works on a folder, or 0. A killed one leaves its number there, which may be somebody else's by now. */
function postmasterOf(data: string): number {
  const pid = readPidFile(data)?.pid ?? 0;
  return commandLine(pid).includes(data) ? pid : 0;
}

/**
 * The settings of a machine. An act is acknowledged only once a standby has it on its disk too, also when there is none
 * (`synchronous_mode_strict`): then nothing is acknowledged until there is one. Machines agree by the second interface of etcd:
 * by the third, Patroni 3.0.2 lets a primary that hung take the lead back from the one that was chosen (decision 0220).
 */
function settingsOf({ name, port, restPort, etcdPort, password }: Place, folder: string) {
  return {
    scope: "loupe",
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: TTL,
        loop_wait: LOOK,
        retry_timeout: LOOK,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 200, wal_keep_size: "512MB", autovacuum_naptime: "10s" },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
      pg_hba: ["all", "replication"].map((database) => `host ${database} all 127.0.0.1/32 scram-sha-256`),
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: path.join(folder, "data"),
      bin_dir: postgresPrograms,
      pgpass: path.join(folder, "pgpass"),
      authentication: {
        superuser: { username: "postgres", password },
        replication: { username: "replicator", password },
      },
      parameters: { unix_socket_directories: folder, password_encryption: "scram-sha-256" },
    },
  };
}
