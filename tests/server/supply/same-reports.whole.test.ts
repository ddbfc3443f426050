import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { defaultRules, type SameReport } from "#domain/trade-rules.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useOwnApp } from "#support/app.ts";
import { heldBy } from "#support/line-stones.ts";
import { aRow, Supplier } from "#support/supplier.ts";

/** The same laboratory and report number at several providers. */
const portal = useOwnApp();
const report = { "Report #": "7700001" };

/** Two suppliers with the same stone: `HARBA1` at 5,000 a carat, `NORTB1` at 4,500. */
async function twoSuppliers() {
  const harbour = await Supplier.of(portal);
  const north = await Supplier.of(portal, "North Stones", "NORT");
  await harbour.take([aRow("A1", report), aRow("A2")]);
  await north.take([aRow("B1", { ...report, "Price per carat": "4500.00" })]);
  return { harbour, north };
}
const historyFor = async (name: DemoName, stock_no: string) =>
  portal.as(name).send("getStoneHistory", { query: { stock_no } });
const supplyOf = async (stock_no: string) =>
  JSON.parse((await historyFor("admin", stock_no)).text).data.supply as {
    also_listed: { provider: string; stock_no: string; price_per_ct: number; status: number }[];
    stands_back: boolean;
  };

describe("a load with a stone that other providers list", () => {
  test("says where each row is listed too, the cheapest first, and rows are narrowed to these", async () => {
    await twoSuppliers();
    const quay = await Supplier.of(portal, "Quayside", "QUAY");
    const { id } = await quay.dryRun([aRow("C1", { ...report, "Price per carat": "4800.00" }), aRow("C99")]);
    const [listed, alone] = await quay.rows(id, "new");
    expect(listed?.also_listed).toMatchObject([
      { provider: "North Stones", stock_no: "NORTB1", status: 1 },
      { provider: "Harbour Gems", stock_no: "HARBA1", status: 1 },
    ]);
    expect(listed?.also_listed[0]?.price_per_ct).toBeCloseTo(4500, -1);
    expect(alone?.also_listed).toEqual([]);
    const narrowed = async (others: "listed" | "cheaper") => {
      const { data } = await portal.as("admin").call("listLoadRows", { path: { id }, query: { others } });
      return data.data.map(({ org_stock_no }) => org_stock_no);
    };
    expect(await narrowed("listed")).toEqual(["C1"]);
    expect(await narrowed("cheaper")).toEqual(["C1"]);
    const below = await quay.dryRun([aRow("C1", { ...report, "Price per carat": "4000.00" })]);
    const { data } = await portal
      .as("admin")
      .call("listLoadRows", { path: { id: below.id }, query: { others: "cheaper" } });
    expect(data.data).toEqual([]);
  });

  test("has a row that changes nothing named too, and its own stone is no other listing", async () => {
    const { harbour } = await twoSuppliers();
    const { id } = await harbour.dryRun([aRow("A1", report)], "changes");
    expect((await harbour.rows(id, "same")).map((row) => row.also_listed.map(({ stock_no }) => stock_no))).toEqual([
      ["NORTB1"],
    ]);
  });
});

describe("an open stone", () => {
  test("names its other listings to the house's people, and to nobody who buys", async () => {
    await twoSuppliers();
    expect((await supplyOf("HARBA1")).also_listed.map(({ provider }) => provider)).toEqual(["North Stones"]);
    expect(await supplyOf("HARBA2")).toMatchObject({ also_listed: [], stands_back: false });
    const { status, text } = await historyFor("customer", "HARBA1");
    expect([status, JSON.parse(text).data.supply]).toEqual([200, undefined]);
    expect(text).not.toMatch(/North|NORTB1|Harbour/);
  });

  test("does not count what is sold or off the market", async () => {
    await twoSuppliers();
    await portal.as("admin").call("setStoneListing", { path: { stock_no: "NORTB1" }, body: { is_listed: false } });
    expect((await supplyOf("HARBA1")).also_listed).toEqual([]);
  });
});

async function rule(same_report: SameReport): Promise<void> {
  const { version } = (await portal.as("admin").call("getTradeRules")).data;
  await portal.as("admin").call("setTradeRules", { body: { ...defaultRules, same_report, version } });
  await portal.runJobs();
}

describe.each(["index", "database"] as const)("a house that offers each report once, answered by the %s", (source) => {
  beforeEach(async () => {
    if (source === "index") await portal.house.stock.live.start();
  });
  afterEach(() => portal.house.stock.live.stop());

  const finds = async (name: DemoName) => {
    const { data } = await portal
      .as(name)
      .call("searchStones", { body: { diamond_type: "white", numbers: ["HARBA1", "NORTB1"] } });
    return data.stockList.map(({ stock_no }) => stock_no).sort();
  };

  test("shows the cheapest alone, and each of them again once it offers them all", async () => {
    await twoSuppliers();
    expect(await finds("customer")).toEqual(["HARBA1", "NORTB1"]);
    await rule("cheaper");
    expect(portal.house.stock.source).toBe(source);
    expect(await finds("customer")).toEqual(["NORTB1"]);
    expect(await finds("admin")).toEqual(["NORTB1"]);
    expect((await supplyOf("NORTB1")).stands_back).toBe(false);
    const hold = { body: { stock_numbers: ["HARBA1"] } };
    expectRefusal(await portal.as("customer").call("createHolds", hold), 409, "stoneUnknown");
    await rule("both");
    expect(await finds("customer")).toEqual(["HARBA1", "NORTB1"]);
  });

  test("follows a cheaper load, and a provider that is switched off", async () => {
    const { harbour, north } = await twoSuppliers();
    await rule("cheaper");
    await harbour.take([aRow("A1", { ...report, "Price per carat": "4000.00" })], "changes");
    expect(await finds("customer")).toEqual(["HARBA1"]);
    const turn = (id: number, is_active: boolean) =>
      portal.as("admin").call("setProviderStatus", { path: { id }, body: { is_active } });
    await turn(harbour.id, false);
    await portal.runJobs();
    expect(await finds("customer")).toEqual(["NORTB1"]);
    await turn(harbour.id, true);
    await portal.runJobs();
    expect(await finds("customer")).toEqual(["HARBA1"]);
    expect(await north.stones()).toMatchObject({ B1: { status: 1, is_listed: true } });
  });

  test("keeps offering the stone that a client has, however much less it costs elsewhere", async () => {
    await twoSuppliers();
    expect(await heldBy(portal, "customer", ["HARBA1"])).toHaveLength(1);
    await rule("cheaper");
    expect(await finds("customer")).toEqual(["HARBA1"]);
  });
});

test("nobody but an administrator decides what is offered of one report", async () => {
  const body = { ...defaultRules, same_report: "cheaper" as const, version: 1 };
  expectRefusal(await portal.as("customer").call("setTradeRules", { body }), 403, "forbidden");
});
