import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { houseLimits } from "#server/house/limits/house-limits.ts";
import { SharedMinute } from "#server/house/limits/shared-minute.ts";
import { WorkBudget } from "#server/house/limits/work-budget.ts";
import { buildApp } from "#server/services/web/app.ts";
import { type Answer, expectRefusal } from "#support/answer.ts";
import { Api } from "#support/api.ts";
import { useApp, useOwnApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { DatabaseProxy } from "#support/database-proxy.ts";
import { aKey } from "#support/external-rows.ts";
import { heldToContract } from "#support/held-answers.ts";
import { patience } from "#support/patience.ts";
import { RecordedJobs } from "#support/recorded-jobs.ts";
import { silent } from "#support/silent-log.ts";
import { testHouse } from "#support/test-house.ts";

const most = { accountWorkPerMinute: 60, publicCallsPerMinute: 40 };
const limits = { ...houseLimits, ...most };
/** The cost that each portal may let through before it asks the others. */
const shareOf = (limit: number) => limit / 20;

describe("two portals on one database", () => {
  const portal = useApp({ limits });
  let other: FastifyInstance;
  beforeAll(async () => {
    other = heldToContract(await buildApp({ ...portal.house, work: new WorkBudget() }));
  });
  afterAll(() => other.close());

  /** The calls that got through, of so many that the proxy leads to both in turn. */
  async function through(count: number, ask: (by: Api) => Promise<Answer<unknown>>, token?: string) {
    let passed = 0;
    for (let n = 0; n < count; n++) {
      const app = n % 2 === 0 ? portal.app : other;
      const by = new Api(
        () => app,
        async () => token,
      );
      const answer = await ask(by.from("198.51.100.7"));
      if (answer.status === 200) passed++;
      else expectRefusal(answer, 429, "tooManyRequests");
    }
    return passed;
  }

  test("together do no more work for an account than one of them", async () => {
    const limit = most.accountWorkPerMinute;
    const passed = await through(limit * 2, (by) => by.call("getProfile"), await portal.tokenOf("customer"));
    expect(passed).toBeGreaterThanOrEqual(limit);
    expect(passed).toBeLessThanOrEqual(limit + 2 * shareOf(limit));
  });

  test("together answer one address no more often than one of them", async () => {
    const limit = most.publicCallsPerMinute;
    const passed = await through(limit * 2, (by) => by.call("listCountryCodes"));
    expect(passed).toBeGreaterThanOrEqual(limit);
    expect(passed).toBeLessThanOrEqual(limit + 2 * shareOf(limit));
  });

  test("together take exactly as many calls of a key as it may make, if they are few", async () => {
    const { secret } = await aKey(portal, "api", { calls_per_minute: 7 });
    const search = (by: Api) => by.call("searchStones", { body: { diamond_type: "white" } });
    expect(await through(20, search, secret)).toBe(7);
  });
});

describe("a minute that portals count together", () => {
  const portal = useOwnApp(); // each portal asks by a connection of its own
  const spendAll = async (counters: SharedMinute[], each: number, limit: number) => {
    const calls = counters.flatMap((one) => Array.from({ length: each }, () => one.spend(portal.house, "nora", limit)));
    return (await Promise.all(calls)).filter((seconds) => seconds === undefined).length;
  };

  test("is kept when all ask at once", async () => {
    const passed = await spendAll(
      [1, 2, 3, 4].map(() => new SharedMinute("storm")),
      100,
      100,
    );
    expect(Math.abs(passed - 100)).toBeLessThanOrEqual(4 * shareOf(100));
  });

  test("is known to a portal that has only begun, and is over after a minute", async () => {
    vi.useFakeTimers({ toFake: ["performance"] }); // the minute stands still
    onTestFinished(() => void vi.useRealTimers());
    expect(await spendAll([new SharedMinute("late")], 100, 100)).toBe(100);
    const late = new SharedMinute("late");
    expect(await spendAll([late], 100, 100)).toBeLessThan(shareOf(100));
    expect(late.wait("nora", 100)).toBe(60);
    portal.clock.advance(minutes(1));
    expect(await spendAll([new SharedMinute("late")], 60, 100)).toBe(60);
  });

  test("asks nothing for people of few calls, and for others once in a twentieth of the limit", async () => {
    const asked = async () =>
      (await portal.pool.query("SELECT failures FROM sign_in_pace WHERE who = 'quiet nora'")).rows[0]?.failures;
    const counter = new SharedMinute("quiet");
    await spendAll([counter], 49, 1000);
    expect(await asked()).toBeUndefined();
    await spendAll([counter], 1, 1000);
    expect(await asked()).toBe(50);
    await spendAll([counter], 49, 1000);
    expect(await asked()).toBe(50);
  });
});

describe("while the database is away", () => {
  const database = useOwnDatabase();
  const closing = useClosing();

  test("a portal lets through no more than its own twentieth, and goes on once it is back", async () => {
    const proxy = new DatabaseProxy(database.url);
    await proxy.start();
    const pool = openPool(proxy.urlOf(database.url), { log: silent });
    // Telling a timing is a call that needs no database itself.
    const house = testHouse({ pool, jobs: new RecordedJobs(), limits, isPageTimed: true });
    const app = heldToContract(await buildApp(house));
    closing(() => proxy.goAway());
    closing(async () => {
      await app.close();
      await pool.end();
    });
    const anybody = new Api(
      () => app,
      async () => undefined,
    );
    const tell = () =>
      anybody.call("tellPageTimings", { body: { timings: [{ figure: "LCP", value: 1, screen: "/login" }] } });

    await proxy.goAway();
    expect((await tell()).status).toBe(200); // one below the twentieth of 40
    for (let n = 0; n < 5; n++) expectRefusal(await tell(), 503, "maintenance");
    await proxy.start();
    await vi.waitFor(async () => expect((await tell()).status).toBe(200), patience);
  });
});
