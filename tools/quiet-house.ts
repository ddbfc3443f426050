import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { chooseDataDir } from "#server/db/embedded/data-dir.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { openKysely } from "#server/db/kysely.ts";
import { type OpenDatabase, openDatabase } from "#server/db/open.ts";
import { openPool } from "#server/db/pool.ts";
import type { Tables } from "#server/db/tables.ts";
import { type Environment, readEnvironment } from "#server/environment.ts";
import { knownAuditKey, signingKey } from "#server/evidence/audit-key.ts";
import { ShownStones } from "#server/evidence/shown-stones.ts";
import { offerFiles } from "#server/export/offer-files.ts";
import { folderStore } from "#server/files/folder-store.ts";
import { formerKey } from "#server/files/kyc-key.ts";
import { s3Store } from "#server/files/s3-store.ts";
import { Safe } from "#server/files/safe.ts";
import type { Log } from "#server/ground/log.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import type { House } from "#server/house/house.ts";
import type { Jobs } from "#server/house/jobs.ts";
import { WorkBudget } from "#server/house/limits/work-budget.ts";
import { ownZone } from "#server/house/own-zone.ts";
import type { AuditKey } from "#server/house/ports.ts";
import { dnsNames } from "#server/mail/sender/dns-names.ts";
import { IndexedStock } from "#server/search/stock.ts";
import { allJobs } from "#server/services/jobs/kinds.ts";
import { openQueue } from "#server/services/jobs/pg-boss-jobs.ts";
import { People } from "#server/sign-in/people.ts";
import { nameMediaBy } from "#server/wire/media-names.ts";

/** Opens the house for a command. It fails if a portal runs on embedded data, and names that portal. */
export function inHouse(log: Log, work: (house: House) => Promise<void>): Promise<void> {
  const { dataDir } = readEnvironment(process.env);
  return inHouseOf(chooseDataDir({ ...(dataDir && { wish: dataDir }), project: projectFolder, log }), log, work);
}

/** The same with the data of this folder. */
export async function inHouseOf(dataDir: string, log: Log, work: (house: House) => Promise<void>): Promise<void> {
  const env = readEnvironment(process.env);
  const database = await openDatabase({
    ...(env.databaseUrl && { databaseUrl: env.databaseUrl }),
    ...(env.directUrl && { directUrl: env.directUrl }),
    ...(env.ownerUrl && { ownerUrl: env.ownerUrl }),
    dataDir,
    migrations: path.join(projectFolder, "server/db/migrations"),
    log,
  });
  try {
    for (const warning of database.warnings) log.warn(warning);
    await withJobs(database.url, log, async (jobs) => work(await houseOf(env, { ...database, jobs }, dataDir, log)));
  } finally {
    await database.stop();
  }
}

/** Opens the house, or works beside a portal on embedded data, on its running database. */
export async function inOrBesideHouse(log: Log, work: (house: House) => Promise<void>): Promise<void> {
  const env = readEnvironment(process.env);
  const dataDir = chooseDataDir({ ...(env.dataDir && { wish: env.dataDir }), project: projectFolder, log });
  const socketDir = env.databaseUrl ? undefined : await findRunningServer(dataDir);
  if (!socketDir) return inHouse(log, work);
  await onDatabase(socketUrl(socketDir, ROLES.runtime, "portal"), log, async (database) =>
    work(await houseOf(env, database, dataDir, log)),
  );
}

/**
 * Works beside a running portal, wherever its database is, else opens the house. The house's signing key is passed
 * on if it is known here.
 */
export async function besideHouse(log: Log, work: (house: House, auditKey?: AuditKey) => Promise<void>): Promise<void> {
  const env = readEnvironment(process.env);
  const dataDir = chooseDataDir({ ...(env.dataDir && { wish: env.dataDir }), project: projectFolder, log });
  const key = knownAuditKey(env, dataDir);
  const socketDir = env.databaseUrl ? undefined : await findRunningServer(dataDir);
  const url = env.directUrl ?? env.databaseUrl ?? (socketDir && socketUrl(socketDir, ROLES.runtime, "portal"));
  if (!url) return inHouse(log, (house) => work(house, key));
  await onDatabase(url, log, async (database) => work(await houseOf(env, database, dataDir, log), key));
}

type Opened = Pick<OpenDatabase, "pool" | "direct"> & { jobs: Jobs };

async function onDatabase(url: string, log: Log, work: (database: Opened) => Promise<void>): Promise<void> {
  const pool = openPool(url, { log, max: 3 });
  try {
    await withJobs(url, log, (jobs) => work({ pool, direct: pool, jobs }));
  } finally {
    await pool.end();
  }
}

/** Queues jobs for the next portal that runs; opens the queue at the first one. */
async function withJobs(url: string, log: Log, work: (jobs: Jobs) => Promise<void>): Promise<void> {
  let opened: ReturnType<typeof openQueue> | undefined;
  const queue = () => {
    opened ??= openQueue(url, log, allJobs);
    return opened;
  };
  try {
    await work({
      enqueue: async (...job) => (await queue()).enqueue(...job),
      enqueueAll: async (...jobs) => (await queue()).enqueueAll(...jobs),
      cancel: async (...job) => (await queue()).cancel(...job),
      endLost: async () => {},
      stop: async () => {},
    });
  } finally {
    await (await opened)?.stop();
  }
}

/** A house in which nothing runs: a database, its files and the queue. */
async function houseOf(env: Environment, { pool, direct, jobs }: Opened, dataDir: string, log: Log): Promise<House> {
  const files = env.s3 ? s3Store(env.s3) : folderStore(env.filesDir ?? path.join(dataDir, "files"));
  const db = openKysely<Tables>(pool);
  const base = { db, pool, direct, timeZone: await ownZone(db, env), isZoneFixed: env.isZoneFixed, log };
  const kycKey = env.kycKey ?? keptKey(dataDir) ?? randomBytes(32);
  const safe = new Safe(files, kycKey, formerKey(env, dataDir, kycKey));
  nameMediaBy(safe);
  return {
    ...base,
    people: new People(),
    stock: new IndexedStock(base),
    shown: new ShownStones(),
    replica: null,
    now: () => new Date(),
    jobs,
    files,
    safe,
    auditKey: signingKey(randomBytes(32)), // No command signs.
    auditMail: [],
    mailer: null,
    names: dnsNames(),
    mailRules: env.mailRules,
    offerFiles,
    reportFile: () => Promise.reject(new Error("no letter leaves here")),
    endRuns: () => Promise.reject(new Error("no letter leaves here")),
    publicUrl: env.publicUrl ?? "",
    isPageTimed: false,
    ftp: null,
    remote: env.remote,
    limits: env.limits,
    accounts: env.accounts,
    issuer: env.issuer,
    schema: null,
    backups: null,
    work: new WorkBudget(),
  };
}

/** The key of a demo house. A command makes none. */
function keptKey(dataDir: string): Buffer | undefined {
  try {
    return Buffer.from(readFileSync(path.join(dataDir, "kyc-key"), "utf8"), "base64");
  } catch {
    return undefined;
  }
}
