import { expect, test, vi } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { Replica } from "#server/db/replica.ts";
import { startMetrics } from "#server/services/metrics.ts";
import { buildApp } from "#server/services/web/app.ts";
import { openedSession } from "#support/actors.ts";
import { Api } from "#support/api.ts";
import { useClosing } from "#support/closing.ts";
import { copyDatabase, useOwnDatabase } from "#support/database.ts";
import { freePort } from "#support/free-port.ts";
import { heldToContract } from "#support/held-answers.ts";
import { patience } from "#support/patience.ts";
import { RecordedJobs } from "#support/recorded-jobs.ts";
import { remembering, silent } from "#support/silent-log.ts";
import { testHouse } from "#support/test-house.ts";

const database = useOwnDatabase();
const closing = useClosing();

const startOptions = (setting: string) => `options=${encodeURIComponent(`-c timezone=UTC -c ${setting}`)}`;

/**
 * A replica that is played by PostgreSQL: the same database, where another schema says how far the replica is. It has no
 * master, so that a list says where it was read. By night a real one streams (streaming-replica.night.test.ts).
 */
const played = (url: string) => `${url}&${startOptions("search_path=played,pg_catalog,public")}`;
const playReplica = () =>
  database.pool.query(`CREATE SCHEMA played;
    CREATE TABLE played.replayed AS SELECT 'FFFFFFFF/FFFFFFFF'::pg_lsn AS lsn;
    CREATE FUNCTION played.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT true';
    CREATE FUNCTION played.pg_last_wal_replay_lsn() RETURNS pg_lsn LANGUAGE sql AS 'SELECT lsn FROM played.replayed';
    CREATE TABLE played.master AS SELECT * FROM public.master WHERE false`);
const replayUpTo = (lsn: string) => database.pool.query("UPDATE played.replayed SET lsn = $1", [lsn]);

/** Longer than a house waits: a busy machine is slow to look, and not behind. */
const lookMs = 2_000;

async function houseWith(replicaUrl: string) {
  const log = remembering();
  // The server of the tests commits ahead of its disk, and a house in earnest does not.
  const pool = openPool(`${database.url}&${startOptions("synchronous_commit=on")}`, { log: silent });
  const replica = new Replica(replicaUrl, pool, log, lookMs);
  const house = testHouse({ pool, jobs: new RecordedJobs(), replica, log });
  const app = heldToContract(await buildApp(house));
  const port = await freePort();
  const stopMetrics = await startMetrics(house, { host: "127.0.0.1", port });
  closing(async () => {
    await stopMetrics();
    await app.close();
    await replica.stop();
    await pool.end();
  });
  const token = await openedSession(house, "admin");
  const admin = new Api(
    () => app,
    async () => token,
  );
  const masters = async () => (await admin.call("listMasters", { query: { size: 1000 } })).data.data.length;
  const figures = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return text
      .split("\n")
      .filter((line) => /^loupe_(reads_total|replica_ready)/.test(line))
      .toSorted();
  };
  return { admin, masters, log, figures, replica };
}

/** The first look opens connections, which a busy machine does more slowly than a look may take. */
async function untilConnected(replica: Replica, log: { said: string[] }) {
  await vi.waitFor(async () => expect(await replica.hasCaughtUp()).toBe(true), patience);
  log.said.length = 0;
}

test("a list is read from the replica only while that has everything that was committed before", async () => {
  await playReplica();
  const { admin, masters, log, figures, replica } = await houseWith(played(database.url));
  await untilConnected(replica, log);
  expect(await masters()).toBe(0); // the replica's
  expect(await figures()).toEqual(['loupe_reads_total{place="replica"} 1', "loupe_replica_ready 1"]);

  await replayUpTo("0/1"); // an hour behind
  const made = await admin.call("createMaster", { body: { code: "TERMS", name: "Terms" } });
  expect(made.status).toBe(201);
  const all = await masters();
  expect(all).toBeGreaterThan(1);
  expect(await masters()).toBe(all);
  expect(log.said).toEqual(["warn: reads go to the primary: the replica is behind, or does not answer"]);
  expect(await figures()).toEqual([
    'loupe_reads_total{place="primary"} 2',
    'loupe_reads_total{place="replica"} 1',
    "loupe_replica_ready 0",
  ]);

  await replayUpTo("FFFFFFFF/FFFFFFFF");
  await vi.waitFor(async () => expect(await masters()).toBe(0), patience);
  expect(log.said.at(-1)).toBe("info: reads go to the replica again");
});

test("a read that fails at the replica is done at the primary, and a refusal is the same at both", async () => {
  await playReplica();
  await database.pool.query("DROP TABLE played.master; CREATE VIEW played.master AS SELECT 1/0 AS id");
  const { masters, admin } = await houseWith(played(database.url));
  expect(await masters()).toBeGreaterThan(0);
  expect((await admin.call("getAuditLog", { path: { seq: 999_999_999 } })).status).toBe(404);
});

test("a primary that commits ahead of its disk has no replica to be read", async () => {
  const { rows } = await database.pool.query("SHOW synchronous_commit");
  expect(rows).toEqual([{ synchronous_commit: "off" }]);
  await playReplica();
  const log = remembering();
  const replica = new Replica(played(database.url), database.pool, log);
  closing(() => replica.stop());
  expect(await replica.hasCaughtUp()).toBe(false);
  expect(log.said).toEqual([expect.stringContaining("the primary commits ahead of its disk")]);
});

test("a replica that is away, none, or of another database is left alone, and the log says why", async () => {
  await playReplica();
  const other = await copyDatabase();
  closing(other.drop);
  const away = `postgresql://portal_app@127.0.0.1:${await freePort()}/house?sslmode=disable`;
  for (const [url, said] of [
    [away, /^warn: reads go to the primary: the replica connect ECONNREFUSED/],
    [database.url, /^warn: reads go to the primary: the replica is none: it takes writes itself$/],
    [other.url, /^warn: reads go to the primary: the replica belongs to another database$/],
  ] as const) {
    const { masters, log } = await houseWith(url);
    // A busy machine may be too slow to connect at first, which is said too.
    await vi.waitFor(async () => {
      expect(await masters()).toBeGreaterThan(0);
      expect(log.said.at(-1)).toMatch(said);
    }, patience);
  }
});

test("each reason to leave a replica alone is said once, until it is read again", async () => {
  await playReplica();
  const { log, replica } = await houseWith(played(database.url));
  await untilConnected(replica, log);
  const isReplica = (is: boolean) =>
    database.pool.query(`CREATE OR REPLACE FUNCTION played.pg_is_in_recovery() RETURNS boolean LANGUAGE sql
      AS 'SELECT ${is} FROM (SELECT nextval(''played.look'')) AS look'`);
  const looks = async () => (await database.pool.query("SELECT last_value FROM played.look")).rows[0].last_value;
  const lookedAgain = async () => {
    const before = await looks();
    await vi.waitFor(async () => {
      expect(await replica.hasCaughtUp()).toBe(false);
      expect(await looks()).not.toBe(before);
    }, patience);
  };
  await database.pool.query("CREATE SEQUENCE played.look");
  const behind = "warn: reads go to the primary: the replica is behind, or does not answer";
  const none = "warn: reads go to the primary: the replica is none: it takes writes itself";

  await replayUpTo("0/1");
  await isReplica(true);
  await lookedAgain();
  expect(log.said).toEqual([behind]);
  await isReplica(false);
  await vi.waitFor(async () => {
    expect(await replica.hasCaughtUp()).toBe(false);
    expect(log.said).toEqual([behind, none]);
  }, patience);
  await isReplica(true);
  await lookedAgain();
  expect(log.said).toEqual([behind, none]);

  await replayUpTo("FFFFFFFF/FFFFFFFF");
  await vi.waitFor(async () => expect(await replica.hasCaughtUp()).toBe(true), patience);
  await replayUpTo("0/1");
  await lookedAgain();
  expect(log.said).toEqual([behind, none, "info: reads go to the replica again", behind]);
});
