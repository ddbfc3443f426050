import { describe, expect, test } from "vitest";
import { aStone } from "#support/a-stone.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { hours } from "#support/clock.ts";
import { ownerId } from "#support/rows.ts";
import { aStockNumber } from "#support/stone-samples.ts";

const portal = useApp();
const open = async ({ url }: { url: string }) => {
  const token = url.slice(url.lastIndexOf("/") + 1);
  return (await portal.anonymous.call("getSharedStones", { path: { token } })).data;
};
const share = async (who: Api, resale_pct: number | null | undefined, stock_no?: string) => {
  const stock_numbers = [stock_no ?? (await aStockNumber(portal))];
  return (await who.call("shareDiamonds", { body: { stock_numbers, resale_pct } })).data;
};
const priceOf = async (who: Api) => {
  const { stone } = (await who.call("getStoneHistory", { query: { stock_no: await aStockNumber(portal) } })).data;
  return stone;
};
const cents = (value: number) => Math.round(value * 100);

describe("a link for resale", () => {
  test("puts the percent on top of the sender's own prices, rounded for each carat first", async () => {
    const own = await priceOf(portal.as("customer"));
    const made = await share(portal.as("customer"), 12.5);
    const [stone] = (await open(made)).stones;
    const perCarat = Math.round((cents(own.markup_ppc) * 1125) / 1000);
    expect(cents(stone?.markup_ppc ?? 0)).toBe(perCarat);
    expect(cents(stone?.sell_amt ?? 0)).toBe(Math.round((perCarat * cents(own.carat)) / 100));
    expect(cents(stone?.markup_disc ?? 0)).toBe(Math.round((perCarat / cents(own.rap ?? 0) - 1) * 100_00));
    expect(made.text).toContain(`PPC: ${(perCarat / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`);
  });

  test("without prices has none: not on its page, not in its text, not in its rows", async () => {
    const made = await share(portal.as("customer"), null);
    const { stones } = await open(made);
    expect(stones).toMatchObject([{ markup_disc: null, markup_ppc: null, sell_amt: null }]);
    expect(made.text).not.toMatch(/PPC:|Amt\. /);
    expect(made.text).toMatch(/^Stock No: .*\nConfirm\.\.\.$/s);
    const { rows } = await portal.pool.query("SELECT markup_disc, markup_ppc, sell_amt FROM share_link_stone");
    expect(rows).toEqual([{ markup_disc: null, markup_ppc: null, sell_amt: null }]);
  });

  test("carries the name of the business that offers the stones on; a plain one that of the house", async () => {
    const house = (await open(await share(portal.as("customer"), 0))).house;
    expect((await open(await share(portal.as("customer"), undefined))).house).toBe(house);
    for (const resale of [5, null]) {
      const made = await share(portal.as("customer"), resale);
      expect([made.shared_by, (await open(made)).house]).toEqual(["Northlight Jewels", "Northlight Jewels"]);
    }
    expect((await open(await share(portal.as("admin"), 5))).house).toBe(house);
  });

  test("says its percent to its sender, and to the log", async () => {
    const { id } = await share(portal.as("customer"), 12.5);
    await share(portal.as("customer"), null);
    await share(portal.as("customer"), undefined);
    const { data } = (await portal.as("customer").call("listShareLinks", {})).data;
    expect(data.map(({ resale_pct }) => resale_pct)).toEqual([0, null, 12.5]);
    const made = (await auditRows(portal.pool))
      .map(({ fact }) => fact)
      .filter(({ workflow }) => workflow === "share_link");
    expect(made[0]).toMatchObject({ item: String(id), after: { resale_pct: 12.5 } });
  });

  test("has at most a thousand percent and two decimals, and never less than the sender pays", async () => {
    for (const resale_pct of [-0.01, 1000.01, 5.125, "12,5"]) {
      const body = { stock_numbers: [await aStockNumber(portal)], resale_pct };
      const refused = await portal.as("customer").call("shareDiamonds", { body } as never);
      expectRefusal(refused, 400, "malformed");
    }
    expect((await portal.as("customer").call("listShareLinks", {})).data.data).toEqual([]);
  });

  test("says no discount where it is further above the list than a discount can be said", async () => {
    const { rows } = await portal.pool.query("SELECT max(id) AS id FROM price_list");
    await aStone(portal, "RESALE-1", { rap: 100, disc: 5000, price_per_ct: 5100, price_list_id: rows[0].id });
    const [stone] = (await open(await share(portal.as("admin"), 500, "RESALE-1"))).stones;
    expect(stone?.markup_disc).toBeNull();
    expect(stone?.markup_ppc).toBeGreaterThan(6 * 5100 - 1);
  });
});

describe("a stone that is on hold", () => {
  const isOffered = async (made: { url: string }) => (await open(made)).stones[0]?.is_available;

  test("for the sender is still available to their own client, and to nobody else's", async () => {
    const stock_no = await aStockNumber(portal);
    const [own, others] = [await share(portal.as("customer"), 5), await share(portal.as("customer2"), 5)];
    await portal.as("customer").call("createHolds", { body: { stock_numbers: [stock_no] } });
    expect([await isOffered(own), await isOffered(others)]).toEqual([true, false]);
    portal.clock.advance(hours(49));
    expect(await isOffered(own)).toBe(false);
  });

  test("for the client for whom it was shared is available on their page alone", async () => {
    const stock_no = await aStockNumber(portal);
    const shareFor = async (user_id?: number) =>
      (await portal.as("admin").call("shareDiamonds", { body: { stock_numbers: [stock_no], user_id } })).data;
    const [theirs, anybodys] = [await shareFor(await ownerId(portal, "customer")), await shareFor()];
    await portal.as("customer").call("createHolds", { body: { stock_numbers: [stock_no] } });
    expect([await isOffered(theirs), await isOffered(anybodys)]).toEqual([true, false]);
  });
});
