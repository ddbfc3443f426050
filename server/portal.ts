import path from "node:path";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { planBackups } from "./backups/plan-backups.ts";
import { chooseDataDir } from "./db/embedded/data-dir.ts";
import { insistOnFilesFolder, makeDataFolder } from "./db/embedded/folders.ts";
import { openKysely } from "./db/kysely.ts";
import { newestMigration } from "./db/migration-files.ts";
import { type OpenDatabase, openDatabase } from "./db/open.ts";
import { Replica } from "./db/replica.ts";
import type { Tables } from "./db/tables.ts";
import type { Environment } from "./environment.ts";
import { auditKey } from "./evidence/audit-key.ts";
import { keepFaults } from "./evidence/keep-findings.ts";
import { lookAtGuards } from "./evidence/look-beside.ts";
import { ShownStones } from "./evidence/shown-stones.ts";
import { offerFiles } from "./export/offer-files.ts";
import { reportFileOf } from "./export/scheduled-reports/report-file.ts";
import { folderStore } from "./files/folder-store.ts";
import { formerKey, kycKey } from "./files/kyc-key.ts";
import { s3Store } from "./files/s3-store.ts";
import { Safe } from "./files/safe.ts";
import { insistOnSameHouse } from "./files/same-house.ts";
import { tellOfKeys } from "./files/what-keys-seal.ts";
import { removeOldWork } from "./files/work-folder.ts";
import { publicFtp } from "./ftp/ftp-options.ts";
import { projectFolder } from "./ground/project-folder.ts";
import type { House } from "./house/house.ts";
import { WorkBudget } from "./house/limits/work-budget.ts";
import { ownZone } from "./house/own-zone.ts";
import type { ReportOrder } from "./house/report-files.ts";
import { inTransaction } from "./house/unit-of-work.ts";
import { smtpMailer } from "./mail/mailer.ts";
import { dnsNames } from "./mail/sender/dns-names.ts";
import { endRuns } from "./mailings/end-runs.ts";
import { ClickhouseStock } from "./search/clickhouse/clickhouse-stock.ts";
import { StockSnapshots } from "./search/live/stock-snapshots.ts";
import { IndexedStock } from "./search/stock.ts";
import { fillHouse } from "./seed/fill-house.ts";
import { startClocks } from "./services/clocks.ts";
import { startFtpDoor } from "./services/ftp.ts";
import { allJobs } from "./services/jobs/kinds.ts";
import { openQueue, type Queue } from "./services/jobs/pg-boss-jobs.ts";
import { startJobs } from "./services/jobs.ts";
import { startMetrics } from "./services/metrics.ts";
import { Opened, opening } from "./services/opened.ts";
import { type ServiceName, type Stop, serviceNames } from "./services/service.ts";
import { type SearchableStock, startIndex } from "./services/stock-index.ts";
import { startTraces } from "./services/traces.ts";
import { startWeb, type Web } from "./services/web.ts";
import { People } from "./sign-in/people.ts";
import { printSetupAddress } from "./sign-in/setup-address.ts";
import { nameMediaBy } from "./wire/media-names.ts";

export type OpenHouse = {
  house: House;
  jobs: Queue;
  stock: SearchableStock;
  database: OpenDatabase;
  dataDir: string;
  /** The password of the demo house's accounts; undefined for any other house. */
  demoPassword: string | undefined;
  close(): Promise<void>;
};

/**
 * Opens database, jobs, files and mail, migrated and seeded, without any entrance for requests. What the services to
 * come will read from the disk is read meanwhile.
 */
export async function openHouse(
  env: Environment,
  log: FastifyBaseLogger,
  services: readonly ServiceName[] = [],
): Promise<OpenHouse> {
  const opened = new Opened();
  return opening(opened, () => openParts(env, log, services, opened));
}

async function openParts(
  env: Environment,
  log: FastifyBaseLogger,
  services: readonly ServiceName[],
  opened: Opened,
): Promise<OpenHouse> {
  const dataDir = chooseDataDir({ ...(env.dataDir && { wish: env.dataDir }), project: projectFolder, log });
  makeDataFolder(dataDir);
  const key = kycKey(env, dataDir);
  const former = formerKey(env, dataDir, key);
  const snapshots = new StockSnapshots(log, path.join(dataDir, "search-index"));
  if (services.includes("index") && !env.searchUrl) void snapshots.readAhead();
  const migrations = path.join(projectFolder, "server/db/migrations");
  const database = await openDatabase({
    ...(env.databaseUrl && { databaseUrl: env.databaseUrl }),
    ...(env.directUrl && { directUrl: env.directUrl }),
    ...(env.ownerUrl && { ownerUrl: env.ownerUrl }),
    dataDir,
    migrations,
    upgradesWithoutBackup: env.upgradesWithoutBackup,
    log,
  });
  opened.add(database.stop);
  for (const warning of database.warnings) log.warn(warning);
  const publicUrl = env.publicUrl ?? `http://${env.host}:${env.port}`;
  const filesDir = env.filesDir ?? path.join(dataDir, "files");
  const files = env.s3 ? s3Store(env.s3) : folderStore(filesDir);
  const { pool, direct } = database;
  const replica = env.readUrl ? new Replica(env.readUrl, pool, log) : null;
  const base = { db: openKysely<Tables>(pool), pool, direct, timeZone: env.timeZone, log };
  const stock = env.searchUrl ? new ClickhouseStock(base, env.searchUrl) : new IndexedStock(base, snapshots);
  if (replica) opened.add(() => replica.stop());
  opened.add(() => stock.close());
  const jobs = await openQueue(database.url, log, allJobs);
  opened.add(() => jobs.stop());
  // One object for all: the stock too sees the time zone when it changes.
  const house: House = Object.assign(base, {
    replica,
    isZoneFixed: env.isZoneFixed,
    now: () => new Date(),
    jobs,
    people: new People(),
    stock,
    shown: new ShownStones(),
    files,
    safe: new Safe(files, key, former),
    auditKey: auditKey(env, dataDir),
    auditMail: env.auditMail,
    mailer: env.smtpUrl ? smtpMailer(env.smtpUrl, env.mailRules) : null,
    names: dnsNames(),
    mailRules: env.mailRules,
    offerFiles,
    reportFile: (order: ReportOrder) => reportFileOf(house)(order),
    endRuns: (requestId: string) => endRuns(house, requestId),
    publicUrl,
    ftp: env.ftp ? publicFtp(env.ftp, publicUrl) : null,
    remote: env.remote,
    isPageTimed: env.isPageTimed,
    limits: env.limits,
    accounts: env.accounts,
    issuer: env.issuer,
    schema: newestMigration(migrations),
    backups: planBackups(env, dataDir),
    work: new WorkBudget(),
  });
  nameMediaBy(house.safe);
  await insistOnSameHouse(house, {
    expected: env.houseId,
    isWithoutFiles: env.isWithoutFiles,
    filesPlace: env.s3 ? `the bucket ${env.s3.bucket}` : filesDir,
    insistOnPlace: () => env.s3 || insistOnFilesFolder(filesDir, env.filesDir ? "FILES_DIR" : "DATA_DIR"),
  });
  await stock.open();
  const demoPassword = await fillHouse(house, env, dataDir);
  house.timeZone = await ownZone(house.db, env);
  await keepFaults(house, await lookAtGuards(house.db));
  await tellOfKeys(house);
  return { house, jobs, stock, database, dataDir, demoPassword, close: () => opened.close() };
}

/** The running portal. Without its web service it has no app, and its address is empty. */
export type Portal = OpenHouse & {
  app: FastifyInstance | undefined;
  address: string;
  /** The secret of the address that sets up a house without an administrator. It is told once, and kept nowhere. */
  setup: string | undefined;
};

const atStart = { requestId: "start", operation: "start" };

/** Starts the services of this process. `close` lets running requests and jobs end, the last service first. */
export async function startPortal(env: Environment, log: FastifyBaseLogger): Promise<Portal> {
  const open = await openHouse(env, log, env.run);
  const opened = new Opened();
  opened.add(open.close);
  return opening(opened, () => startServices(open, env, log, opened));
}

async function startServices(
  open: OpenHouse,
  env: Environment,
  log: FastifyBaseLogger,
  opened: Opened,
): Promise<Portal> {
  const { house, dataDir } = open;
  removeOldWork(log);
  let web: Web | undefined;
  const services: Record<ServiceName, () => Promise<Stop>> = {
    index: () => startIndex(open.stock),
    jobs: () => startJobs(open.jobs, house),
    clocks: () => startClocks(house),
    async web() {
      web = await startWeb(house, { ...env, log, dataDir });
      return web.stop;
    },
    ftp: () => startFtpDoor(house, env.ftp, dataDir),
  };
  if (env.traces) opened.add(startTraces(env.traces, log));
  if (env.metrics) opened.add(await startMetrics(house, env.metrics));
  for (const name of serviceNames) if (env.run.includes(name)) opened.add(await services[name]());
  const setup = web && !env.isDemo ? await inTransaction(house, atStart, printSetupAddress) : undefined;
  return { ...open, app: web?.app, address: web?.address ?? "", setup, close: () => opened.close() };
}
