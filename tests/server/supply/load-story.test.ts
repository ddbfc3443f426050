import { describe, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { aRow, csvOf, Supplier } from "#support/supplier.ts";

const portal = useApp();

describe("a file of a supplier", () => {
  test("is read, compared and committed, and its stones are on the market under the house's numbers", async () => {
    const supplier = await Supplier.of(portal);
    const waiting = await supplier.dryRun([aRow("A1"), aRow("A2", { "Price per carat": "6123.45" }), aRow("A3")]);
    expect(waiting).toMatchObject({ state: "waiting", questions: [], counts: { rows: 3, new: 3, gone: 0 } });
    expect(waiting.waits_for.map(({ reason }) => reason)).toEqual(["firstLoad"]);
    expect(await supplier.stones()).toEqual({});
    const committed = await supplier.commit(waiting);
    expect(committed).toMatchObject({ state: "committed", done: 3, total: 3 });
    expect(await supplier.stones()).toMatchObject({
      A1: { stock_no: "HARBA1", status: 1, is_listed: true },
      A2: { stock_no: "HARBA2", status: 1 },
    });
    const { data } = await portal
      .as("customer")
      .call("searchStones", { body: { diamond_type: "white", numbers: ["HARBA2"] } });
    expect(data.stockList).toMatchObject([{ stock_no: "HARBA2", status: 1 }]);
  });

  test("is rolled back exactly, and the stones sold meanwhile stay sold", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take([aRow("A1"), aRow("A2"), aRow("A3"), aRow("A4")]);
    const before = await supplier.stones();
    const load = await supplier.take([
      aRow("A1", { "Price per carat": "5500.00" }),
      aRow("A2", { "Price per carat": "5500.00" }),
      aRow("A5"),
      aRow("A6"),
    ]);
    await portal.pool.query("UPDATE stone SET status = 8 WHERE org_stock_no = 'A5' AND provider_id = $1", [
      supplier.id,
    ]);
    const { data: preview } = await portal.as("admin").call("previewRollBack", { path: { id: load.id } });
    expect(preview).toEqual({
      is_busy: false,
      reversible: 5,
      kept: 1,
      rows: [{ stock_no: "HARBA5", sentence: "The stone is sold." }],
    });
    expect(await supplier.rollBack(load)).toMatchObject({ state: "rolledBack" });
    expect(await supplier.stones()).toEqual({
      ...before,
      A5: expect.objectContaining({ status: 8 }),
      A6: expect.objectContaining({ status: 2, is_listed: false }),
    });
  });

  test("that cannot be read is refused in words at its field, and leaves nothing", async () => {
    const supplier = await Supplier.of(portal);
    const answer = await portal.as("admin").send("saveMapping", {
      body: { provider_id: supplier.id },
      files: { uploadExcel: new File(["<html><table></table></html>"], "stock.xls") },
    });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer)).toContain("uploadExcel");
    expect((await portal.pool.query("SELECT count(*)::int AS n FROM load")).rows).toEqual([{ n: 0 }]);
  });

  test("is refused from everybody but administrators", async () => {
    const supplier = await Supplier.of(portal);
    for (const name of ["qc", "associate", "customer", "auditor", "api"] as const) {
      const answer = await portal.as(name).send("saveMapping", {
        body: { provider_id: supplier.id },
        files: { uploadExcel: csvOf([aRow("A1")]) },
      });
      expect([name, answer.status]).toEqual([name, 403]);
    }
  });
});

describe("a load waits", () => {
  test("with its questions, and is not committed before they are answered", async () => {
    const supplier = await Supplier.of(portal);
    const rows = [aRow("A1", { Color: "Q9" }), aRow("A2"), aRow("A3")];
    const load = await supplier.dryRun(rows);
    const { counts, questions } = load;
    expect([counts?.refused, questions.map(({ kind, raw }) => [kind, raw])]).toEqual([1, [["value", "Q9"]]]);
    expect((await supplier.askCommit(load)).status).toBe(422);
    const mapping = load.mapping;
    const columns = mapping?.columns.map((one) =>
      one.field === "color" ? { ...one, values: [{ raw: "Q9", code: "E" }] } : one,
    );
    const answered = await portal.as("admin").send("setLoadMapping", {
      path: { id: load.id },
      body: { version: load.version, mapping: { ...mapping, columns } },
    });
    expect(answered.status).toBe(200);
    await portal.runJobs();
    const again = await supplier.load(load.id);
    expect(again).toMatchObject({ state: "waiting", questions: [], counts: { new: 3, refused: 0 } });
  });
});

describe("two things at once", () => {
  test("of two people who commit the same load, one is told who was first", async () => {
    const supplier = await Supplier.of(portal);
    const load = await supplier.dryRun([aRow("A1")]);
    expect((await supplier.askCommit(load)).status).toBe(200);
    const late = await portal
      .as("admin2")
      .send("commitLoad", { path: { id: load.id }, body: { version: load.version, accepted: ["firstLoad"] } });
    expect(late.status).toBe(409);
  });
});
