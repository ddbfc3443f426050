import { expect, test, vi } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { demoAddress, demoPeople } from "#server/seed/demo.ts";
import { startMetrics } from "#server/services/metrics.ts";
import { buildApp } from "#server/services/web/app.ts";
import { openedSession } from "#support/actors.ts";
import { Api } from "#support/api.ts";
import { Clock } from "#support/clock.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { DatabaseProxy } from "#support/database-proxy.ts";
import { freePort } from "#support/free-port.ts";
import { heldToContract } from "#support/held-answers.ts";
import { patience } from "#support/patience.ts";
import { RecordedJobs } from "#support/recorded-jobs.ts";
import { silent } from "#support/silent-log.ts";
import { testHouse } from "#support/test-house.ts";

const database = useOwnDatabase();
const closing = useClosing();

/** A house that is watched, with the figures that it tells. */
async function watchedHouse(url = database.url) {
  const pool = openPool(url, { log: silent });
  const jobs = new RecordedJobs();
  const clock = new Clock();
  const house = testHouse({ pool, jobs, now: clock.now });
  const app = heldToContract(await buildApp(house));
  const port = await freePort();
  const stop = await startMetrics(house, { host: "127.0.0.1", port });
  closing(async () => {
    await stop();
    await app.close();
    await pool.end();
  });
  const address = `http://127.0.0.1:${port}/metrics`;
  const read = async () => (await fetch(address)).text();
  const figure = async (line: string): Promise<number | undefined> => {
    const found = (await read()).split("\n").find((one) => one.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length + 1));
  };
  const by = (token?: string) =>
    new Api(
      () => app,
      async () => token,
    );
  return { app, house, jobs, clock, address, read, figure, by };
}

const freeStone =
  "SELECT stock_no FROM stone s JOIN provider p ON p.id = s.provider_id AND p.is_active WHERE s.status = 1 ORDER BY s.id LIMIT 1";

test("whoever watches a house sees each answer by its operation and status, and how long it took", async () => {
  const { figure, by, app, house } = await watchedHouse();
  const customer = by(await openedSession(house, "customer"));
  await by().call("login", { body: { email: demoAddress("customer"), password: "a-wrong-lantern" } });
  await customer.call("getProfile");
  await customer.call("getProfile");
  await app.inject("/healthz");
  expect(await figure('loupe_answers_total{operation="login",status="401"}')).toBe(1);
  expect(await figure('loupe_answers_total{operation="getProfile",status="200"}')).toBe(2);
  expect(await figure('loupe_answer_seconds_count{operation="getProfile"}')).toBe(2);
  expect(await figure('loupe_answers_total{operation="beside the contract",status="200"}')).toBe(1);
});

test("the figures of the house are those of its tables", async () => {
  const { figure, read, house } = await watchedHouse();
  const only = async (statement: string, ...values: unknown[]) =>
    Number((await database.pool.query(statement, values)).rows[0].count);
  expect(await figure("loupe_ready")).toBe(1);
  expect(await figure("loupe_search_index_ready")).toBe(0);
  expect(await figure("loupe_log_entries")).toBe(await only("SELECT size AS count FROM audit_head"));
  expect(await figure("loupe_log_faults")).toBe(0);
  const late = "greatest(extract(epoch FROM $1 - min(expires_at)), 0) AS count";
  expect(await figure("loupe_hold_overdue_seconds")).toBeCloseTo(
    await only(`SELECT ${late} FROM stone_line WHERE list = 'hold' AND state = 'held'`, house.now()),
  );
  const letters = await only("SELECT count(*) FROM mail WHERE status = 'waiting'");
  expect((await figure('loupe_letters{state="waiting"}')) ?? 0).toBe(letters);
  expect(await read()).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
});

test("a hold that nobody ends is told by how long it is over", async () => {
  const { figure, house, by, clock } = await watchedHouse();
  const customer = by(await openedSession(house, "customer"));
  const { rows } = await database.pool.query(freeStone);
  expect((await customer.call("createHolds", { body: { stock_numbers: [rows[0].stock_no] } })).status).toBe(201);
  const over = await database.pool.query("SELECT expires_at FROM stone_line WHERE list = 'hold' AND state = 'held'");
  clock.advance(over.rows[0].expires_at.getTime() - house.now().getTime() + 90_000);
  expect(await figure("loupe_hold_overdue_seconds")).toBe(90);
});

test("a page is told by the pattern of its screen, and one that the house does not know as elsewhere", async () => {
  const { figure, by, house } = await watchedHouse();
  house.isPageTimed = true;
  const timings = [
    { figure: "LCP", value: 812.4, screen: "/login" },
    { figure: "INP", value: 240, screen: "/client/$id" },
    { figure: "CLS", value: 0.02, screen: "/client/$id" },
    { figure: "TTFB", value: 31, screen: "/of/an/earlier/release" },
  ] as const;
  expect((await by().call("tellPageTimings", { body: { timings: [...timings] } })).status).toBe(200);
  expect(await figure('loupe_page_seconds_sum{figure="LCP",screen="/login"}')).toBeCloseTo(0.8124);
  expect(await figure('loupe_page_seconds_bucket{le="0.2",figure="INP",screen="/client/$id"}')).toBe(0);
  expect(await figure('loupe_page_seconds_bucket{le="0.5",figure="INP",screen="/client/$id"}')).toBe(1);
  expect(await figure('loupe_page_shift_sum{screen="/client/$id"}')).toBe(0.02);
  expect(await figure('loupe_page_seconds_count{figure="TTFB",screen="elsewhere"}')).toBe(1);
});

test("a search, a job and an open stream are counted", async () => {
  const { figure, by, app, house, jobs } = await watchedHouse();
  const token = await openedSession(house, "customer");
  expect((await by(token).call("searchStones", { body: {} })).status).toBe(200);
  expect((await by().call("forgotPassword", { body: { email: demoAddress("customer") } })).status).toBe(200);
  expect(await figure('loupe_search_seconds_count{source="database"}')).toBeGreaterThan(0);
  expect(await figure('loupe_jobs{state="waiting"}')).toBe(1);
  await jobs.run(house);
  expect(await figure('loupe_job_seconds_count{kind="sendMail",end="done"}')).toBe(1);

  const portal = await app.listen({ port: 0, host: "127.0.0.1" });
  const end = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${portal}/live/stones`, { headers, signal: end.signal })).status).toBe(200);
  expect(await figure("loupe_streams_open")).toBe(1);
  end.abort();
  await vi.waitFor(async () => expect(await figure("loupe_streams_open")).toBe(0), patience);
  expect(await figure('loupe_answer_seconds_count{operation="beside the contract"}')).toBeUndefined();
});

test("nothing that is told names a person, a client or a stone, or carries a secret", async () => {
  const { by, read, app, house } = await watchedHouse();
  const token = await openedSession(house, "customer");
  const { stock_no, report_no } = (await database.pool.query("SELECT stock_no, report_no FROM stone LIMIT 1")).rows[0];
  const headers = { authorization: `Bearer ${token}` };
  await by(token).call("getTrackReport", { query: { search: stock_no } });
  await app.inject({ url: `/api/v1/nothing/of/that/kind/${report_no}`, headers });
  await app.inject(`/files/${token}`);
  house.isPageTimed = true;
  const screen = `/client/${demoPeople[0]?.last}`;
  await by(token).call("tellPageTimings", { body: { timings: [{ figure: "LCP", value: 1, screen }] } });
  const told = await read();
  const people = demoPeople.flatMap(({ name, last }) => [demoAddress(name), last]);
  const { rows } = await database.pool.query("SELECT company_name AS name FROM business");
  for (const word of [token, stock_no, report_no, ...people, ...rows.map(({ name }) => name)])
    expect(told).not.toContain(word);
});

test("while the database is away the process still tells of itself, and no old figure of the house is told", async () => {
  const proxy = new DatabaseProxy(database.url);
  await proxy.start();
  closing(() => proxy.goAway());
  const { figure, read } = await watchedHouse(proxy.urlOf(database.url));
  expect(await figure("loupe_log_entries")).toBeGreaterThan(0);
  await proxy.goAway();
  await vi.waitFor(async () => expect(await figure("loupe_ready")).toBe(0), patience);
  expect(await figure("loupe_log_entries")).toBeUndefined();
  expect(await read()).toContain("process_cpu_seconds_total");
  await proxy.start();
  await vi.waitFor(async () => expect(await figure("loupe_log_entries")).toBeGreaterThan(0), patience);
});

test("metrics have an address of their own, and nothing else is there", async () => {
  const { address, app } = await watchedHouse();
  expect((await fetch(address.replace("/metrics", "/"))).status).toBe(404);
  expect((await fetch(address, { method: "POST" })).status).toBe(404);
  expect((await app.inject("/metrics")).body).not.toContain("loupe_answers_total");
});
