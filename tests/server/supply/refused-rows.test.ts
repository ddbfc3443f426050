import { expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { emptyStock } from "#support/empty-stock.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useApp();

test("refused rows come back as the supplier sent them, with their reasons, and no cell is a formula", async () => {
  const supplier = await Supplier.of(portal);
  const load = await supplier.dryRun([
    aRow("A1"),
    aRow("A2", { Weight: "none", "Report #": "=1+1" }),
    aRow("A3", { "Price per carat": "" }),
  ]);
  expect(load.counts).toMatchObject({ rows: 3, new: 1, refused: 2 });
  const { data: link } = await portal.as("admin").call("downloadRefusedRows", { path: { id: load.id } });
  const authorization = `Bearer ${await portal.tokenOf("admin")}`;
  const file = await portal.app.inject({ url: link, headers: { authorization } });
  const cells = (await readXlsx(file.rawPayload)).get("Refused")?.cells;
  const row = (n: number) => ["A", "B", "D", "H", "K"].map((letter) => cells?.get(`${letter}${n}`)?.value);
  expect(row(1)).toEqual(["Line", "Stock #", "Weight", "Report #", "Reasons"]);
  expect(row(2)).toEqual(["3", "A2", "none", "=1+1", expect.stringContaining("The value is not a number")]);
  expect(row(3)).toEqual(["4", "A3", "1.00", "773", expect.stringContaining("The row has no price in any form.")]);
  expect([...(cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
});

test("in a house without any stone, provider or list price, the first file becomes its stock", async () => {
  await emptyStock(portal);
  const supplier = await Supplier.of(portal);
  expect(await supplier.take([aRow("A1"), aRow("A2")])).toMatchObject({ state: "committed" });
  expect(Object.keys(await supplier.stones())).toEqual(["A1", "A2"]);
  const nothing = await supplier.send(new File([""], "stock.csv")).catch((error: Error) => error.message);
  expect(nothing).toContain("422");
});
