import { describe, expect, test } from "vitest";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { foldLog } from "#server/insight/fold.ts";
import { useOwnApp } from "#support/app.ts";
import { emptyStock } from "#support/empty-stock.ts";
import { heldBy, onMemo } from "#support/line-stones.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useOwnApp();
const admin = () => portal.as("admin");
const stock = async () => (await admin().call("getShapeWise")).data;
const stages = async (day?: string) => {
  const query = day ? { startDate: day, endDate: day } : {};
  const { data } = await admin().call("getFunnelChart", { query });
  return Object.fromEntries(data.stages.map(({ stage, pieces, carats }) => [stage, [pieces, carats]]));
};

describe("a load that is rolled back", () => {
  test("takes its stones out of the stock again, and what clients did meanwhile stays as it was done", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take([aRow("A1"), aRow("A2")]);
    const before = await stock();
    const load = await supplier.take([aRow("A1", { Weight: "1.50", "Price per carat": "5200.00" }), aRow("A3")]);
    expect((await stock()).totalInventory.carats).not.toBe(before.totalInventory.carats);
    const [line] = await heldBy(portal, "customer", ["HARBA1"]);
    await portal.as("customer").call("releaseHolds", { body: { ids: [line?.id ?? 0] } });
    await foldLog(portal.house);
    const held = await stages();
    expect(held.hold).toEqual([1, 1.5]);

    expect(await supplier.rollBack(load)).toMatchObject({ state: "rolledBack" });
    expect(await stock()).toEqual(before);
    expect(await stages()).toEqual(held);
    expect(await compareFigures(portal.house)).toBe(0);
  });
});

describe("a house with next to nothing", () => {
  test("shows nothing of no stone and all of one stone", async () => {
    await emptyStock(portal);
    expect((await stock()).totalInventory).toEqual({ pieces: 0, carats: 0, total_amt: 0, sell_amt: 0 });
    const supplier = await Supplier.of(portal);
    await supplier.take([aRow("A1")]);
    const { totalInventory, fancyInventory, shapes } = await stock();
    expect([totalInventory.pieces, totalInventory.carats, totalInventory.total_amt]).toEqual([1, 1, 5000]);
    expect(fancyInventory.pieces).toBe(0);
    expect(shapes.map(({ value, pieces }) => [value, pieces])).toEqual([["ROUND", 1]]);
    await onMemo(portal, "customer", ["HARBA1"]);
    expect((await stages()).memo).toEqual([1, 1]);
    expect(await compareFigures(portal.house)).toBe(0);
  });
});
