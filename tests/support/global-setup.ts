/**
 * Runs once per `vitest run`: starts one server for all projects and workers, in a throw-away folder. Its database
 * "template_portal" is migrated and seeded, and tests get their copies from it. The programs that tests start are
 * bundled meanwhile.
 */
import fs from "node:fs";
import path from "node:path";
import type pg from "pg";
import type { TestProject } from "vitest/node";
import { ROLES } from "#server/db/embedded/settings.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { openPool } from "#server/db/pool.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { buildPrograms } from "./built-programs.ts";
import { silent } from "./silent-log.ts";
import { seedTemplate } from "./template.ts";
import { makeFastThrowAwayDir } from "./throw-away.ts";

const MIGRATIONS = path.resolve(import.meta.dirname, "../../server/db/migrations");

// No data here need outlast the run.
const THROW_AWAY = `
fsync = off
full_page_writes = off
synchronous_commit = off
autovacuum = off
max_wal_size = 4GB
max_connections = 100
`;

type Shared = { urls: DatabaseUrls; programs: string; stop: () => Promise<void> };
/** Each project of a run sets up by itself, in a module of its own. So they share the server through `globalThis`. */
const run = globalThis as { testServer?: Promise<Shared>; testServerUsers?: number };

export default async function setup(project: TestProject) {
  run.testServerUsers = (run.testServerUsers ?? 0) + 1;
  run.testServer ??= startServer();
  const { urls, programs, stop } = await run.testServer;
  project.provide("databaseUrls", urls);
  project.provide("programs", programs);
  return async () => {
    run.testServerUsers = (run.testServerUsers ?? 1) - 1;
    if (run.testServerUsers === 0) await stop();
  };
}

async function startServer(): Promise<Shared> {
  const dir = makeFastThrowAwayDir();
  const server = await startEmbeddedPostgres({ dataDir: dir, settings: THROW_AWAY, log: silent });
  const urls = { admin: server.adminUrl, owner: server.ownerUrl, runtime: server.url };
  // Tests write beside the portal with this role, because the portal's own may not (support/beside.ts).
  await withPool(urls.admin, (admin) => admin.query(`CREATE ROLE tester SUPERUSER; GRANT tester TO ${ROLES.runtime}`));
  const [programs] = await Promise.all([buildPrograms(), makeTemplate(urls)]);
  const stop = async () => {
    await server.stop();
    fs.rmSync(dir, { recursive: true });
    programs.remove();
  };
  return { urls, programs: programs.folder, stop };
}

/** The same server and role, another database. */
export function at(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

async function makeTemplate(urls: DatabaseUrls) {
  await withPool(urls.admin, (admin) => admin.query(`CREATE DATABASE template_portal OWNER ${ROLES.owner}`));
  await withPool(at(urls.owner, "template_portal"), async (owner) => {
    await prepareDatabase(owner, { migrations: MIGRATIONS, runtimeRole: ROLES.runtime });
    await seedTemplate(owner);
    await owner.query("ANALYZE");
  });
  // The template can be copied only while nobody is connected to it.
  await withPool(urls.admin, (admin) => admin.query("ALTER DATABASE template_portal ALLOW_CONNECTIONS false"));
}

async function withPool(url: string, work: (pool: pg.Pool) => Promise<unknown>) {
  const pool = openPool(url, { log: silent, max: 1 });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}

interface DatabaseUrls {
  admin: string;
  owner: string;
  runtime: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrls: DatabaseUrls;
  }
}
