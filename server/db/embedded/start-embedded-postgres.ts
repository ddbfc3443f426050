import type pg from "pg";
import type { Log } from "../../ground/log.ts";
import { createClusterUnlessThere } from "./cluster.ts";
import { makePlace } from "./place.ts";
import { ROLES, socketUrl } from "./settings.ts";
import { Supervisor } from "./supervisor.ts";

export interface EmbeddedPostgres {
  /** The address of the database "portal" for the portal's role. */
  url: string;
  /** The address of the same database for the owner of the tables, who migrates. */
  ownerUrl: string;
  /** The superuser's address: for backups, tests and maintenance. */
  adminUrl: string;
  /** Settles only if the server is lost for good. The portal should then end with this error. */
  lost: Promise<Error>;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  log: Log;
  /** More lines of postgresql.conf. */
  settings?: string;
}

/** The embedded database: a real PostgreSQL server that the portal runs in DATA_DIR, for itself alone. */
export async function startEmbeddedPostgres({ dataDir, log, settings = "" }: Options): Promise<EmbeddedPostgres> {
  const place = makePlace(dataDir);
  const supervisor = new Supervisor(place, settings, log);
  try {
    await createClusterUnlessThere(place);
    await createPortalDatabase(await supervisor.takeOver());
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return {
    url: socketUrl(place.socketDir, ROLES.runtime, "portal"),
    ownerUrl: socketUrl(place.socketDir, ROLES.owner, "portal"),
    adminUrl: socketUrl(place.socketDir, ROLES.admin, "postgres"),
    lost: supervisor.lost,
    stop: () => supervisor.stop(),
  };
}

/**
 * Creates two roles, neither a superuser. One owns the tables, the other works with them (workflows: the audit log).
 */
async function createPortalDatabase(admin: pg.Client) {
  for (const role of [ROLES.owner, ROLES.runtime]) {
    const { rowCount } = await admin.query("SELECT FROM pg_roles WHERE rolname = $1", [role]);
    if (rowCount === 0) await admin.query(`CREATE ROLE ${role} LOGIN`);
  }
  const { rowCount } = await admin.query("SELECT FROM pg_database WHERE datname = 'portal'");
  if (rowCount === 0) await admin.query(`CREATE DATABASE portal OWNER ${ROLES.owner}`);
}
