import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import { startPortal } from "#server/portal.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { fetchHeld } from "#support/held-answers.ts";
import { patience } from "#support/patience.ts";
import { silentLogger } from "#support/silent-log.ts";
import { testStones } from "#support/template.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const database = useOwnDatabase();
const closing = useClosing();
const place = useThrowAwayDir();

async function started(changes: Record<string, string> = {}) {
  const env = readEnvironment({
    PORT: "0",
    DATA_DIR: place.dir,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DEMO_PASSWORD: "another-silentLogger-lantern",
    DEMO_STONES: String(testStones),
    ...changes,
  });
  const portal = await startPortal(env, silentLogger);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await portal.close();
    isOpen = false;
  };
  closing(close);
  return { ...portal, close };
}
const signIn = (address: string, password: string) =>
  fetchHeld(`${address}/api/v1/user/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: { email: demoAddress("customer"), password } }),
  });

test("the whole portal starts, also past a pooler and without its replica, answers over the network, and stops in peace", async () => {
  const portal = await started({
    DATABASE_URL: `${database.url}&application_name=lent`,
    DATABASE_URL_DIRECT: `${database.url}&application_name=direct`,
    DATABASE_READ_URL: "postgresql://portal_app@127.0.0.1:9/house?sslmode=disable",
  });
  expect(await (await fetch(`${portal.address}/healthz`)).json()).toEqual({ status: "ok" });
  expect(await (await fetch(`${portal.address}/readyz`)).json()).toMatchObject({ status: "ok" });
  const answer = await signIn(portal.address, "another-silentLogger-lantern");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("x-powered-by")).toBeNull();
  const { rows } = await database.pool.query(
    "SELECT application_name AS name, bool_or(query LIKE 'LISTEN%') AS listens FROM pg_stat_activity WHERE datname = current_database() GROUP BY 1",
  );
  expect(rows).toContainEqual({ name: "lent", listens: false });
  expect(rows).toContainEqual({ name: "direct", listens: true });
  expect(await portal.house.replica?.hasCaughtUp()).toBe(false);
  await portal.close();
  await expect(fetch(`${portal.address}/healthz`)).rejects.toThrow();
});

test("a process that runs the jobs alone answers nobody, and does what another one asks for", async () => {
  const worker = await started({ RUN: "jobs" });
  expect(worker.address).toBe("");
  const web = await started({ RUN: "web,index" });
  const asked = await fetchHeld(`${web.address}/api/v1/user/forgot`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: { email: demoAddress("customer") } }),
  });
  expect(asked.status).toBe(200);
  await vi.waitFor(
    async () =>
      expect((await database.pool.query("SELECT kind FROM mail WHERE kind = 'resetCode'")).rows).toHaveLength(1),
    patience,
  );
});

test("a second start finds the house as it was, and gives demo accounts the password that it prints, if it is a demo house", async () => {
  const first = await started();
  const count = async () =>
    (await database.pool.query("SELECT (SELECT count(*) FROM account) AS a, (SELECT count(*) FROM sub_master) AS s"))
      .rows[0];
  const before = await count();
  await first.close();
  const second = await started({ DEMO_PASSWORD: "a-third-silentLogger-lantern" });
  expect(second.demoPassword).toBe("a-third-silentLogger-lantern");
  expect((await signIn(second.address, "another-silentLogger-lantern")).status).toBe(401);
  expect((await signIn(second.address, "a-third-silentLogger-lantern")).status).toBe(200);
  await second.close();
  const third = await started({ DEMO_HOUSE: "false", KYC_KEY: Buffer.alloc(32, 5).toString("base64") });
  expect(third.demoPassword).toBeUndefined();
  expect((await signIn(third.address, "a-third-silentLogger-lantern")).status).toBe(200);
  expect(existsSync(path.join(place.dir, "demo-password"))).toBe(false);
  expect(await count()).toEqual(before);
});

test("papers open with the key beside their files; a house whose files and database lie elsewhere has to name one", async () => {
  const first = await started();
  const { rows } = await database.pool.query(
    "SELECT b.company_name, b.status, array_agg(d.status) AS papers, min(d.stored_name) AS name FROM kyc_document d JOIN kyc k ON k.id = d.kyc_id JOIN business b ON b.id = k.business_id GROUP BY b.id ORDER BY b.status, b.id",
  );
  expect(rows.map(({ company_name, status, papers }) => [company_name, status, papers])).toEqual([
    ["Marchetti Gioielli", 10, [1, 1]],
    ["Northlight Jewels", 11, [2, 2]],
    ["Alder & Finch Ltd", 11, [2, 2]],
    ["Halden Diamonds BV", 11, [2, 2]],
    ["Casa Belmonte", 11, [2, 2]],
  ]);
  for (const { name } of rows) expect((await first.house.safe.read(name)).length).toBeGreaterThan(500);
  const key = readFileSync(path.join(place.dir, "kyc-key"), "utf8").trim();
  expect(statSync(path.join(place.dir, "kyc-key")).mode & 0o777).toBe(0o600);
  await first.close();
  const FILES_DIR = path.join(place.dir, "files");
  await expect(started({ DEMO_HOUSE: "false", FILES_DIR })).rejects.toThrow(
    /^KYC_KEY: is required with DATABASE_URL and files elsewhere.*DATA_DIR\/kyc-key.*$/,
  );
  const ways: Record<string, string>[] = [{}, { FILES_DIR, KYC_KEY: key }];
  for (const settings of ways) {
    const own = await started({ DEMO_HOUSE: "false", ...settings });
    for (const { name } of rows) expect((await own.house.safe.read(name)).length).toBeGreaterThan(500);
    await own.close();
  }
  const other = await started({ KYC_KEY: Buffer.alloc(32, 5).toString("base64") });
  await expect(other.house.safe.read(rows[0].name)).rejects.toMatchObject({ code: "documentSealed" });
});

test("two portals on one database seed it once and both answer", async () => {
  const [one, two] = await Promise.all([started(), started()]);
  for (const { address } of [one, two]) {
    expect((await signIn(address, "another-silentLogger-lantern")).status).toBe(200);
  }
});
