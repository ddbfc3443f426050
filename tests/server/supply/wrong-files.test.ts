import { expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { aRow, type FileRow, Supplier } from "#support/supplier.ts";

const portal = useApp();
const six = (change: FileRow = {}) => Array.from({ length: 6 }, (_, n) => aRow(`A${n}`, change));
const reasons = async (supplier: Supplier, rows: FileRow[]) =>
  (await supplier.dryRun(rows)).waits_for.map(({ reason }) => reason);

test("another provider's file is said: the reports of its stones are that provider's", async () => {
  const owner = await Supplier.of(portal);
  await owner.take(six());
  const other = await Supplier.of(portal, "Quay Stones", "QUAY");
  await other.take(Array.from({ length: 6 }, (_, n) => aRow(`Q${n}`, { "Report #": `88${n}` })));
  expect(await reasons(other, six())).toContain("otherProviders");
  expect(await reasons(owner, six())).not.toContain("otherProviders");
});

test("prices a hundred times too high are refused by the list price, and the file waits for a person", async () => {
  const supplier = await Supplier.of(portal);
  await supplier.take(six());
  expect(await reasons(supplier, six({ "Price per carat": "500000.00" }))).toEqual(["refusedShare"]);
});
