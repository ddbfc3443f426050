import { describe, expect, test } from "vitest";
import { similarSearch } from "#domain/search/similar-stones.ts";
import { vocabulary } from "#server/search/search-term.ts";
import { aStone } from "#support/a-stone.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { giveScreen } from "#support/rights.ts";
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

/** The number of stones that the link "Similar stones" of a drawer finds. */
async function foundBy(stock_no: string, who: Who = "customer") {
  const { stone } = (await portal.as(who).call("getStoneHistory", { query: { stock_no } })).data;
  const search = similarSearch(stone, await vocabulary(portal));
  const { data } = await portal.as(who).call("searchStones", { query: { is_count_only: true }, body: search });
  return data.pagination.totalRecords;
}

describe("alike in all that is paid for", () => {
  const paid = { ...heavy, lab: "GIA", cut: "EX", fluorescence: "NON", shade: "NONE", milky: "M0" };
  const oval = { ...paid, shape: "OVAL", cut: null, polish: "EX", symmetry: "EX" };
  test.each([
    ["the laboratory", paid, [{ lab: "IGI" }, { lab: "NONE" }, { lab: null }], [{ lab: "GIA" }]],
    ["no report", { ...paid, lab: null }, [{ lab: "GIA" }], [{ lab: "NONE" }, { lab: null }]],
    ["the cut of a round", paid, [{ cut: "G" }, { cut: "F" }], [{ cut: "VG" }, { cut: "ID" }, { cut: null }]],
    ["the polish of an oval", oval, [{ polish: "G" }], [{ polish: "VG" }, { polish: null }]],
    ["the symmetry of an oval", oval, [{ symmetry: "F" }], [{ symmetry: "VG" }, { symmetry: null }]],
    [
      "the fluorescence",
      paid,
      [{ fluorescence: "STG" }, { fluorescence: "VST" }, { fluorescence: "MED" }],
      [{ fluorescence: "FNT" }, { fluorescence: null }],
    ],
    ["the shade", paid, [{ shade: "BR" }, { shade: "GR" }], [{ shade: null }]],
    ["a shade", { ...paid, shade: "BR" }, [{ shade: "NONE" }, { shade: null }], [{ shade: "YL" }]],
    ["the milkiness", paid, [{ milky: "M1" }, { milky: "M3" }], [{ milky: null }]],
  ])("%s", async (_, stone, far, near) => {
    await aStone(portal, "LIKE-0", stone);
    for (const [at, more] of far.entries()) await aStone(portal, `FAR-${at}`, { ...stone, price_per_ct: 100, ...more });
    for (const [at, more] of near.entries()) await aStone(portal, `NEAR-${at}`, { ...stone, ...more });
    const said = await asked({ stock_no: "LIKE-0" });
    expect([said.count, said.lowest]).toEqual([near.length + 1, await priceOf("LIKE-0")]);
    expect(await foundBy("LIKE-0")).toBe(said.count);
  });
});

test("a stone whose markup leaves no price counts like in a search, and has no part in the prices", async () => {
  await giveScreen(portal, "inventory/markups", [1]);
  const { business_id } = await portal.db
    .selectFrom("account")
    .select("business_id")
    .where("id", "=", await ownerId(portal, "customer"))
    .executeTakeFirstOrThrow();
  const range = { diamond_type: "white", stone_origin: 2, from_carat: 20, to_carat: 20.5 } as const;
  const rules = [{ ...range, kind: "points" as const, value: -99.99 }];
  const saved = await portal
    .as("admin")
    .call("updateBusinessMarkup", { body: { business_id: business_id ?? 0, version: 1, rules } });
  expect(saved.status).toBe(200);
  // A provider of whom this business has no markup of its own.
  const { rows } = await portal.pool.query(
    "SELECT price_list_id, provider_id FROM stone WHERE rap IS NOT NULL ORDER BY provider_id DESC LIMIT 1",
  );
  const listed = { ...heavy, rap: 10000, disc: -30, price_per_ct: 7000, ...rows[0] };
  await aStone(portal, "LIKE-1", listed);
  await aStone(portal, "LIKE-2", { ...listed, carat: 20.6 });
  expect([await priceOf("LIKE-1"), (await priceOf("LIKE-2")) > 0]).toEqual([0, true]);
  const said = await asked({ stock_no: "LIKE-1" });
  expect(said).toEqual({ count: 2, lowest: await priceOf("LIKE-2"), median: null });
  expect(await foundBy("LIKE-1")).toBe(2);
});
