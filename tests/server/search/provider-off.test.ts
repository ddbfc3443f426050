import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { IndexedStock } from "#server/search/stock.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useOwnApp } from "#support/app.ts";
import { heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { patience } from "#support/patience.ts";
import { silent } from "#support/silent-log.ts";
import { aStockNumber, twoAlike } from "#support/stone-samples.ts";
import { viewerAs } from "#support/viewers.ts";

/** A provider's inventory is turned off and on (spec §4, §7), as its clients find it. */
const portal = useOwnApp();
const run = async <T>(sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows as T[];
const all = { diamond_type: "white" as const };

const countFor = async (who: Api) =>
  (await who.call("searchStones", { query: { is_count_only: true }, body: all })).data.pagination.totalRecords;
const finds = async (who: Api, stock_no: string) => {
  const { data } = await who.call("searchStones", { body: { ...all, numbers: [stock_no] } });
  return data.stockList.length === 1;
};
const facets = async (who: Api) => (await who.call("filterSearch", { body: all })).data;

async function theProvider(): Promise<{ id: number; stock_no: string; available: number }> {
  const stock_no = await aStockNumber(portal);
  const [found] = await run<{ id: number; available: number }>(
    `SELECT provider_id AS id, count(*) FILTER (WHERE status = 1 AND diamond_type = 'white') AS available FROM stone
      WHERE provider_id = (SELECT provider_id FROM stone WHERE stock_no = $1) GROUP BY 1`,
    [stock_no],
  );
  return { id: found?.id ?? 0, stock_no, available: found?.available ?? 0 };
}
const turn = (id: number, is_active: boolean) =>
  portal.as("admin").call("setProviderStatus", { path: { id }, body: { is_active } });

describe.each(["index", "database"] as const)("answered by the %s", (source) => {
  beforeEach(async () => {
    if (source === "index") await portal.house.stock.live.start();
  });
  afterEach(() => portal.house.stock.live.stop());

  test("a provider that is switched off is in no search and no count from the next call on, and back when it is on", async () => {
    const { id, stock_no, available } = await theProvider();
    const customer = portal.as("customer");
    const [before, facetsBefore] = [await countFor(customer), await facets(customer)];
    expect([portal.house.stock.source, available > 0, await finds(customer, stock_no)]).toEqual([source, true, true]);

    expect((await turn(id, false)).data).toMatchObject({ id, is_active: false });
    expect(await finds(customer, stock_no)).toBe(false);
    expect(await countFor(customer)).toBe(before - available);
    expect(await facets(customer)).not.toEqual(facetsBefore);
    expect(await finds(portal.as("admin"), stock_no)).toBe(false); // offered to nobody

    await turn(id, true);
    expect(await finds(customer, stock_no)).toBe(true);
    expect(await countFor(customer)).toBe(before);
    expect(await facets(customer)).toEqual(facetsBefore);
  });

  test("its stones are in no pair, among no arrivals and chosen by nobody, and a shared link says that they are gone", async () => {
    const { id, stock_no } = await theProvider();
    const { stock_nos } = await twoAlike(portal);
    const customer = portal.as("customer");
    const { data: link } = await customer.call("shareDiamonds", { body: { stock_numbers: [stock_no] } });
    const token = link.url.slice(link.url.lastIndexOf("/") + 1);
    const shared = async () => (await portal.anonymous.call("getSharedStones", { path: { token } })).data.stones;
    expect(await shared()).toMatchObject([{ stock_no, is_available: true }]);
    const arrived = { diamond_type: "white" as const };
    const arrivals = async () =>
      (await customer.call("searchArrivals", { body: arrived, query: { size: 1 } })).data.pagination.totalRecords;
    const before = await arrivals();
    await turn(id, false);

    expect(await shared()).toMatchObject([{ stock_no, is_available: false }]);
    expect(await arrivals()).toBeLessThan(before);
    const { data: pairs } = await customer.call("searchPairs", { body: { ...all, numbers: [...stock_nos] } });
    expect(pairs.stockList).toEqual([]);
    const chosen = await customer.call("showSelectedStones", { body: { stock_numbers: [stock_no] } });
    expect(chosen.data).toMatchObject({ stockList: [], missing: [{ stock_no, code: "notFound" }] });
  });

  test("what clients have stays theirs, and nobody gets anything new", async () => {
    const { id } = await theProvider();
    const rows = await run<{ stock_no: string }>(
      `SELECT stock_no FROM stone WHERE provider_id = $1 AND status = 1 AND diamond_type = 'white' AND stone_origin = 2
        ORDER BY id LIMIT 4`,
      [id],
    );
    const [held = "", asked = "", lent = "", free = ""] = rows.map(({ stock_no }) => stock_no);
    const customer = portal.as("customer");
    const [hold] = await heldBy(portal, "customer", [held]);
    await requestedBy(portal, "customer", [asked]);
    await onMemo(portal, "customer", [lent]);
    await turn(id, false);

    for (const [list, stock_no] of [
      ["listHolds", held],
      ["listConfirms", asked],
      ["listMemos", lent],
    ] as const) {
      const { data } = await customer.call(list, { body: {} });
      expect(JSON.stringify(data)).toContain(`"${stock_no}"`);
    }
    for (const act of ["createHolds", "confirmStones"] as const) {
      expectRefusal(await customer.send(act, { body: { stock_numbers: [free] } }), 409, "stoneUnknown");
    }
    const released = await customer.call("releaseHolds", { body: { ids: [hold?.id ?? 0] } });
    expect(released.data.data[0]).toMatchObject({ state: "released" });
    expect(await finds(customer, held)).toBe(false); // free again, and still nobody's to find
  });
});

test("another portal of the house loses and finds them too", async () => {
  const { id, available } = await theProvider();
  const { db, pool, direct } = portal.house;
  const other = new IndexedStock({ db, pool, direct, log: silent, timeZone: "UTC" });
  await other.live.start();
  try {
    const count = async () => {
      const { viewer } = await viewerAs(portal, "admin");
      const asked = { search: { ...all, attributes: { provider: { values: [String(id)] } } }, answer: "page" as const };
      return (await other.find(portal.house.db, viewer, { ...asked, offset: 0, size: 1 })).count;
    };
    const before = await count();
    expect(before).toBeGreaterThanOrEqual(available);
    await turn(id, false);
    expect(await count()).toBe(0);
    await turn(id, true);
    expect(await count()).toBe(before);
  } finally {
    await other.live.stop();
  }
});

test("a provider's new name stands at its stones, also where the row is kept", async () => {
  await portal.house.stock.live.start();
  try {
    const { id, stock_no } = await theProvider();
    const shownName = async () => {
      const { data } = await portal.as("admin").call("searchStones", { body: { ...all, numbers: [stock_no] } });
      return data.stockList[0]?.provider?.name;
    };
    const before = await shownName(); // the row is kept from here on
    await portal.as("admin").call("updateProvider", { path: { id }, body: { name: `${before} & Co`, version: 1 } });
    await expect.poll(shownName, patience).toBe(`${before} & Co`);
  } finally {
    await portal.house.stock.live.stop();
  }
});
