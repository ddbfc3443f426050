import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { folderStore } from "#server/files/folder-store.ts";
import { buildApp } from "#server/services/web/app.ts";
import { openedSession } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { Api } from "#support/api.ts";
import { hours } from "#support/clock.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { DatabaseProxy } from "#support/database-proxy.ts";
import { png } from "#support/forms.ts";
import { heldToContract } from "#support/held-answers.ts";
import { patience } from "#support/patience.ts";
import { RecordedJobs } from "#support/recorded-jobs.ts";
import { silent } from "#support/silent-log.ts";
import { testHouse } from "#support/test-house.ts";

const database = useOwnDatabase();
const closing = useClosing();
let proxy: DatabaseProxy;

beforeEach(async () => {
  proxy = new DatabaseProxy(database.url);
  await proxy.start();
  closing(() => proxy.goAway());
});

/** A portal whose database is at the end of a cable, and its files in a folder. */
async function portal() {
  const folder = mkdtempSync(path.join(tmpdir(), "loupe-files-"));
  const pool = openPool(proxy.urlOf(database.url), { log: silent });
  const files = folderStore(folder);
  const house = testHouse({ pool, files, jobs: new RecordedJobs() });
  const app = heldToContract(await buildApp(house));
  closing(async () => {
    await app.close();
    await pool.end();
    rmSync(folder, { recursive: true });
  });
  const token = await openedSession(house, "customer");
  const keptFiles = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
  return {
    house,
    app,
    keptFiles,
    customer: new Api(
      () => app,
      async () => token,
    ),
  };
}
const profiles = async () => (await database.pool.query("SELECT first_name, version FROM account ORDER BY id")).rows;
const logSize = async () => (await database.pool.query("SELECT size FROM audit_head")).rows[0].size;

test("a database that goes away in the middle of a request leaves nothing half-done, and is met again", async () => {
  const { house, customer, keptFiles } = await portal();
  const put = house.files.put;
  house.files.put = async (...args) => {
    await put(...args); // the row is locked, the file is written, the rest is still to come
    await proxy.goAway();
  };
  const before = [await profiles(), await logSize()];
  const change = { body: { first_name: "Maren", version: 1 }, files: { picture: png() } };
  const once = customer.with({ "idempotency-key": "the-same-click" });
  expectRefusal(await once.call("updateProfile", change), 503, "maintenance");
  expect([await profiles(), await logSize()]).toEqual(before);
  expect(keptFiles()).toEqual([]);

  house.files.put = put;
  await proxy.start();
  const again = await vi.waitFor(async () => {
    const answer = await once.call("updateProfile", change);
    expect(answer.status).toBe(200);
    return answer;
  }, patience);
  expect(again.data).toMatchObject({ first_name: "Maren", version: 2 });
  expect(keptFiles()).toHaveLength(1);
});

test("while it is away every call is answered 503 in the spec's words, and each is well when it is back", async () => {
  const { app, customer } = await portal();
  expect((await customer.call("getProfile")).status).toBe(200);
  await proxy.goAway();
  const answers = await Promise.all([
    customer.call("getProfile"),
    customer.call("listSessions"),
    customer.call("updateProfile", { body: { first_name: "Maren", version: 1 } }),
    customer.call("checkEmail", { body: { email: "nora@harbour.test" } }),
  ]);
  for (const answer of answers) {
    expectRefusal(answer, 503, "maintenance");
    expect(answer.text).not.toMatch(/ECONN|postgres|pool|stack|hunter2/);
  }
  expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
  expect((await app.inject({ url: "/readyz" })).statusCode).toBe(503);

  await proxy.start();
  await vi.waitFor(async () => expect((await app.inject({ url: "/readyz" })).statusCode).toBe(200), patience);
  expect((await customer.call("getProfile")).status).toBe(200);
});

test("what needs no database is answered all the same", async () => {
  const { customer } = await portal();
  await proxy.goAway();
  const answer = await customer.call("listCountryCodes", { query: { search: "Sweden" } });
  expect(answer.data.data.map(({ phonecode }) => phonecode)).toEqual(["46"]);
});

test("a database that stands still is told within two seconds, to however many ask, and so is one that takes nothing", async () => {
  const { app, house } = await portal();
  const ready = async () => {
    const answer = await app.inject({ url: "/readyz" });
    return [answer.statusCode, answer.json().message];
  };
  expect(await ready()).toEqual([200, undefined]);
  // As PostgreSQL says it of a full disk.
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  closing(() => owner.end());
  await owner.query(`CREATE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`);
  await owner.query("CREATE TRIGGER full_disk BEFORE INSERT ON readiness EXECUTE FUNCTION is_full()");
  await expect.poll(ready).toEqual([503, "nothing can be written"]);
  await owner.query("DROP TRIGGER full_disk ON readiness");
  await expect.poll(ready).toEqual([200, undefined]);
  await house.pool.query("SELECT 1");
  proxy.fallSilent();
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(hours(24)); // a good result is not believed any more
  const begun = Date.now();
  const fifty = await Promise.all(Array.from({ length: 50 }, ready));
  expect(fifty).toEqual(Array(50).fill([503, "the database does not answer"]));
  expect(Date.now() - begun).toBeLessThan(6_000); // two seconds, on a machine that has other work
  await expect.poll(ready).toEqual([200, undefined]); // by another connection: the silent one is given to nobody
});

test("a connection to a primary that was demoted is answered with 503 and not used again", async () => {
  const { house, customer } = await portal();
  const lent = await Promise.all([house.pool.connect(), house.pool.connect()]);
  // Such a connection reads, and its writes are refused.
  for (const client of lent) await client.query("SET default_transaction_read_only = on");
  for (const client of lent) client.release();
  const save = async () => {
    const { version } = (await customer.call("getProfile")).data;
    return customer.send("updateProfile", { body: { first_name: "Demoted", version } });
  };
  for (const _ of lent) expectRefusal(await save(), 503, "maintenance");
  expect((await save()).status).toBe(200);
  expect((await customer.call("getProfile")).data.first_name).toBe("Demoted");
});

test("readiness lets go of a connection that cannot write, so that the next look finds the new primary", async () => {
  const { house, app } = await portal();
  await house.pool.query("SET default_transaction_read_only = on");
  expect((await app.inject({ url: "/readyz" })).json()).toEqual({ status: "fail", message: "nothing can be written" });
  expect((await app.inject({ url: "/readyz" })).statusCode).toBe(200);
});
