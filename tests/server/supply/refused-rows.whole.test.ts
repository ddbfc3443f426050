import { expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useApp();

test("what a file has no column for is named in the reasons, once and by its fields", async () => {
  const supplier = await Supplier.of(portal);
  const { Shape: _, Weight: _weight, ...row } = aRow("A1");
  const load = await supplier.dryRun([row]);
  expect(load.counts).toMatchObject({ refused: 1 });
  const { data: link } = await portal.as("admin").call("downloadRefusedRows", { path: { id: load.id } });
  const authorization = `Bearer ${await portal.tokenOf("admin")}`;
  const file = await portal.app.inject({ url: link, headers: { authorization } });
  expect((await readXlsx(file.rawPayload)).get("Refused")?.cells.get("I2")?.value).toBe("Missing: shape, carat.");
});

test("the cells for which a row is refused are filled with red, an empty one too, and no others", async () => {
  const supplier = await Supplier.of(portal);
  const load = await supplier.dryRun([
    aRow("A1"),
    aRow("A2", { Weight: "none" }),
    aRow("A3", { Weight: "" }),
    aRow("A4", { Color: "Q9", Weight: "none" }),
    aRow("A5", { "Price per carat": "" }),
  ]);
  expect(load.counts).toMatchObject({ refused: 4 });
  const { data: link } = await portal.as("admin").call("downloadRefusedRows", { path: { id: load.id } });
  const authorization = `Bearer ${await portal.tokenOf("admin")}`;
  const file = await portal.app.inject({ url: link, headers: { authorization } });
  const cells = (await readXlsx(file.rawPayload)).get("Refused")?.cells ?? new Map();
  const red = (line: number) =>
    [...cells].flatMap(([place, { fill }]) => (fill === "FFFBD5D1" && place.endsWith(String(line)) ? [place] : []));
  expect([1, 2, 3, 4, 5].map(red)).toEqual([[], ["D2"], ["D3"], ["D4", "E4"], []]);
  expect(cells.get("K5")?.value).toContain("The row has no price in any form.");
});
