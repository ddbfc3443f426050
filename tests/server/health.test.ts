import { expect, test } from "vitest";
import { houseLimits } from "#server/house/limits/house-limits.ts";
import { IndexedStock } from "#server/search/stock.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp, useOwnApp } from "#support/app.ts";
import { remembering } from "#support/silent-log.ts";

const portal = useApp();
const searched = useOwnApp();
const few = { publicCallsPerMinute: 3, costlyPublicCallsPerMinute: 2, tellingPublicCallsPerMinute: 1 };
const crowded = useApp({ limits: { ...houseLimits, ...few } });

test("a portal that lives and can work says so, to whoever asks, and nothing else", async () => {
  const alive = await portal.app.inject({ url: "/healthz" });
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: "ok" }]);
  const ready = await portal.app.inject({ url: "/readyz" });
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: "ok", search: "database" }]);
});

test("the database answers searches until the index is there, and a portal says which of the two it is", async () => {
  const { live } = searched.house.stock;
  const searchedBy = async () => (await searched.app.inject({ url: "/readyz" })).json().search;
  expect(await searchedBy()).toBe("database");
  await live.start();
  expect(await searchedBy()).toBe("index");
  await live.stop();
  expect(await searchedBy()).toBe("database");
});

test("a stock that no index holds is read once and refused in words, and the database goes on answering", async () => {
  const { house } = searched;
  const log = remembering();
  const { db, pool, direct, timeZone } = house;
  const small = new IndexedStock({ db, pool, direct, timeZone, log }, undefined, { mostBytes: 100_000 });
  const whole = house.stock;
  house.stock = small;
  try {
    await small.live.start();
    const ready = (await searched.app.inject({ url: "/readyz" })).json();
    expect(ready).toMatchObject({ status: "ok", search: "database" });
    expect(ready.message).toMatch(
      /^the stock is too large for the search index; the database answers\. .* may have 100000/,
    );
    expect(log.said).toEqual([`error: ${ready.message}`]);
    const found = await searched.as("customer").call("searchStones", { body: {}, query: {} });
    expect(found.status).toBe(200);
  } finally {
    house.stock = whole;
    await small.live.stop();
  }
});

test("an address that is no screen and no call is not found, in the form of every failure", async () => {
  for (const url of ["/admin.php", "/.env", "/../package.json", "/assets/nothing.js", "/server/main.ts"]) {
    const answer = await portal.app.inject({ url });
    expect([answer.statusCode, answer.json().code]).toEqual([404, "notFound"]);
  }
});

test("a network of IPv6 is one that knocks: another address in it is asked to wait as well", async () => {
  const knock = (address: string) => crowded.anonymous.from(address).send("listCountryCodes", { query: { size: 1 } });
  for (const last of [1, 2, 3]) expect((await knock(`2001:db8:9:1::${last}`)).status).toBe(200);
  expectRefusal(await knock("2001:db8:9:1:abcd::4"), 429, "tooManyRequests");
  expect((await knock("2001:db8:9:2::1")).status).toBe(200);
});
