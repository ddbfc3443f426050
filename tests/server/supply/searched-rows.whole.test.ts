import { describe, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useApp();

/** A load with a row of each kind that a number can find: unchanged, changed, new, gone, and one that is refused. */
async function aLoad() {
  const supplier = await Supplier.of(portal);
  await supplier.take(["A1", "A2", "A3"].map((stock) => aRow(stock)));
  const { id } = await supplier.dryRun([
    aRow("A1"),
    aRow("A2", { "Report #": "90802" }),
    aRow("A4"),
    aRow("A5", { Weight: "none" }),
    aRow("A6", { Lab: "", "Report #": "" }),
  ]);
  const found = async (search: string) => {
    const { data } = await portal.as("admin").call("listLoadRows", { path: { id }, query: { search } });
    expect(data.pagination.totalRecords).toBe(data.data.length);
    return data.data.map(({ org_stock_no }) => org_stock_no).sort();
  };
  return { id, supplier, found };
}

describe("a row of a load is found", () => {
  const findsByReport = async (found: (search: string) => Promise<unknown>) => {
    expect(await found("771")).toEqual(["A1"]);
    expect(await found("774")).toEqual(["A4"]);
    expect(await found("773")).toEqual(["A3"]); // gone: its stone has the number
    expect(await found("90802")).toEqual(["A2"]);
    expect(await found("772")).toEqual(["A2"]); // the number that its stone has until now
    expect(await found("77")).toEqual(["A1", "A2", "A3", "A4"]);
    expect(await found("776")).toEqual([]); // a stone without a report
    expect(await found("775")).toEqual([]); // what is refused has no stone
  };

  test("by its report number and by that of its stone", async () => {
    const { found } = await aLoad();
    await findsByReport(found);
  });

  test("by the same numbers in a load from before its rows had words", async () => {
    const { id, found } = await aLoad();
    await portal.pool.query("UPDATE load_row SET words = NULL WHERE load_id = $1", [id]);
    await findsByReport(found);
  });

  test("by the report number that it was taken with, also after a later file has changed it", async () => {
    const { id, supplier, found } = await aLoad();
    await supplier.commit(await supplier.load(id));
    await supplier.take([
      aRow("A1", { "Report #": "55501" }),
      aRow("A2", { "Report #": "90802" }),
      aRow("A4"),
      aRow("A6"),
    ]);
    expect(await found("771")).toEqual(["A1"]);
    expect(await found("55501")).toEqual([]);
  });

  test("by the number that the house gives it where two differ in capitals alone", async () => {
    const supplier = await Supplier.of(portal);
    const { id } = await supplier.dryRun([aRow("B1"), aRow("b1")]);
    const rows = await supplier.rows(id);
    const second = rows.find(({ org_stock_no }) => org_stock_no === "b1");
    expect(second?.stock_no).not.toBe("HARBb1");
    const query = { search: second?.stock_no ?? "" };
    const { data } = await portal.as("admin").call("listLoadRows", { path: { id }, query });
    expect(data.data.map(({ org_stock_no }) => org_stock_no)).toEqual(["b1"]);
  });

  test("by no pattern: what is searched stands for itself", async () => {
    const { found } = await aLoad();
    expect(await found("7_1")).toEqual([]);
    expect(await found("%")).toEqual([]);
    expect(await found("771 774")).toEqual([]);
  });
});
