import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { IndexedStock } from "#server/search/stock.ts";
import { expectRefusal } from "#support/answer.ts";
import { heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { all, finds, useProviderOffWorld } from "#support/provider-off-world.ts";
import { silent } from "#support/silent-log.ts";
import { twoAlike } from "#support/stone-samples.ts";
import { viewerAs } from "#support/viewers.ts";

const { portal, theProvider, turn, run } = useProviderOffWorld();

describe.each(["index", "database"] as const)("answered by the %s", (source) => {
  beforeEach(async () => {
    if (source === "index") await portal.house.stock.live.start();
  });
  afterEach(() => portal.house.stock.live.stop());

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
