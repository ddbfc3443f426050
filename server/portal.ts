import { mkdirSync } from "node:fs";
import path from "node:path";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { chooseDataDir } from "./db/embedded/data-dir.ts";
import { openKysely } from "./db/kysely.ts";
import { type OpenDatabase, openDatabase } from "./db/open.ts";
import { logSize } from "./db/queries/audit-log.ts";
import type { Tables } from "./db/tables.ts";
import type { Environment } from "./environment.ts";
import { auditKey } from "./evidence/audit-key.ts";
import { keepFaults } from "./evidence/keep-findings.ts";
import { keepFollowing } from "./evidence/keep-following.ts";
import { lookAtGuards } from "./evidence/look-beside.ts";
import { keepShown, ShownStones } from "./evidence/shown-stones.ts";
import { folderStore } from "./files/folder-store.ts";
import { kycKey, warnOfOtherKeys } from "./files/kyc-key.ts";
import { s3Store } from "./files/s3-store.ts";
import { Safe } from "./files/safe.ts";
import { uploadsFolder } from "./files/uploads-folder.ts";
import { publicFtp } from "./ftp/ftp-options.ts";
import { startFtp } from "./ftp/ftp-server.ts";
import type { House } from "./house.ts";
import { startJobs } from "./jobs/pg-boss-jobs.ts";
import { WorkBudget } from "./limits/work-budget.ts";
import { smtpMailer } from "./mail/mailer.ts";
import { People } from "./policies/people.ts";
import { projectFolder } from "./project-folder.ts";
import { Stock } from "./search/stock.ts";
import { seedApplicant, seedDemo } from "./seed/demo.ts";
import { applyWithPapers, seedDemoDocuments } from "./seed/demo-documents.ts";
import { demoBeginning, seedDemoLines } from "./seed/demo-lines.ts";
import { keptDemoPassword } from "./seed/demo-password.ts";
import { seedHouse } from "./seed/house.ts";
import { seedStock } from "./seed/stones/seed-stock.ts";
import { inTransaction } from "./unit-of-work.ts";
import { keepOldPapers } from "./workflows/keep-papers.ts";
import { sweepDue } from "./workflows/sweep-due.ts";

export type OpenHouse = {
  house: House;
  database: OpenDatabase;
  dataDir: string;
  /** Where this is the demo house: the password of its accounts. */
  demoPassword: string | undefined;
  close(): Promise<void>;
};

/** Database, jobs, files and mail, migrated and seeded: everything but the door. */
export async function openHouse(env: Environment, log: FastifyBaseLogger): Promise<OpenHouse> {
  const dataDir = chooseDataDir({ ...(env.dataDir && { wish: env.dataDir }), project: projectFolder, log });
  mkdirSync(dataDir, { recursive: true });
  const key = kycKey(env, dataDir);
  const database = await openDatabase({
    ...(env.databaseUrl && { databaseUrl: env.databaseUrl }),
    ...(env.ownerUrl && { ownerUrl: env.ownerUrl }),
    dataDir,
    migrations: path.join(projectFolder, "server/db/migrations"),
    log,
  });
  for (const warning of database.warnings) log.warn(warning);
  try {
    const jobs = await startJobs(database.url, log);
    const publicUrl = env.publicUrl ?? `http://${env.host}:${env.port}`;
    const files = env.s3 ? s3Store(env.s3) : folderStore(env.filesDir ?? path.join(dataDir, "files"));
    const base = { db: openKysely<Tables>(database.pool), pool: database.pool, timeZone: env.timeZone, log };
    const house: House = {
      ...base,
      now: () => new Date(),
      jobs,
      people: new People(),
      stock: new Stock(base),
      shown: new ShownStones(),
      files,
      safe: new Safe(files, key),
      auditKey: auditKey(env, dataDir),
      auditMail: env.auditMail,
      mailer: env.smtpUrl ? smtpMailer(env.smtpUrl) : null,
      publicUrl,
      ftp: env.ftp ? publicFtp(env.ftp, publicUrl) : null,
      limits: env.limits,
      accounts: env.accounts,
      work: new WorkBudget(),
    };
    const isNewDemo = env.isDemo && (await logSize(house.db)) === 0;
    const loggedAt = isNewDemo ? demoBeginning(house.now()) : undefined;
    const start = { requestId: "start", operation: "start", loggedAt };
    await inTransaction(house, start, seedHouse);
    await keepOldPapers(house);
    const demoPassword = env.isDemo ? (env.demoPassword ?? keptDemoPassword(dataDir)) : undefined;
    if (demoPassword) await inTransaction(house, start, (ctx) => seedDemo(ctx, demoPassword));
    if (demoPassword) await inTransaction(house, start, (ctx) => seedStock(ctx, env.demoStones));
    if (demoPassword) await inTransaction(house, start, (ctx) => seedApplicant(ctx, demoPassword));
    if (demoPassword) await seedDemoDocuments(house, loggedAt);
    if (demoPassword) await seedDemoLines(house);
    if (demoPassword) await applyWithPapers(house);
    await keepFaults(house, await lookAtGuards(house.db));
    await warnOfOtherKeys(house);
    await jobs.work(house);
    void house.stock.live.start(); // the database answers until it is there
    const stopSweeping = sweepDue(house);
    const stopCounting = keepShown(house);
    const stopFollowing = keepFollowing(house);
    const close = async () => {
      await stopSweeping();
      await stopCounting();
      await stopFollowing();
      await jobs.stop();
      await house.stock.live.stop();
      await database.stop();
    };
    return { house, database, dataDir, demoPassword, close };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

export type Portal = OpenHouse & { app: FastifyInstance; address: string };

/** The whole portal, listening. `close` lets requests and jobs that run come to their end. */
export async function startPortal(env: Environment, log: FastifyBaseLogger): Promise<Portal> {
  const open = await openHouse(env, log);
  try {
    const app = await buildApp(open.house, {
      logger: log,
      trustProxy: env.trustProxy,
      uploadsFolder: uploadsFolder(open.dataDir),
    });
    const address = await app.listen({ port: env.port, host: env.host });
    const opening = env.ftp && startFtp(open.house, env.ftp, path.join(open.dataDir, "ftp"));
    const ftp = await opening?.catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    if (ftp && open.house.ftp) open.house.ftp.port = ftp.port; // whoever asks for port 0 is told which one it became
    const close = async () => {
      await ftp?.close();
      await app.close();
      await open.close();
    };
    return { ...open, app, address, close };
  } catch (error) {
    await open.close();
    throw error;
  }
}
