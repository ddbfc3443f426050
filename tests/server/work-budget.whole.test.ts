import { describe, expect, test } from "vitest";
import { costOf } from "#server/house/limits/cost-of.ts";
import { houseLimits } from "#server/house/limits/house-limits.ts";
import { WorkBudget } from "#server/house/limits/work-budget.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp, useOwnApp } from "#support/app.ts";
import { contractOperations } from "#support/contract.ts";
import { LiveReader } from "#support/live-reader.ts";

const limits = { ...houseLimits, publicCallsPerMinute: 1000, accountWorkPerMinute: 30, guestWorkPerMinute: 10 };
const portal = useApp({ limits: { ...limits, addressWorkPerMinute: 80 } });
const begin = () => {
  portal.house.work = new WorkBudget();
};
const calls = async (api: Api, most: number) => {
  for (let count = 0; count < most; count++) {
    const answer = await api.call("getProfile");
    if (answer.status === 200) continue;
    expectRefusal(answer, 429, "tooManyRequests");
    expect(answer.retryAfter).toBeGreaterThan(0);
    expect(answer.retryAfter).toBeLessThanOrEqual(60);
    return count;
  }
  return most;
};

describe("what may be asked in a minute", () => {
  test("is counted for each account, of a guest less, and what one has spent is not taken from another", async () => {
    begin();
    expect(await calls(portal.as("customer"), 40)).toBe(30);
    expect(await calls(portal.asGuest(), 40)).toBe(10);
    expect(await calls(portal.as("customer2"), 20)).toBe(20);
  });

  test("is counted by what it costs: a page of a thousand pairs is no page of ten", async () => {
    begin();
    const pairs = { query: { size: 1000 }, body: { diamond_type: "white" } } as never;
    expect((await portal.as("customer").call("searchPairs", pairs)).status).toBe(200);
    expectRefusal(await portal.as("customer").call("getProfile"), 429, "tooManyRequests");
  });

  test("is counted for an address too, however many accounts ask from there", async () => {
    begin();
    for (const name of ["customer", "customer2"] as const) expect(await calls(portal.as(name), 40)).toBe(30);
    expect(await calls(portal.as("admin"), 40)).toBe(20);
    const elsewhere = await portal.app.inject({
      url: "/api/v1/user/profile",
      headers: { authorization: `Bearer ${await portal.tokenOf("associate")}` },
      remoteAddress: "192.0.2.7",
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  test("is not taken from an account whose call its address refuses", async () => {
    begin();
    for (const name of ["customer", "customer2", "associate"] as const) await calls(portal.as(name), 30);
    for (let count = 0; count < 40; count++) {
      expectRefusal(await portal.as("admin").call("getProfile"), 429, "tooManyRequests");
    }
    const elsewhere = { url: "/api/v1/user/profile", remoteAddress: "192.0.2.8" };
    const headers = { authorization: `Bearer ${await portal.tokenOf("admin")}` };
    expect((await portal.app.inject({ ...elsewhere, headers })).statusCode).toBe(200);
  });

  test("is counted for files too, and refused before anything is read of the call", async () => {
    begin();
    await calls(portal.as("customer"), 30);
    const authorization = `Bearer ${await portal.tokenOf("customer")}`;
    for (const url of [`/files/exports/${"a".repeat(32)}`, `/files/kyc/${"a".repeat(32)}`, "/live/stones"]) {
      const answer = await portal.app.inject({ url, headers: { authorization } });
      expect([url, answer.statusCode, answer.headers["retry-after"]]).toEqual([url, 429, expect.any(String)]);
    }
  });
});

test("every call of the contract costs something, and no call more than a guest has", () => {
  for (const { info } of contractOperations) {
    const costs = [{}, { size: "1000" }, { size: "1e99", export: "true" }, { size: "-5" }, { size: "x" }].map((query) =>
      costOf(info, { query, bytes: 1024 * 1024 }),
    );
    for (const cost of costs) expect(cost).toBeGreaterThan(0);
    expect(costOf(info, { query: {}, bytes: 0 })).toBeLessThan(houseLimits.guestWorkPerMinute);
  }
});

describe("live streams", () => {
  const watched = useOwnApp({ limits: { ...houseLimits, publicCallsPerMinute: 1000, streamsPerAccount: 3 } });

  test("that nobody waits for any more when they begin take up no place", async () => {
    const token = await watched.tokenOf("customer");
    const url = `${await LiveReader.addressOf(watched)}/live/stones`;
    const connections = () =>
      new Promise<number>((resolve) => watched.app.server.getConnections((_, count) => resolve(count)));
    const beside = await watched.pool.connect();
    const waiting = "SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND relation = 'session'::regclass";
    try {
      await beside.query("BEGIN; LOCK TABLE session IN ACCESS EXCLUSIVE MODE");
      const end = new AbortController();
      const left = Array.from({ length: 3 }, () =>
        fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: end.signal }).catch(() => "left"),
      );
      await expect.poll(async () => (await beside.query(waiting)).rows[0].n).toBeGreaterThan(0);
      await expect.poll(connections).toBe(3);
      end.abort();
      expect(await Promise.all(left)).toEqual(["left", "left", "left"]);
      await expect.poll(connections).toBe(0);
      // Those who come now wait for the same answers as those who are gone.
      const open = Promise.all(Array.from({ length: 3 }, () => LiveReader.open(watched, token)));
      await expect.poll(connections).toBe(3);
      await beside.query("COMMIT");
      for (const reader of await open) reader.close();
    } finally {
      beside.release(true);
    }
  });

  test("are few of one person, who opens it five hundred times, and those of others stay", async () => {
    const token = await watched.tokenOf("customer");
    const url = `${await LiveReader.addressOf(watched)}/live/stones`;
    const open: { end: AbortController; response: Response }[] = []; // whose answer nobody holds any more, is closed
    const statuses: number[] = [];
    for (let round = 0; round < 20; round++) {
      const answers = Array.from({ length: 25 }, async () => {
        const end = new AbortController();
        const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: end.signal });
        statuses.push(response.status);
        if (response.ok) open.push({ end, response });
        else expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      });
      await Promise.all(answers);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(497);
    (await LiveReader.open(watched, await watched.tokenOf("customer2"))).close();
    open[0]?.end.abort();
    const again = async () => {
      watched.house.work = new WorkBudget();
      return LiveReader.open(watched, token).then(
        (reader) => {
          reader.close();
          return "open";
        },
        () => "refused",
      );
    };
    await expect.poll(again).toBe("open");
    for (const one of open) one.end.abort();
  });
});
