import type { ChildProcess } from "node:child_process";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { advisoryLocks } from "../../ground/advisory-locks.ts";
import type { Log } from "../../ground/log.ts";
import { isNoRoom } from "../../ground/no-room.ts";
import { askServer } from "./ask-server.ts";
import { clearLeftovers } from "./home.ts";
import { disarmPidFile, readPidFile } from "./pid-file.ts";
import type { Place } from "./place.ts";
import { watchOver } from "./processes.ts";
import { DiskFullError, launchServer, PATIENCE_MS, serves, stopServer } from "./server-process.ts";
import { writeSettings } from "./settings.ts";

const ORPHAN_PATIENCE_MS = 5000;

/**
 * Keeps one server running in its place, for one portal. The portal holds an advisory lock in the server that it
 * started. A watcher shuts the server down when the portal ends, even by a crash. A server without a portal is stopped
 * and started afresh. A lost server is started again.
 */
export class Supervisor {
  /** Settles only if the server is lost for good. */
  readonly lost: Promise<Error>;
  private lose!: (error: Error) => void;
  private ours: number | undefined; // the server that this portal started
  private watcher: ChildProcess | undefined;
  private stopping = false;
  private readonly place: Place;
  private readonly settings: string;
  private readonly log: Log;

  constructor(place: Place, settings: string, log: Log) {
    this.place = place;
    this.settings = settings;
    this.log = log;
    this.lost = new Promise((resolve) => {
      this.lose = resolve;
    });
  }

  /**
   * Waits until this portal's server runs and holds its lock. Answers the superuser's connection that holds the lock.
   */
  async takeOver(): Promise<pg.Client> {
    let orphanSince: number | undefined;
    for (const end = Date.now() + PATIENCE_MS; !this.stopping; await sleep(50)) {
      if (Date.now() > end) throw new Error(`PostgreSQL does not answer; see ${this.place.logFile}`);
      const found = readPidFile(this.place.cluster);
      const answer = found?.socketDir ? await askServer(found.socketDir) : "nobody there";
      if (answer === "busy") continue;
      if (answer === "nobody there" || !found) {
        await this.startServer();
      } else if (found.pid === this.ours) {
        if (await this.lock(answer.client)) return answer.client;
      } else {
        await answer.client.end();
        if (answer.owner) throw new Error(`${this.place.dataDir} is in use by another portal (${answer.owner})`);
        // Another portal may be about to take the lock, or its watcher to stop the server.
        orphanSince ??= Date.now();
        if (Date.now() - orphanSince > ORPHAN_PATIENCE_MS) await stopServer(this.place, found.pid);
      }
    }
    throw new Error("the portal is stopping");
  }

  async stop() {
    this.stopping = true;
    if (this.ours && serves(this.place, this.ours)) await stopServer(this.place, this.ours);
    this.watcher?.kill("SIGKILL");
    fs.rmSync(this.place.socketDir, { recursive: true, force: true });
  }

  private async startServer() {
    disarmPidFile(this.place.cluster);
    writeSettings(this.place.cluster, this.settings);
    await launchServer(this.place, (pid) => {
      this.ours = pid;
      this.watcher?.kill("SIGKILL");
      this.watcher = watchOver(pid);
    });
  }

  private async lock(client: pg.Client): Promise<boolean> {
    try {
      await client.query("SELECT pg_advisory_lock($1)", [advisoryLocks.owner]);
    } catch {
      return false; // lost at this very moment
    }
    client.once("end", () => void this.bringBack());
    clearLeftovers(this.place.home, this.place.socketDir);
    return true;
  }

  /**
   * Starts a lost server again. It waits for room on a full disk: the portal answers 503 meanwhile, and works again
   * once there is space.
   */
  private async bringBack() {
    if (this.stopping) return;
    this.log.warn("the database server was lost: starting it again");
    for (let told = false; !this.stopping; await sleep(1000)) {
      try {
        await this.takeOver();
        this.log.info("the database server is back");
        return;
      } catch (error) {
        if (this.stopping) return;
        if (!isDiskFullError(error)) return this.lose(error as Error);
        if (!told) this.log.error(`${(error as Error).message}: waiting for space`);
        told = true;
      }
    }
  }
}

function isDiskFullError(error: unknown): boolean {
  return error instanceof DiskFullError || isNoRoom(error);
}
