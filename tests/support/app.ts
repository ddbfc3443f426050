import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { Kysely, Selectable } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { openKysely } from "#server/db/kysely.ts";
import type { Tables } from "#server/db/tables.ts";
import { folderStore } from "#server/files/folder-store.ts";
import type { House } from "#server/house/house.ts";
import type { IndexedStock } from "#server/search/stock.ts";
import { buildApp } from "#server/services/web/app.ts";
import { type DemoName, guestFields, openedSession } from "./actors.ts";
import { Api } from "./api.ts";
import { besideThePortal } from "./beside.ts";
import { Clock } from "./clock.ts";
import { useOwnDatabase, useRollback } from "./database.ts";
import { heldToContract } from "./held-answers.ts";
import { RecordedJobs } from "./recorded-jobs.ts";
import { testHouse } from "./test-house.ts";

export type TestApp = {
  app: FastifyInstance;
  house: House & { stock: IndexedStock };
  db: Kysely<Tables>;
  pool: pg.Pool;
  clock: Clock;
  jobs: RecordedJobs;
  filesFolder: string;
  /** A caller signed in as one of the demo house's people. */
  as(name: DemoName): Api;
  /** A caller signed in by the guest form. */
  asGuest(): Api;
  anonymous: Api;
  tokenOf(name: DemoName): Promise<string>;
  runJobs(): Promise<void>;
  /** Every mail, the latest last, after the jobs have run. */
  outbox(): Promise<Selectable<Tables["mail"]>[]>;
  /** The six digits of the latest mail to this address. */
  codeFor(address: string): Promise<string>;
};

type Changes = Partial<Omit<House, "db" | "pool" | "stock">>;

/**
 * The whole portal on a database that is rolled back after each test: one application for a file, one transaction for a
 * test.
 */
export const useApp = (changes?: Changes): TestApp => onDatabase(useRollback(), changes);

/**
 * The same with people signed in before the first test, for a file with thousands of calls by the same people; and with
 * what all of its tests begin with.
 */
export const useAppWith = (
  signedIn: readonly (DemoName | "guest")[],
  begin: (portal: TestApp) => Promise<void> = async () => {},
): TestApp => {
  const database = useRollback();
  const portal = onDatabase(database, {}, signedIn);
  const signIn = async () => {
    for (const name of signedIn) await (name === "guest" ? portal.asGuest() : portal.as(name)).call("getProfile");
  };
  beforeAll(() => database.keep(() => signIn().then(() => begin(portal))));
  return portal;
};

/**
 * The same on a database of its own for each test, for effects that a transaction hides: commits, locks, several at
 * once.
 */
export const useOwnApp = (changes?: Changes): TestApp => onDatabase(useOwnDatabase(), changes);

function onDatabase(
  database: { pool: pg.Pool },
  changes: Changes = {},
  signedIn: readonly (DemoName | "guest")[] = [],
): TestApp {
  const filesFolder = mkdtempSync(path.join(tmpdir(), "loupe-files-"));
  // The application outlives the test, but its database does not.
  const pool = {
    connect: () => database.pool.connect(),
    query: (...args: Parameters<pg.Pool["query"]>) => database.pool.query(...args),
    end: async () => {},
  } as unknown as pg.Pool;
  // A write beside the portal acts at once here. people.test.ts checks how soon a real portal notices it.
  const beside = besideThePortal(() => {
    test.house.people.forget();
    return database.pool;
  });
  const tokens = new Map<string, Promise<string>>();
  const held = <K extends string>(name: K, open: () => Promise<string>) => {
    const token = tokens.get(name) ?? open();
    tokens.set(name, token);
    return token;
  };
  const test = { pool: beside, filesFolder } as TestApp;
  const api = (token: () => Promise<string | undefined>) => new Api(() => test.app, token);

  test.anonymous = api(async () => undefined);
  test.tokenOf = (name) => held(name, () => openedSession(test.house, name));
  test.as = (name) => api(() => test.tokenOf(name));
  test.asGuest = () =>
    api(() =>
      held("guest", async () => {
        const { data } = await test.anonymous.call("login", { query: { is_guest: true }, body: guestFields });
        return data.token ?? "";
      }),
    );
  test.runJobs = () => test.jobs.run(test.house);
  test.outbox = async () => {
    await test.runJobs();
    return test.db.selectFrom("mail").selectAll().orderBy("id").execute();
  };
  test.codeFor = async (address) => {
    const mail = (await test.outbox()).findLast(({ to_address }) => to_address === address);
    const code = mail?.text?.match(/\b\d{6}\b/)?.[0];
    if (!code) throw new Error(`no code was mailed to ${address}`);
    return code;
  };

  beforeAll(async () => {
    const now = () => test.clock.now();
    const jobs = {
      enqueue: (...args: Parameters<RecordedJobs["enqueue"]>) => test.jobs.enqueue(...args),
      enqueueAll: (...args: Parameters<RecordedJobs["enqueueAll"]>) => test.jobs.enqueueAll(...args),
      cancel: (...args: Parameters<RecordedJobs["cancel"]>) => test.jobs.cancel(...args),
      endLost: (...args: Parameters<RecordedJobs["endLost"]>) => test.jobs.endLost(...args),
      stop: () => test.jobs.stop(),
    } as House["jobs"];
    test.house = testHouse({ pool, jobs, now, files: folderStore(filesFolder), ...changes });
    test.db = openKysely<Tables>(beside);
    test.app = heldToContract(await buildApp(test.house));
    beginAnew();
  });
  const beginAnew = () => {
    for (const name of tokens.keys()) if (!signedIn.some((kept) => kept === name)) tokens.delete(name);
    test.house.people.forget();
    test.clock = new Clock();
    test.jobs = new RecordedJobs();
  };
  beforeEach(beginAnew);
  afterAll(async () => {
    await test.app.close();
    rmSync(filesFolder, { recursive: true, force: true });
  });
  return test;
}
