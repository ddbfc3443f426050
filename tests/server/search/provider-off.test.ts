import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Api } from "#support/api.ts";
import { patience } from "#support/patience.ts";
import { all, finds, useProviderOffWorld } from "#support/provider-off-world.ts";

const { portal, theProvider, turn } = useProviderOffWorld();

const countFor = async (who: Api) =>
  (await who.call("searchStones", { query: { is_count_only: true }, body: all })).data.pagination.totalRecords;
const facets = async (who: Api) => (await who.call("filterSearch", { body: all })).data;

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
