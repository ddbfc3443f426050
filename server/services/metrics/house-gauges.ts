import { Gauge, type Registry } from "prom-client";
import { standingOf } from "../../backups/standing-of.ts";
import { type ByState, houseFigures } from "../../db/queries/house-figures.ts";
import type { House } from "../../house/house.ts";
import { Readiness } from "../../plugins/readiness.ts";

/** The time for which figures of the database are believed, however often they are asked for. */
const BELIEVED_MS = 5_000;

/** Adds the figures of the house, read when they are asked for. Answers the function that reads them. */
export function houseGauges(house: House, registry: Registry): () => Promise<void> {
  const registers = [registry];
  const plain = (name: string, help: string) => new Gauge({ name: `loupe_${name}`, help, registers });
  const byState = (name: string, help: string) =>
    new Gauge({ name: `loupe_${name}`, help, labelNames: ["state"], registers });

  const ready = plain("ready", "1 if the database answers and can be written to");
  const indexReady = plain(
    "search_index_ready",
    "1 while the index or ClickHouse answers searches, 0 while the database does",
  );
  const replicaReady = plain("replica_ready", "1 while the replica has caught up, 0 while reads go to the primary");
  const connections = byState("database_connections", "Connections of the requests' pool");
  const queued = plain("database_waiting", "Statements that wait for a connection");
  const jobs = byState("jobs", "Jobs that wait, run or failed");
  const letters = byState("letters", "Letters that wait or failed");
  const feeds = byState("feeds", "Feeds of providers");
  const loads = byState("loads", "Loads of stock under way");
  const figures = {
    log_entries: plain("log_entries", "Entries of the audit log"),
    unread_entries: plain("log_unread_entries", "Entries that the evidence has not read yet"),
    uncounted_entries: plain("log_uncounted_entries", "Entries that the dashboards' figures do not contain yet"),
    faults: plain("log_faults", "Faults found in the log"),
    deviations: plain("log_deviations", "Items that no machine allows"),
    oldest_job_seconds: plain("job_oldest_waiting_seconds", "Age of the oldest waiting job"),
    overdue_hold_seconds: plain("hold_overdue_seconds", "Time since the end of a hold that nobody has ended"),
    checkpoint_seconds: plain("log_checkpoint_seconds", "Age of the last checkpoint"),
    drill_seconds: plain("drill_seconds", "Age of the last tested backup"),
    drill_faults: plain("drill_faults", "What the last tested backup lacked"),
    backup_seconds: plain("backup_seconds", "Age of the last planned backup"),
    backup_bytes: plain("backup_bytes", "Size of the last planned backup"),
    backup_failures: plain("backup_failures", "Planned backups that failed since the last one that did not"),
    backup_overdue_seconds: plain("backup_overdue_seconds", "Time since a planned backup was due, 0 if none is"),
  };

  const figureNames = Object.keys(figures) as (keyof typeof figures)[];
  const readiness = new Readiness(house);
  let believedUntil = 0;
  const readDatabase = async () => {
    if (performance.now() < believedUntil) return;
    const backup_overdue_seconds = await backupOverdue(house);
    const read = { ...(await houseFigures(house.db, house.now())), backup_overdue_seconds };
    believedUntil = performance.now() + BELIEVED_MS;
    const fill = (gauge: Gauge<"state">, counted: ByState[]) => {
      gauge.reset();
      for (const { state, count } of counted) gauge.set({ state }, count);
    };
    fill(jobs, read.jobs);
    fill(letters, read.letters);
    fill(feeds, read.feeds);
    fill(loads, read.loads);
    for (const name of figureNames) {
      const figure = read[name];
      if (figure === null) figures[name].remove();
      else figures[name].set(figure);
    }
  };
  // A figure of before would be believed: while nobody knows, there is none.
  const forgetDatabase = () => {
    for (const gauge of [jobs, letters, feeds, loads]) gauge.reset();
    for (const name of figureNames) figures[name].remove();
    believedUntil = 0;
  };

  return async () => {
    const { totalCount, idleCount, waitingCount } = house.pool;
    connections.set({ state: "idle" }, idleCount);
    connections.set({ state: "busy" }, totalCount - idleCount);
    queued.set(waitingCount);
    if (house.replica) replicaReady.set((await house.replica.hasCaughtUp()) ? 1 : 0);
    else replicaReady.remove();
    indexReady.set(house.stock.source === "database" ? 0 : 1);
    const isReady = (await readiness.fault()) === null;
    ready.set(isReady ? 1 : 0);
    if (isReady) await readDatabase();
    else forgetDatabase();
  };
}

const MS = 1000;

async function backupOverdue(house: House): Promise<number | null> {
  const standing = await standingOf(house);
  return standing && Math.max(0, (house.now().getTime() - Date.parse(standing.next_at)) / MS);
}
