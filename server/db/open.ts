import type pg from "pg";
import type { Log } from "../ground/log.ts";
import { addressOf, insistOnAddress, oneLine } from "./address.ts";
import { backUpBeforeUpgrade } from "./backup-before-upgrade.ts";
import { giveSettingsToRole, insistOnSettings } from "./behind-pooler.ts";
import { startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";
import { isDatabaseDown } from "./is-database-down.ts";
import { openPool } from "./pool.ts";
import { prepareDatabase } from "./prepare.ts";

/**
 * The time for which an idle connection to the embedded server stays open. A new one knows no table and no plan, so that
 * the page of whoever comes back after a minute costs twice. Over a network an idle one may lead nowhere: it ends soon.
 */
const WARM_MS = 15 * 60_000;

interface Options {
  /** The address for the portal's role; without it, the embedded server is started in `dataDir`. */
  databaseUrl?: string;
  /** The address that keeps sessions, if `databaseUrl` is a pooler's. */
  directUrl?: string;
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
  /** The address that keeps sessions. */
  url: string;
  /** The superuser's address of the embedded server. */
  adminUrl?: string;
  pool: pg.Pool;
  /** The connections that keep their sessions: the pool itself, unless a pooler is before it. */
  direct: pg.Pool;
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
  const server = options.databaseUrl ? named(options.databaseUrl, options) : await embedded(options);
  const { directUrl, adminUrl, lost } = server;
  const isLent = directUrl !== server.url;
  const pool = openPool(server.url, {
    log: options.log,
    isLent,
    ...(adminUrl !== undefined && { idleTimeoutMillis: WARM_MS }),
  });
  const direct = isLent ? openPool(directUrl, { log: options.log }) : pool;
  let stopped: Promise<void> | undefined; // a signal can come twice
  const end = async () => {
    await Promise.all([...new Set([pool, direct])].map((one) => one.end()));
    await server.stop();
  };
  const stop = () => {
    stopped ??= end();
    return stopped;
  };
  try {
    if (isLent) await at(directUrl, () => giveSettingsToRole(direct));
    const prepared = await prepare(server, pool, options);
    if (isLent) await insistOnLending(server.url, pool, direct);
    return { url: directUrl, adminUrl, pool, direct, lost, ...prepared, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Server {
  url: string;
  directUrl: string;
  ownerUrl: string;
  adminUrl?: string;
  lost: Promise<Error>;
  stop(): Promise<void>;
}

async function embedded({ dataDir, log }: Options): Promise<Server> {
  const server = await startEmbeddedPostgres({ dataDir, log });
  return { ...server, directUrl: server.url };
}

function named(url: string, { directUrl = url, ownerUrl = directUrl }: Options): Server {
  insistOnAddress(url, "DATABASE_URL");
  insistOnAddress(directUrl, "DATABASE_URL_DIRECT");
  insistOnAddress(ownerUrl, "DATABASE_OWNER_URL");
  return { url, directUrl, ownerUrl, lost: new Promise(() => {}), stop: async () => {} };
}

/** Refuses a pooler that leads elsewhere, or lends connections that are not like the portal's own. */
async function insistOnLending(url: string, pool: pg.Pool, direct: pg.Pool) {
  const role = await whoAmI(direct);
  await at(url, async () => {
    await insistOnSameDatabase(direct, pool, "DATABASE_URL and DATABASE_URL_DIRECT");
    if ((await whoAmI(pool)) !== role) throw new Error("DATABASE_URL and DATABASE_URL_DIRECT name different roles");
    await insistOnSettings(pool);
  });
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
    if (server.ownerUrl !== server.url)
      await at(server.url, () => insistOnSameDatabase(pool, owner, "DATABASE_URL and DATABASE_OWNER_URL"));
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
async function insistOnSameDatabase(ours: pg.Pool, theirs: pg.Pool, variables: string) {
  const history = "SELECT name, checksum, at::text FROM migration ORDER BY name";
  const expected = await theirs.query(history);
  const found = await ours.query(history).catch((error: unknown) => {
    if (isDatabaseDown(error)) throw error;
    return { rows: [] }; // no such table, or none of ours
  });
  if (JSON.stringify(expected.rows) !== JSON.stringify(found.rows))
    throw new Error(`${variables} name different databases`);
}
