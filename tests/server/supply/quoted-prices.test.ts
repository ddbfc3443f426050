import { beforeEach, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { useApp } from "#support/app.ts";
import { giveScreen } from "#support/rights.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useApp();
const admin = () => portal.as("admin");
let net: Supplier;
let backOfList: Supplier;

/** Quoted as a whole: none of these totals is a price per carat of two decimals times the weight. */
const totals = { N1: "3705", N2: "18018", N3: "17329", N4: "10123.45" };
const weights = { N1: "1.03", N2: "5.01", N3: "2.29", N4: "1.71" };
const wholes = Object.entries(totals).map(([stock, total]) => {
  const { "Price per carat": _, ...row } = aRow(stock, { Weight: weights[stock as "N1"], Total: total });
  return row;
});
const discounts = ["D1", "D2"].map((stock, at) => {
  const { "Price per carat": _, ...row } = aRow(stock, { "Disc %": ["-37.45", "-12.5"][at] ?? "" });
  return row;
});

/** A stone's price as the house has it. */
type Kept = { quote_kind: string | null; price_per_ct: string; total_amt: string; disc: string | null };
async function kept(): Promise<Record<string, Kept>> {
  const { rows } = await portal.pool.query(
    "SELECT org_stock_no, quote_kind, price_per_ct, total_amt, disc FROM stone WHERE provider_id = ANY ($1) ORDER BY id",
    [[net.id, backOfList.id]],
  );
  return Object.fromEntries(rows.map(({ org_stock_no, ...stone }) => [org_stock_no, stone]));
}
const costs = async () =>
  Object.fromEntries(Object.entries(await kept()).map(([stock, { total_amt }]) => [stock, Number(total_amt)]));
const netCosts = { N1: 3705, N2: 18018, N3: 17329, N4: 10123.45 };

/** Imports the list in force with every price raised. Answers what the import says of it. */
async function raiseList(percent: number): Promise<Data<"insertLatestPrices">["effect"]> {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => admin().call("getRapPrice", { query: { page, size: 1000 } })),
  );
  const rows = pages.flatMap(({ data }) =>
    data.data.map(({ id: _, version: __, price, ...row }) => ({
      ...row,
      price: Math.round(price * (100 + percent)) / 100,
    })),
  );
  const body = { label: `Up ${percent} %`, effective_on: "2026-11-20", rows } as never;
  const { effect } = (await admin().call("insertLatestPrices", { body })).data;
  await portal.runJobs();
  return effect;
}

beforeEach(async () => {
  await giveScreen(portal, "inventory/rap-prices", [1]);
  net = await Supplier.of(portal, "Harbour Gems", "HARB");
  backOfList = await Supplier.of(portal, "Quay Diamonds", "QUAY");
  await net.take(wholes);
  await backOfList.take(discounts);
});

test("a total is the cost to the cent, and a discount counts from the list", async () => {
  expect(await costs()).toMatchObject(netCosts);
  const { N1, D1 } = await kept();
  expect(N1).toMatchObject({ quote_kind: "total", price_per_ct: "3597.09" });
  expect(D1).toMatchObject({ quote_kind: "discount", disc: "-37.45" });
});

test("a higher list moves the discounts alone, and says whose, how many and by how much", async () => {
  const before = await costs();
  const effect = await raiseList(5);
  expect(effect.providers.find(({ provider }) => provider === "Quay Diamonds")).toMatchObject({
    stones: 2,
    change_pct: 5,
    before_amt: Number(((before.D1 ?? 0) + (before.D2 ?? 0)).toFixed(2)),
  });
  expect(effect.providers.map(({ provider }) => provider)).not.toContain("Harbour Gems");
  expect(effect.stay).toBe(4);
  const after = await costs();
  expect(after).toMatchObject(netCosts);
  expect(after.D1).toBeCloseTo((before.D1 ?? 0) * 1.05, 1);
  expect((await kept()).D1?.disc).toBe("-37.45");
});

test("the same file changes nothing, whatever the list did", async () => {
  await raiseList(5);
  for (const [supplier, rows] of [
    [net, wholes],
    [backOfList, discounts],
  ] as const) {
    const load = await supplier.dryRun([...rows]);
    expect(load.counts).toMatchObject({ same: rows.length, changed: 0, new: 0, gone: 0 });
  }
});

test("a load is taken back to the quotes before it, priced by the list of today", async () => {
  const dearer = wholes.map((row) => ({ ...row, Total: Number(row.Total) + 100 }));
  const load = await net.take(dearer);
  expect(await costs()).toMatchObject({ N1: 3805, N4: 10223.45 });
  const deeper = await backOfList.take(discounts.map((row) => ({ ...row, "Disc %": "-40" })));
  await raiseList(5);
  await net.rollBack(load);
  await backOfList.rollBack(deeper);
  expect(await costs()).toMatchObject(netCosts);
  const { N1, D1 } = await kept();
  expect(N1?.quote_kind).toBe("total");
  expect(D1).toMatchObject({ quote_kind: "discount", disc: "-37.45" });
  const [list] = (await portal.pool.query("SELECT rap FROM stone WHERE org_stock_no = 'D1'")).rows;
  expect(Number(D1?.price_per_ct)).toBe(Math.round(Number(list?.rap) * 62.55) / 100);
});

test("a supplier who goes over from discounts to dollars keeps his dollars", async () => {
  const { D1 } = await kept();
  const inDollars = discounts.map(({ "Disc %": _, ...row }) => ({ ...row, "Price per carat": D1?.price_per_ct ?? "" }));
  const load = await backOfList.dryRun(inDollars);
  expect(load.counts).toMatchObject({ changed: 2 });
  await backOfList.commit(load);
  await raiseList(5);
  expect((await kept()).D1).toMatchObject({ quote_kind: "per_carat", price_per_ct: D1?.price_per_ct });
});

test("a stone from before quotes were kept stays as it is until its next load says the quote", async () => {
  await portal.pool.query(
    "UPDATE stone SET quote_kind = NULL, quote = NULL, price_per_ct = 3597.10, disc = NULL, rap = NULL, price_list_id = NULL WHERE org_stock_no = 'N1'",
  );
  await raiseList(5);
  expect((await kept()).N1).toMatchObject({ quote_kind: null, price_per_ct: "3597.10" });
  const load = await net.take(wholes);
  expect(load.counts).toMatchObject({ changed: 1, same: 3 });
  expect(await costs()).toMatchObject(netCosts);
});

test("what a stone costs is explained from its quote", async () => {
  const stepsOf = async (stock: string) => {
    const { steps } = (await admin().call("explainPrice", { query: { stock_no: stock } } as never)).data;
    return Object.fromEntries(steps.map(({ name, how, value }) => [name, { how, value }]));
  };
  expect(await stepsOf("HARBN1")).toMatchObject({
    price_per_ct: { how: "3705.00 / 1.03 ct", value: 3597.09 },
    total_amt: { how: "The provider's price for the stone", value: 3705 },
  });
  expect(await stepsOf("QUAYD1")).toMatchObject({ disc: { how: "The provider's discount", value: -37.45 } });
});
