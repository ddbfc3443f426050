import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import type { PairSearch } from "#domain/search/pair-search.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { ownerId } from "#support/rows.ts";
import { aKeptPair, twoAlike } from "#support/stone-samples.ts";
import { twins } from "#support/twins.ts";

const portal = useApp();
const query = async (sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows;
const rounds: PairSearch = { diamond_type: "white", attributes: { shape: { values: ["ROUND"] } } };
const find = async (search: PairSearch = rounds, as = portal.as("admin")) =>
  (await as.call("searchPairs", { body: search, query: { size: 1000 } })).data;

const heavy: PairSearch = { ...rounds, ranges: { carat: { from: 7.7, to: 7.8 } } };

describe("a pair search", () => {
  test("offers pairs with their score, the reasons for it and what both cost together", async () => {
    const { stock_nos } = await twins(portal);
    const { stockList, pagination, stones_searched } = await find(heavy);
    expect(stones_searched).toBe(2);
    expect(pagination).toMatchObject({ totalRecords: 1, currentPage: 1 });
    expect(stockList).toHaveLength(1);
    const [pair] = stockList;
    expect(pair?.stones.map(({ stock_no }) => stock_no)).toEqual(stock_nos);
    expect(pair).toMatchObject({ pair_no: 1, kept_id: null, taken: [], totals: { pieces: 2, carat: 15.55 } });
    expect(pair?.score).toBeGreaterThan(90);
    expect(pair?.reasons).toEqual(
      expect.arrayContaining([
        { column: "carat", label: "Carat", unit: "ct", difference: 0.01, allowed: 0.05 },
        { column: "width", label: "Width", unit: "mm", difference: 0.02, allowed: 0.1 },
        { column: "color", label: "Colour", unit: "steps", difference: 0, allowed: 1 },
      ]),
    );
    const [a, b] = pair?.stones ?? [];
    expect(pair?.totals.total_amt).toBeCloseTo((a?.sell_amt ?? 0) + (b?.sell_amt ?? 0), 2);
  });

  test("follows its tolerances", async () => {
    await twins(portal);
    expect((await find({ ...heavy, pair: { width: 0.01 } })).stockList).toEqual([]);
    expect((await find({ ...heavy, pair: { width: null, carat: 0.01 } })).stockList).toHaveLength(1);
    expect((await find({ ...heavy, pair: { carat: 0 } })).stockList).toEqual([]);
  });

  test("offers each stone once, unless every pair is asked for", async () => {
    const wide = { carat: 0.2, length: 0.5, width: 0.5, ratio: 0.1, equal: [] };
    const once = await find({ ...rounds, pair: wide });
    const stones = once.stockList.flatMap((pair) => pair.stones.map(({ id }) => id));
    expect(stones.length).toBeGreaterThan(4);
    expect(new Set(stones).size).toBe(stones.length);
    const all = await find({ ...rounds, pair: { ...wide, is_exclusive: false } });
    expect(all.pagination.totalRecords).toBeGreaterThan(once.pagination.totalRecords);
    expect(once.stockList.map(({ score }) => score)).toEqual(
      once.stockList.map(({ score }) => score).sort((a, b) => b - a),
    );
  });

  test("is paged by pairs", async () => {
    const pair = { carat: 0.2, length: 0.5, width: 0.5, ratio: 0.1, equal: [] };
    const all = await find({ ...rounds, pair });
    const second = (
      await portal.as("admin").call("searchPairs", { body: { ...rounds, pair }, query: { page: 2, size: 1 } })
    ).data;
    expect(second.stockList).toEqual([all.stockList[1]]);
    expect(second.stockList[0]?.pair_no).toBe(2);
    expect(second.pagination).toMatchObject({ pageSize: 1, totalRecords: all.pagination.totalRecords });
  });

  test("knows only what the asker may see, at the asker's own prices and without cost", async () => {
    await twins(portal);
    const [pair] = (await find(heavy, portal.as("customer"))).stockList;
    expect(pair?.stones.every((stone) => !("price_per_ct" in stone) && !("provider" in stone))).toBe(true);
    const own = await find(heavy);
    expect(pair?.totals.total_amt).not.toBe(own.stockList[0]?.totals.total_amt);
    await query("UPDATE stone SET stone_origin = 1, growth_type = 'CVD' WHERE carat = 7.78");
    expect((await find(heavy, portal.as("customer2"))).stones_searched).toBe(1);
  });

  test("is refused where a tolerance is none, field by field, and where a range is upside down", async () => {
    const ask = (body: PairSearch) => portal.as("admin").send("searchPairs", { body });
    const faults = await ask({ ...rounds, pair: { carat: -0.01, length: 3, width: 0.005 } });
    expectRefusal(faults, 422, "toleranceWrong", ["/data/pair/carat", "/data/pair/length", "/data/pair/width"]);
    const upside = await ask({ ranges: { carat: { from: 2, to: 1 } } });
    expectRefusal(upside, 422, "rangeUpsideDown", ["/data/ranges/carat/to"]);
    const cost = await portal.as("customer").send("searchPairs", { body: { ranges: { disc: { to: -20 } } } });
    expectRefusal(cost, 403, "costHidden", ["/data/ranges/disc"]);
  });
});

describe("a recent pair search", () => {
  const recent = async (type: number) =>
    (
      await query(
        `INSERT INTO recent_search (account_id, search_type, diamond_type, params, pieces)
          VALUES ($1, $2, 'white', $3, 0) RETURNING id`,
        [
          await ownerId(portal, "associate"),
          type,
          JSON.stringify({ search: heavy, pair: { width: 0.03, mood: "glad", length: "x" } }),
        ],
      )
    )[0].id as number;

  test("runs again as it was asked, for whoever asked it", async () => {
    const { stock_nos } = await twins(portal);
    const again = (await portal.as("associate").call("searchRecentPairs", { path: { id: await recent(2) } })).data;
    expect(again.stockList[0]?.stones.map(({ stock_no }) => stock_no)).toEqual(stock_nos);
    expect(again.search.pair).toMatchObject({ width: 0.03, length: 0.1 });
  });

  test("is nobody else's, and a search of stones is none", async () => {
    const others = await portal.as("admin").send("searchRecentPairs", { path: { id: await recent(2) } });
    expectRefusal(others, 404, "notFound");
    const normal = await portal.as("associate").send("searchRecentPairs", { path: { id: await recent(1) } });
    expectRefusal(normal, 404, "notFound");
  });
});

describe("keeping two stones as a pair", () => {
  const keep = (stock_nos: string[], as = portal.as("admin")) =>
    as.send("keepPair", { body: { kind: "stones", stock_nos } });

  test("stands in the list, with the score of the search, and the search says so", async () => {
    const { stock_nos } = await twins(portal);
    const kept = await portal.as("associate").call("keepPair", {
      body: { kind: "stones", stock_nos: [...stock_nos].reverse(), is_separable: false },
    });
    expect(kept.message).toBe(messages.pairKept);
    const [found] = (await find(heavy)).stockList;
    expect(kept.data.pair).toMatchObject({ score: found?.score, is_separable: false, version: 1 });
    expect(found?.kept_id).toBe(kept.data.pair?.id);
    const { stockList } = (await portal.as("customer").call("listKeptPairs")).data;
    expect(stockList.map((pair) => pair.stones.map(({ stock_no }) => stock_no))).toEqual([stock_nos]);
    expect(stockList[0]?.stones[0]).not.toHaveProperty("price_per_ct");
  });

  test("is refused for one stone, for stones of two kinds, and for stones out of sight", async () => {
    const { ids, stock_nos } = await twins(portal);
    expectRefusal(await keep([stock_nos[0], stock_nos[0]]), 422, "pairStonesSame");
    expectRefusal(await keep([stock_nos[0], "NOBODY"]), 404, "notFound");
    await query("UPDATE stone SET shape = 'OVAL' WHERE id = $1", [ids[0]]);
    expectRefusal(await keep(stock_nos), 422, "pairNotAlike");
    const without = await portal.as("admin").send("keepPair", { body: { kind: "stones" } });
    expectRefusal(without, 422, "pairIncomplete", ["/data/stock_nos"]);
  });

  test("is refused where a stone is in a pair already, and says which", async () => {
    const { stock_nos } = await twins(portal);
    await keep(stock_nos);
    const again = await keep(stock_nos);
    expectRefusal(again, 409, "pairTaken");
    expect((again.body as { refused?: { stock_no: string }[] }).refused?.map(({ stock_no }) => stock_no)).toEqual(
      stock_nos,
    );
    expect(await query("SELECT count(*)::integer AS n FROM stone_pair")).toEqual([{ n: 1 }]);
  });

  test("has no score where the two lie further apart than the trade allows", async () => {
    const { ids, stock_nos } = await twins(portal);
    await query("UPDATE stone SET width = 12.9 WHERE id = $1", [ids[0]]);
    expect((await portal.as("admin").call("keepPair", { body: { kind: "stones", stock_nos } })).data.pair?.score).toBe(
      0,
    );
  });

  test("is for those who may write", async () => {
    const { stock_nos } = await twins(portal);
    for (const as of [portal.as("qc"), portal.as("customer"), portal.asGuest()])
      expectRefusal(await keep(stock_nos, as), 403, "forbidden");
  });
});

describe("a kept pair", () => {
  test("may be parted or not, by whoever saw its latest version", async () => {
    const id = await aKeptPair(portal);
    const change = (version: number) =>
      portal.as("admin").send("updatePair", { body: { id, version, is_separable: false } });
    expect((await change(1)).body.data).toMatchObject({ pair: { is_separable: false, version: 2 } });
    const stale = await change(1);
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({ pair: { id, version: 2 } });
    expectRefusal(await portal.as("qc").send("updatePair", { body: { id, version: 2 } }), 403, "forbidden");
    expectRefusal(await portal.as("admin").send("updatePair", { body: { version: 2 } }), 422, "pairIncomplete", [
      "/data/id",
    ]);
  });

  test("is no longer kept when it is deleted; its stones stay and can pair again", async () => {
    const id = await aKeptPair(portal);
    const { stock_nos } = await twoAlike(portal);
    expect((await portal.as("associate").call("deletePair", { path: { id } })).message).toBe(messages.pairDeleted);
    expect((await portal.as("admin").call("listKeptPairs")).data.stockList).toEqual([]);
    expect((await portal.as("admin").send("keepPair", { body: { kind: "stones", stock_nos } })).status).toBe(200);
  });

  test("is not there for whom one of its stones is not", async () => {
    const id = await aKeptPair(portal);
    const { ids } = await twoAlike(portal);
    await query("UPDATE stone SET stone_origin = 1, growth_type = 'CVD' WHERE id = $1", [ids[0]]);
    const { stockList, pagination } = (await portal.as("customer2").call("listKeptPairs")).data;
    expect([stockList, pagination.totalRecords]).toEqual([[], 0]);
    expect((await portal.as("admin").call("listKeptPairs")).data.stockList.map((pair) => pair.id)).toEqual([id]);
  });
});

describe("keeping a pair search", () => {
  const keep = (name: string, search: PairSearch = heavy) =>
    portal.as("associate").send("keepPair", { body: { kind: "search", name, search } });
  const kept = async (name: string, search: PairSearch = heavy) =>
    portal.as("associate").call("keepPair", { body: { kind: "search", name, search } });

  test("makes it a saved search of pairs", async () => {
    const earrings = await kept(" Earrings ", { ...heavy, pair: { width: 0.03 } });
    expect(earrings.message).toBe(messages.pairSearchKept);
    expect(earrings.data.search).toMatchObject({ name: "Earrings", search_type: 2, version: 1 });
    expect(await query("SELECT search_type, params FROM saved_search")).toEqual([
      { search_type: 2, params: { search: heavy, pair: { width: 0.03 } } },
    ]);
    expect(earrings.data.search?.params.pair).toEqual({ width: 0.03 });
    const search_id = earrings.data.search?.id ?? 0;
    const changed = await portal.as("associate").call("updatePair", {
      body: { search_id, version: 1, name: "Studs", search: rounds },
    });
    expect(changed.data.search).toMatchObject({ name: "Studs", params: rounds, version: 2 });
    const stale = await portal.as("associate").send("updatePair", { body: { search_id, version: 1 } });
    expectRefusal(stale, 409, "staleVersion");
  });

  test("is refused without a name, under a name that is there, and with a tolerance that is none", async () => {
    await keep("Earrings");
    expectRefusal(await keep("Earrings"), 409, "searchNameTaken", ["/data/name"]);
    const nameless = await portal.as("associate").send("keepPair", { body: { kind: "search", search: heavy } });
    expectRefusal(nameless, 422, "pairIncomplete", ["/data/name"]);
    const wrong = await keep("Studs", { pair: { carat: -1 } });
    expectRefusal(wrong, 422, "toleranceWrong", ["/data/search/pair/carat"]);
  });

  test("is nobody else's", async () => {
    const { search } = (await kept("Earrings")).data;
    const change = { search_id: search?.id ?? 0, version: 1, name: "Mine" };
    expectRefusal(await portal.as("admin").send("updatePair", { body: change }), 404, "notFound");
  });
});
