import { expect, test } from "vitest";
import { aStone } from "#support/a-stone.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
type Who = "admin" | "associate" | "customer" | "customer2";
const asked = async (query: { stock_no: string; user_id?: number }, who: Who = "customer") =>
  (await portal.as(who).call("getSimilarPrices", { query })).data;

/** The weight of the stones here. The demo house has none as heavy. */
const heavy = { carat: 20, color: "F", clarity: "VS1" };

/** The customer's own price per carat. */
const priceOf = async (stock_no: string) =>
  (await portal.as("customer").call("getStoneHistory", { query: { stock_no } })).data.stone.markup_ppc;

test("stones like one stone have a lowest price and, from five on, a median, at the asker's own prices", async () => {
  await aStone(portal, "LIKE-1", { ...heavy, price_per_ct: 7000 });
  expect(await asked({ stock_no: "LIKE-1" })).toEqual({ count: 1, lowest: await priceOf("LIKE-1"), median: null });
  await aStone(portal, "LIKE-2", { ...heavy, carat: 19, price_per_ct: 9000 });
  await aStone(portal, "LIKE-3", { ...heavy, carat: 21, color: "E", price_per_ct: 5000 });
  await aStone(portal, "LIKE-4", { ...heavy, clarity: "VVS2", price_per_ct: 6000 });
  const lowest = await priceOf("LIKE-3");
  expect(await asked({ stock_no: "LIKE-1" })).toEqual({ count: 4, lowest, median: null });
  await aStone(portal, "LIKE-5", { ...heavy, clarity: "VS2", color: "G", price_per_ct: 8000 });
  expect(await asked({ stock_no: "LIKE-1" })).toEqual({ count: 5, lowest, median: await priceOf("LIKE-1") });
  await aStone(portal, "LIKE-6", { ...heavy, price_per_ct: 7500 });
  const { count, median } = await asked({ stock_no: "LIKE-1" });
  expect(count).toBe(6);
  expect(median).toBeCloseTo(((await priceOf("LIKE-1")) + (await priceOf("LIKE-6"))) / 2, 2);
});

test("what is not alike or not on offer does not count", async () => {
  await aStone(portal, "LIKE-1", heavy);
  const before = await asked({ stock_no: "LIKE-1" });
  const far = [{ carat: 21.01 }, { color: "H" }, { clarity: "SI1" }, { shape: "OVAL" }, { stone_origin: 1 }];
  for (const [at, more] of far.entries()) await aStone(portal, `FAR-${at}`, { ...heavy, price_per_ct: 100, ...more });
  await aStone(portal, "HELD-1", { ...heavy, price_per_ct: 100, status: 4 });
  expect(await asked({ stock_no: "LIKE-1" })).toEqual(before);
});

test("the office and an associate read the prices of their client, and nobody those of somebody else's", async () => {
  await aStone(portal, "LIKE-1", heavy);
  const user_id = await ownerId(portal, "customer");
  const own = await asked({ stock_no: "LIKE-1" });
  expect(await asked({ stock_no: "LIKE-1", user_id }, "admin")).toEqual(own);
  expect(await asked({ stock_no: "LIKE-1", user_id }, "associate")).toEqual(own);
  expect((await asked({ stock_no: "LIKE-1" }, "admin")).lowest).not.toBe(own.lowest);
  const foreign = portal.as("customer2").call("getSimilarPrices", { query: { stock_no: "LIKE-1", user_id } });
  expectRefusal(await foreign, 404, "notFound");
  expectRefusal(await portal.as("customer").call("getSimilarPrices", { query: { stock_no: "NONE" } }), 404, "notFound");
});
