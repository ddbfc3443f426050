import { expect, test, vi } from "vitest";
import { followStones, type LiveEvent } from "#api/live-stones.ts";
import { StoneFeed } from "#server/search/live/stone-feed.ts";
import { buildApp } from "#server/services/web/app.ts";
import type { DemoName } from "#support/actors.ts";
import { useOwnApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { cuttingProxy } from "#support/cutting-proxy.ts";
import { heldToContract } from "#support/held-answers.ts";
import { KycDesk } from "#support/kyc-desk.ts";
import { aBusiness } from "#support/kyc-rows.ts";
import { freeStones, heldBy, requestedBy } from "#support/line-stones.ts";
import { LiveReader } from "#support/live-reader.ts";
import { someNotices } from "#support/notice-samples.ts";
import { memoOf } from "#support/papers.ts";
import { patience } from "#support/patience.ts";
import { ownerId } from "#support/rows.ts";
import { testHouse } from "#support/test-house.ts";

const portal = useOwnApp();
const closing = useClosing();
const watch = async (name: DemoName, since?: string) => LiveReader.open(portal, await portal.tokenOf(name), since);

test("whoever looks at stones is told when one is held, and when it is free again", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  const buyer = await watch("customer2");
  const [line] = await heldBy(portal, "customer", [stone]);
  expect(await buyer.next()).toMatchObject([{ stock_no: stone, status: 4 }]);
  await portal.as("customer").call("releaseHolds", { body: { ids: [line?.id ?? 0] } });
  expect(await buyer.next()).toMatchObject([{ stock_no: stone, status: 1 }]);
  buyer.close();
});

test("whoever has a memo open is told that its due day was moved", async () => {
  const { id, lines } = await memoOf(portal, "customer", 1);
  const reader = await watch("associate");
  const body = { due_date: "2026-12-11", version: 1 };
  await portal.as("admin").call("setMemoDue", { path: { id }, body });
  expect(await reader.next()).toMatchObject([{ stock_no: lines[0]?.stone.stock_no }]);
  reader.close();
});

/** Another portal on the same database. */
async function anotherPortal() {
  const { pool, jobs } = portal.house;
  const app = heldToContract(await buildApp(testHouse({ pool, jobs })));
  closing(() => app.close());
  return { app };
}

test("whoever looks at one portal is told of what is done at another", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  const buyer = await LiveReader.open(await anotherPortal(), await portal.tokenOf("customer2"));
  await heldBy(portal, "customer", [stone]);
  expect(await buyer.next()).toMatchObject([{ stock_no: stone, status: 4 }]);
  buyer.close();
});

test("a browser whose proxy cuts the stream opens it again, at whichever portal answers, and misses nothing", async () => {
  const [before = "", lost = ""] = await freeStones(portal, 2);
  const [token, other] = [await portal.tokenOf("customer2"), await anotherPortal()];
  const proxy = await cuttingProxy(Number(new URL(await LiveReader.addressOf(other)).port));
  closing(() => proxy.close());
  const heard: LiveEvent[] = [];
  const end = new AbortController();
  closing(() => end.abort());
  const named = (stock_no: string) =>
    heard.filter((event) => event.kind === "stones" && event.stones.some((told) => told.stock_no === stock_no)).length;
  const following = followStones({
    fetchLive: (place, signal) => {
      const headers = { authorization: `Bearer ${token}`, ...(place && { "last-event-id": place }) };
      return fetch(`http://127.0.0.1:${proxy.port}/live/stones`, { headers, signal });
    },
    hear(event) {
      heard.push(event);
      if (event.kind === "lost") proxy.rule = undefined; // the next connection lasts
    },
    signal: end.signal,
  });
  await vi.waitFor(() => expect(heard.map(({ kind }) => kind)).toContain("stones"), patience);
  await heldBy(portal, "customer", [before]);
  await vi.waitFor(() => expect(named(before)).toBeGreaterThan(0), patience);
  proxy.rule = { after: 0, of: "sent", act: "cut" };
  await heldBy(portal, "customer", [lost]);
  await vi.waitFor(() => expect(heard.map(({ kind }) => kind)).toContain("lost"), patience);
  await vi.waitFor(() => expect(named(lost)).toBeGreaterThan(0), patience);
  end.abort();
  await following;
});

test("who comes back is told what happened meanwhile", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  const first = await watch("customer2");
  const place = first.place;
  first.close();
  await heldBy(portal, "customer", [stone]);
  const again = await watch("customer2", place);
  expect(again.first).toMatchObject([{ stock_no: stone, status: 4 }]);
  again.close();
});

test("who begins to look is told what changed since they read the page", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  await portal.pool.query("UPDATE stone_change SET at = at - interval '1 minute'"); // what the seed wrote
  await heldBy(portal, "customer", [stone]);
  const begins = await watch("customer2");
  expect(begins.first).toContainEqual(expect.objectContaining({ stock_no: stone, status: 4 }));
  begins.close();
});

test("who begins to look long after a change has read it already, and is not told", async () => {
  await heldBy(portal, "customer", await freeStones(portal, 1));
  await portal.pool.query("UPDATE stone_change SET at = at - interval '1 minute'");
  const begins = await watch("customer2");
  expect(begins.first).toEqual([]);
  begins.close();
});

test("several who begin to look at the same moment are all told", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  const names = ["customer", "customer2", "admin", "associate"] as const;
  const watching = await Promise.all(names.map((name) => watch(name)));
  await portal.pool.query("UPDATE stone SET status = 5 WHERE stock_no = $1", [stone]);
  for (const one of watching) {
    expect(await one.next()).toMatchObject([{ stock_no: stone, status: 5 }]);
    one.close();
  }
});

test("who comes back after more than anybody reads is told to read anew", async () => {
  await portal.pool.query("INSERT INTO stone_change (stone_id) SELECT generate_series(1, 2001)");
  const back = await watch("customer2", "1");
  expect(back.first).toBe("many");
  back.close();
});

test("whoever looks is told of what moves a line and leaves its stone as it is: another price, an approval", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  const [line] = await requestedBy(portal, "customer", [stone]);
  const { id = 0, version = 1 } = line ?? {};
  const desk = await watch("admin2");
  const change = { id, version, price_per_ct: 4321, reason: "A parcel deal" };
  await portal.as("admin").call("updateConfirmStones", { body: { lines: [change] } });
  expect(await desk.next()).toMatchObject([{ stock_no: stone, status: 3 }]);
  await portal.as("admin").call("approveStones", { body: { ids: [id], reason: "A parcel deal" } });
  expect(await desk.next()).toMatchObject([{ stock_no: stone, status: 3 }]);
  desk.close();
});

test("the house hears that a document was decided, and so does its sender; nobody else does", async () => {
  const kyc = new KycDesk(portal);
  const waiting = await kyc.waiting();
  const [desk, sender, other] = [await watch("admin2"), await watch("customer"), await watch("customer2")];
  expect((await kyc.decide("admin", "owner", 2, waiting)).status).toBe(200);
  expect(await desk.next()).toBe("documents");
  expect(await sender.next()).toBe("documents");
  const [stone = ""] = await freeStones(portal, 1);
  await portal.pool.query("UPDATE stone SET status = 5 WHERE stock_no = $1", [stone]);
  expect(await other.next()).toMatchObject([{ stock_no: stone, status: 5 }]);
  for (const one of [desk, sender, other]) one.close();
});

test("of a stone that goes out of sight a buyer hears that it is gone, the house that it is sold", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  const [buyer, admin] = [await watch("customer2"), await watch("admin")];
  await portal.pool.query("UPDATE stone SET status = 8 WHERE stock_no = $1", [stone]);
  expect(await buyer.next()).toMatchObject([{ stock_no: stone, status: null }]);
  expect(await admin.next()).toMatchObject([{ stock_no: stone, status: 8 }]);
  buyer.close();
  admin.close();
});

test("nobody is told of a stone that they may not see", async () => {
  const [hidden = ""] = await freeStones(portal, 1);
  await portal.pool.query(
    `UPDATE inventory_access SET locations = ARRAY['NOWHERE']
      WHERE account_id = (SELECT id FROM account WHERE email = 'customer2@demo.test')`,
  );
  const buyer = await watch("customer2");
  await heldBy(portal, "customer", [hidden]);
  expect(await buyer.next()).toEqual([]);
  buyer.close();
});

test("a notice reaches its reader's window, and is read in another; nobody else hears of it", async () => {
  const [reader, other] = [await watch("customer"), await watch("customer2")];
  const [id = 0] = await someNotices(portal, await ownerId(portal, "customer"));
  reader.next().catch(() => {}); // until it is closed
  other.next().catch(() => {});
  await expect.poll(() => reader.notices).toBe(1);
  await portal.as("customer").call("readNotices", { body: { ids: [id] } });
  await expect.poll(() => reader.notices).toBe(2);
  expect(other.notices).toBe(0);
  reader.close();
  other.close();
});

test("the house hears that somebody came and that they left; whoever buys does not", async () => {
  const [desk, buyer] = [await watch("admin"), await watch("customer2")];
  for (const one of [desk, buyer]) one.next().catch(() => {}); // until it is closed
  const heard = desk.people;
  await portal.as("associate2").call("getProfile"); // a session begins
  await expect.poll(() => desk.people).toBeGreaterThan(heard);
  const before = desk.people;
  await portal.as("associate2").call("logout");
  await expect.poll(() => desk.people).toBeGreaterThan(before);
  expect(buyer.people).toBe(0);
  for (const one of [desk, buyer]) one.close();
});

test("the house hears that a client was handed over or registered; whoever buys does not", async () => {
  const id = await aBusiness(portal, "customer", 11);
  const [desk, buyer] = [await watch("associate"), await watch("customer2")];
  for (const one of [desk, buyer]) one.next().catch(() => {}); // until it is closed
  const [customer, taker] = [await ownerId(portal, "customer"), await ownerId(portal, "associate2")];
  const from = await ownerId(portal, "associate");
  const body = { to: taker, customer_ids: [customer] };
  expect((await portal.as("admin").call("moveCustomers", { path: { id: from }, body })).status).toBe(200);
  await expect.poll(() => desk.clients).toBe(1);
  const registration = { path: { id }, body: { status: 2 as const } };
  expect((await portal.as("admin").call("setBusinessStatus", registration)).status).toBe(200);
  await expect.poll(() => desk.clients).toBe(2);
  expect(buyer.clients).toBe(0);
  for (const one of [desk, buyer]) one.close();
});

test("a stream ends with its session, and begins with none", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  expect((await fetch(`${await LiveReader.addressOf(portal)}/live/stones`)).status).toBe(401);
  const buyer = await watch("customer2");
  await portal.pool.query(
    "DELETE FROM session WHERE account_id = (SELECT id FROM account WHERE email = 'customer2@demo.test')",
  );
  await heldBy(portal, "customer", [stone]);
  expect(await buyer.next()).toBe("ended");
});

test("the people of a business hear that it stands otherwise, and nobody else does", async () => {
  const id = await aBusiness(portal, "customer", 11);
  const [own, other] = [await watch("customer"), await watch("customer2")];
  const registration = { path: { id }, body: { status: 2 as const } };
  expect((await portal.as("admin").call("setBusinessStatus", registration)).status).toBe(200);
  expect(await own.next()).toBe("business");
  expect((await portal.as("customer").call("getProfile")).data.business_details?.status).toBe(9);
  const [stone = ""] = await freeStones(portal, 1);
  await portal.pool.query("UPDATE stone SET status = 5 WHERE stock_no = $1", [stone]);
  expect(await other.next()).toMatchObject([{ stock_no: stone, status: 5 }]);
  own.close();
  other.close();
});

test("whoever is told that they watch hears every change from then on, however late the database lends a connection", async () => {
  const id = await aBusiness(portal, "customer", 10);
  const { db, log, people, direct } = portal.house;
  let lend = () => {};
  const lent = new Promise<void>((resolve) => {
    lend = resolve;
  });
  const connect = async () => lent.then(() => direct.connect());
  const feed = new StoneFeed({ db, log, people, direct: { connect } as unknown as typeof direct });
  const heard: unknown[] = [];
  feed.hear((business, what) => heard.push([business, what]));
  let isWatching = false;
  const { ready, stop } = feed.watch(() => {});
  const watching = ready.then(() => {
    isWatching = true;
  });
  // Time enough for a feed that does not wait for its connection.
  for (let asked = 0; asked < 500; asked++) await portal.pool.query("SELECT 1");
  expect(isWatching).toBe(false);
  lend();
  await watching;
  await portal.pool.query(`UPDATE business SET status = 11 WHERE id = ${id}`);
  await expect.poll(() => heard).toContainEqual([id, "standing"]);
  await expect.poll(() => heard).toContainEqual(["any", "clients"]);
  stop();
});

test("what nobody heard while the notices were lost is told when they are heard again", async () => {
  const id = await aBusiness(portal, "customer", 10);
  const own = await watch("customer");
  const listener = "query LIKE 'LISTEN%' AND datname = current_database()";
  await portal.pool.query(`UPDATE business SET status = 11 WHERE id = ${id}`);
  expect(await own.next()).toBe("business");
  await portal.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${listener}`);
  await portal.pool.query(`UPDATE business SET status = 9 WHERE id = ${id}`);
  expect(await own.next()).toBe("business");
  own.close();
});
