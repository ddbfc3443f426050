import type pg from "pg";
import type { Log } from "../ground/log.ts";
import { addressOf, insistOnAddress, oneLine } from "./address.ts";
import { backUpBeforeUpgrade } from "./backup-before-upgrade.ts";
import { startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";
import { isDatabaseDown } from "./is-database-down.ts";
import { openPool } from "./pool.ts";
import { prepareDatabase } from "./prepare.ts";

interface Options {
  /** The address for the portal's role; without it, the embedded server is started in `dataDir`. */
  databaseUrl?: string;
  /** The address for the role that owns the tables; without it, the runtime role does both. */
  ownerUrl?: string;
  dataDir: string;
  /** The folder of the numbered .sql files. */
  migrations: string;
  /** True to change the tables of an embedded database without a backup before. */
  upgradesWithoutBackup?: boolean;
  log: Log;
}

export interface OpenDatabase {
  url: string;
  /** The superuser's address of the embedded server. */
  adminUrl?: string;
  pool: pg.Pool;
  /** Settles only if the embedded server is lost for good. The portal should then end with this error. */
  lost: Promise<Error>;
  /** Warnings for the person who runs the portal. */
  warnings: string[];
  /** The migrations that were new. */
  migrated: string[];
  stop(): Promise<void>;
}

/** Opens a database, brings it up to date, and answers the pool that the portal works through. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const server = options.databaseUrl
    ? named(options.databaseUrl, options.ownerUrl)
    : await startEmbeddedPostgres({ dataDir: options.dataDir, log: options.log });
  const pool = openPool(server.url, { log: options.log });
  let stopped: Promise<void> | undefined; // a signal can come twice
  const stop = () => {
    stopped ??= pool.end().then(() => server.stop());
    return stopped;
  };
  try {
    const prepared = await prepare(server, pool, options);
    return { url: server.url, adminUrl: server.adminUrl, pool, lost: server.lost, ...prepared, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Server {
  url: string;
  ownerUrl: string;
  adminUrl?: string;
  lost: Promise<Error>;
  stop(): Promise<void>;
}

function named(url: string, ownerUrl = url): Server {
  insistOnAddress(url, "DATABASE_URL");
  insistOnAddress(ownerUrl, "DATABASE_OWNER_URL");
  return { url, ownerUrl, lost: new Promise(() => {}), stop: async () => {} };
}

async function prepare(server: Server, pool: pg.Pool, { migrations, dataDir, upgradesWithoutBackup, log }: Options) {
  const { adminUrl } = server;
  const isBackedUp = adminUrl !== undefined && !upgradesWithoutBackup;
  const beforeUpgrade = (first: string) => backUpBeforeUpgrade({ adminUrl: adminUrl ?? "", dataDir, first, log });
  // The owner's pool has no time limits and one connection. It is closed before the portal works.
  const owner = openPool(server.ownerUrl, { log, max: 1, statement_timeout: 0, silenceMs: 0 });
  try {
    const runtimeRole = await at(server.url, () => whoAmI(pool));
    const prepared = await at(server.ownerUrl, () =>
      prepareDatabase(owner, { migrations, runtimeRole, ...(isBackedUp && { beforeUpgrade }) }),
    );
    if (server.ownerUrl !== server.url) await at(server.url, () => insistOnSameDatabase(pool, owner));
    return prepared;
  } finally {
    await owner.end();
  }
}

/** Adds the address to an error. Such an error ends the start, so its message is one line without the password. */
async function at<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`the database ${addressOf(url)}: ${oneLine(error)}`, { cause: error });
  }
}

async function whoAmI(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>("SELECT current_user AS role");
  return rows[0]?.role ?? "";
}

/** Refuses two addresses of different databases: the portal must read what the owner migrated. */
async function insistOnSameDatabase(pool: pg.Pool, owner: pg.Pool) {
  const history = "SELECT name, checksum, at::text FROM migration ORDER BY name";
  const theirs = await owner.query(history);
  const ours = await pool.query(history).catch((error: unknown) => {
    if (isDatabaseDown(error)) throw error;
    return { rows: [] }; // no such table, or none of ours
  });
  if (JSON.stringify(theirs.rows) !== JSON.stringify(ours.rows)) {
    throw new Error("DATABASE_URL and DATABASE_OWNER_URL name different databases");
  }
}
