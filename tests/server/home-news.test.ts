import { describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { visitMostMs, visitPauseMs } from "#domain/limits.ts";
import { aStone } from "#support/a-stone.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { aSavedSearch } from "#support/kept-rows.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
type Home = Data<"getHome">;
const homeOf = async (who: Api): Promise<Home> => (await who.call("getHome")).data;
const newsOf = async (who = portal.as("customer")) => (await homeOf(who)).arrivals;
const searchesOf = async (who = portal.as("customer")) => (await homeOf(who)).searches?.data ?? [];
const moment = () => `${portal.clock.now().toISOString().slice(0, 19)}Z`;

/** Somebody is here, goes, and comes back after so long. */
async function leave(who = portal.as("customer"), ms = visitPauseMs + minutes(1)): Promise<string> {
  await who.call("getProfile");
  portal.clock.advance(minutes(2));
  await who.call("getProfile");
  const left = moment();
  portal.clock.advance(ms);
  return left;
}

const found = async (who: Api, since: string, more: object = {}) =>
  (await who.call("searchStones", { body: { since, ...more } })).data;

describe("what is new since the last visit", () => {
  test("is nothing in the first visit, and what came in between in the next", async () => {
    const newcomer = portal.as("newcomer");
    expect(await newsOf(newcomer)).toEqual({ since: null, total: 0, stones: [] });
    const left = await leave(newcomer);
    await aStone(portal, "NEW-1");
    const news = await newsOf(newcomer);
    expect([news?.since, news?.total, news?.stones.map(({ stock_no }) => stock_no)]).toEqual([left, 1, ["NEW-1"]]);
  });

  test("stays the same while the visit goes on, in all windows, and after a sign-in in between", async () => {
    const left = await leave();
    await aStone(portal, "NEW-2");
    const customer = portal.as("customer");
    const both = await Promise.all([newsOf(customer), newsOf(customer)]);
    portal.clock.advance(visitPauseMs - minutes(1));
    expect([...both, await newsOf(customer)].map((news) => [news?.since, news?.total])).toEqual([
      [left, 1],
      [left, 1],
      [left, 1],
    ]);
  });

  test("begins anew after the longest visit, though the window was never closed", async () => {
    await leave();
    await newsOf();
    const began = portal.clock.now().getTime();
    while (portal.clock.now().getTime() - began <= visitMostMs) {
      portal.clock.advance(visitPauseMs - minutes(1));
      await newsOf();
    }
    expect(Date.parse((await newsOf())?.since ?? "")).toBeGreaterThan(began);
  });

  test("is not used up by an administrator who looks at the portal as the customer", async () => {
    const left = await leave();
    const view = await portal.as("admin").call("viewAs", { path: { id: await ownerId(portal, "customer") } });
    const seen = portal.anonymous.holding(view.data.token ?? "");
    await seen.call("getHome");
    portal.clock.advance(minutes(2));
    await seen.call("getHome");
    await aStone(portal, "NEW-3");
    expect((await newsOf())?.since).toBe(left);
  });

  test("has the very stones, number and prices that its search finds, the newest first", async () => {
    const left = await leave();
    for (let at = 0; at < 7; at++) {
      portal.clock.advance(1000);
      await aStone(portal, `NEW-4${at}`);
    }
    const customer = portal.as("customer");
    const news = await newsOf(customer);
    const page = await found(customer, left, { availability: 1, sort: "-arrived_at" });
    expect([news?.total, news?.stones.length]).toEqual([7, 5]);
    expect(page.pagination.totalRecords).toBe(7);
    expect(news?.stones).toEqual(page.stockList.slice(0, 5));
    expect(Object.keys(news?.stones[0] ?? {})).not.toContain("price_per_ct");
  });

  test("has no stone that the viewer may not see, that is taken, or that came before", async () => {
    await aStone(portal, "OLD-1", { arrived_at: new Date(portal.clock.now().getTime() - minutes(5)) });
    const left = await leave();
    await aStone(portal, "NEW-5");
    await aStone(portal, "NEW-6", { status: 8 });
    await aStone(portal, "NEW-7", { stone_origin: 1 });
    await portal.pool.query(
      `INSERT INTO inventory_access (account_id, stone_origins) VALUES ($1, '{2}')
        ON CONFLICT (account_id) DO UPDATE SET stone_origins = '{2}'`,
      [await ownerId(portal, "customer")],
    );
    portal.house.people.forget();
    const news = await newsOf();
    expect(news?.stones.map(({ stock_no }) => stock_no)).toEqual(["NEW-5"]);
    expect((await found(portal.as("customer"), left, { availability: 1 })).pagination.totalRecords).toBe(1);
  });

  test("is there for a guest too, and not for those who run the house", async () => {
    const guest = portal.asGuest();
    await newsOf(guest);
    await leave(guest);
    await aStone(portal, "NEW-8");
    expect((await newsOf(guest))?.total).toBe(1);
    for (const name of ["admin", "qc", "auditor"] as const) expect(await newsOf(portal.as(name))).toBeNull();
  });
});

describe("a saved search on the home", () => {
  test("says how many stones have come for it since the last visit, and its link finds as many", async () => {
    await aSavedSearch(portal, "customer", { search: { diamond_type: "white" } }, "Whites");
    await aSavedSearch(portal, "customer", { search: { diamond_type: "fancy" } }, "Fancies");
    await aSavedSearch(portal, "customer2", { search: {} }, "Somebody else's");
    const left = await leave();
    await aStone(portal, "NEW-9");
    const searches = await searchesOf();
    expect(searches.map(({ name, since, new_pieces }) => [name, since, new_pieces])).toEqual([
      ["Fancies", left, 0],
      ["Whites", left, 1],
    ]);
    const page = await found(portal.as("customer"), left, { diamond_type: "white" });
    expect(page.pagination.totalRecords).toBe(1);
  });

  test("counts from when it was saved, if that is later, and in the first visit too", async () => {
    portal.clock.advance(minutes(1));
    await portal.as("customer").call("createSavedSearch", { body: { name: "All", search: {} } });
    expect(await searchesOf()).toMatchObject([{ since: moment(), new_pieces: 0 }]);
    portal.clock.advance(minutes(3));
    await aStone(portal, "NEW-10");
    expect((await searchesOf())[0]?.new_pieces).toBe(1);
  });

  test("that would be refused now, or looks for pairs, has no number", async () => {
    await aSavedSearch(portal, "customer", { search: { ranges: { price_per_ct: { from: 1 } } } }, "At cost");
    const pair = { name: "Pairs", search: {}, search_type: 2 as const, pair: { carat: 0.02 } };
    await portal.as("customer").call("createSavedSearch", { body: pair });
    expect((await searchesOf()).map(({ new_pieces }) => new_pieces)).toEqual([null, null]);
  });
});

describe("a search by the moment of arrival", () => {
  test.each([
    ["2026-11-20T14:30:00+05:30"],
    ["2026-11-20 09:00:00z"],
    ["2026-11-19T23:59:60Z"],
    ["2026-11-20T09:00:00.999Z"],
  ])("takes %s as it is written", async (since) => {
    await aStone(portal, "AT-9", { arrived_at: new Date("2026-11-20T09:00:00.400Z") });
    const { stockList } = await found(portal.as("customer"), since, { begins: "AT-9" });
    expect(stockList.map(({ stock_no }) => stock_no)).toEqual(["AT-9"]);
  });

  test("is refused for what is no moment", async () => {
    const answer = await portal.as("customer").send("searchStones", { body: { since: "yesterday" } });
    expect(answer.status).toBe(400);
  });
});
