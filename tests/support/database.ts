/**
 * Isolated databases for tests, as the role that the portal runs as.
 *
 *   useRollback()        the usual case: each test runs in a transaction that is rolled back (about 1 ms)
 *   useOwnDatabase()     for effects that a transaction hides: commits seen by others, LISTEN, locks, several connections;
 *                        each test gets a fresh copy of the template (about 30 ms)
 *   useEmptyDatabase()   without the template's tables, for tests about migrations and rights
 */
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { ROLES } from "#server/db/embedded/settings.ts";
import { openPool } from "#server/db/pool.ts";
import { at } from "./global-setup.ts";
import { OneConnectionPool } from "./one-connection-pool.ts";
import { silent } from "./silent-log.ts";

export interface TestDatabase {
  pool: pg.Pool;
  url: string;
  /** The address for the role that owns the tables. */
  ownerUrl: string;
}

let made = 0;

/** A fresh copy of a template, with the function that drops it. */
export async function copyDatabase(template = "template_portal") {
  const name = `test_${process.pid}_${++made}`;
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${ROLES.owner} STRATEGY FILE_COPY`);
  await asAdmin(`GRANT CREATE ON DATABASE ${name} TO ${ROLES.runtime}`); // Rights on the database itself are not copied.
  const { runtime, owner } = inject("databaseUrls");
  return {
    url: at(runtime, name),
    ownerUrl: at(owner, name),
    drop: () => asAdmin(`DROP DATABASE ${name} WITH (FORCE)`).catch(() => {}),
  };
}

export function useOwnDatabase(template?: string): TestDatabase {
  const context = {} as TestDatabase;
  let drop: () => Promise<unknown>;
  beforeEach(async () => {
    const copy = await copyDatabase(template);
    drop = copy.drop;
    Object.assign(context, { url: copy.url, ownerUrl: copy.ownerUrl, pool: openPool(copy.url, { log: silent }) });
  });
  afterEach(async () => {
    if (!context.pool.ended) await context.pool.end();
    void drop(); // The next test need not wait for it.
  });
  return context;
}

export function useEmptyDatabase(): TestDatabase {
  return useOwnDatabase("template1");
}

type RollbackDatabase = {
  pool: pg.Pool;
  /** Writes the rows that every test of the file begins with. It is called before the first of them. */
  keep(write: () => Promise<unknown>): Promise<void>;
};

/** One copy for each test file, one transaction for each test. */
export function useRollback(): RollbackDatabase {
  const context = {} as RollbackDatabase;
  let client: pg.PoolClient;
  let drop: () => Promise<unknown>;
  const begin = async () => {
    await client.query("BEGIN");
    context.pool = new OneConnectionPool(client) as unknown as pg.Pool;
  };
  context.keep = async (write) => {
    await begin();
    await write();
    await client.query("COMMIT");
  };
  beforeAll(async () => {
    const copy = await copyDatabase();
    drop = copy.drop;
    client = await openPool(copy.url, { log: silent, max: 1 }).connect();
  });
  beforeEach(begin);
  afterEach(() => client.query("ROLLBACK"));
  afterAll(async () => {
    client.release(true);
    await drop();
  });
  return context;
}

/** Runs a statement as superuser, on the server of this run. */
export async function asAdmin(sql: string, database = "postgres") {
  const admin = new pg.Client(at(inject("databaseUrls").admin, database));
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}
